import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../root.ts'

type Theme = 'light' | 'dark'

/** `oklch(L C H)` to relative luminance (CSS Color 4 for the matrices, WCAG 2 for the weights). */
function luminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
  const [red = 0, green = 0, blue = 0] = linear.map((value) => Math.min(1, Math.max(0, value)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Luminance of every role that a style defines as `light-dark(oklch(…), oklch(…))`. */
function readRoles(path: string, theme: Theme): Map<string, number> {
  const pattern = /(--[\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\)/g
  return new Map(
    [...readFileSync(join(root, path), 'utf8').matchAll(pattern)].map(([, name = '', light = '', dark = '']) => {
      const [lightness = 0, chroma = 0, hue = 0] = (theme === 'light' ? light : dark).split(' ').map(Number)
      return [name, luminance(lightness, chroma, hue)]
    }),
  )
}

const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

test('the arithmetic gives the known contrasts', () => {
  assert.equal(contrast(luminance(1, 0, 0), luminance(0, 0, 0)).toFixed(2), '21.00')
  // #767676 on white is the grey that just passes: 4.54.
  assert.equal(contrast(luminance(1, 0, 0), luminance(0.5663, 0, 0)).toFixed(1), '4.5')
})

for (const theme of ['light', 'dark'] as const) {
  test(`every colour of code has 4.5:1 on its grounds, ${theme}`, () => {
    const roles = readRoles('templates/elements/code/code-colors.css', theme)
    const tokens = [...roles.keys()].filter((name) => /^--tok-|^--code-(text|dim)$/.test(name))
    assert.equal(tokens.length, 16)
    const low = ['--code-ground', '--code-mark'].flatMap((ground) =>
      tokens
        .map((name) => [name, ground, contrast(roles.get(name) ?? 0, roles.get(ground) ?? 0)] as const)
        .filter(([, , ratio]) => ratio < 4.5)
        .map(([name, , ratio]) => `${name} on ${ground} ${ratio.toFixed(2)}`),
    )
    assert.deepEqual(low, [])
    const edge = contrast(roles.get('--code-edge') ?? 0, roles.get('--code-mark') ?? 0)
    assert.ok(edge >= 3, `edge ${edge.toFixed(2)}`)
    const name = contrast(readRoles('templates/tokens.css', theme).get('--muted') ?? 0, roles.get('--code-ground') ?? 0)
    assert.ok(name >= 4.5, `name ${name.toFixed(2)}`)
  })
}

test('every role of the highlighter has its colour', () => {
  const style = readFileSync(join(root, 'templates/elements/code/code-colors.css'), 'utf8')
  const source = readFileSync(join(root, 'compiler/formats/markdown/code/highlight.ts'), 'utf8')
  const roles = [...(/export type TokenRole =([\s\S]*?)\n\n/.exec(source)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
    ([, role]) => role,
  )
  assert.equal(roles.length, 14)
  for (const role of roles) assert.match(style, new RegExp(`\\.tok-${role} \\{\\s*color: var\\(--tok-${role}\\)`))
})
