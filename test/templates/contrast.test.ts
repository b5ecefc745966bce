import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../root.ts'
import { contrast, fromOklch } from './oklch.ts'

const text = readFileSync(join(root, 'templates/tokens.css'), 'utf8')
const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

/** Declarations of the rule whose selector is written like this. */
function rule(selector: string): ReadonlyMap<string, string> {
  const start = text.indexOf(`${selector} {`)
  assert.ok(start >= 0, selector)
  const body = text.slice(start, text.indexOf('\n}', start))
  return new Map([...body.matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm)].map((match) => [match[1] ?? '', match[2] ?? '']))
}

const common = rule(':root')
const subBrand = new Map([...common, ...rule(":root[data-brand='subBrand']")])

/** @returns the colour of a role, as linear light */
function colour(roles: ReadonlyMap<string, string>, role: string, scheme: Scheme, hue?: number) {
  const value = roles.get(`--${role}`) ?? ''
  const pair = /^light-dark\((oklch\(.+\)), (oklch\(.+\))\)$/.exec(value)
  const written = (scheme === 'light' ? pair?.[1] : pair?.[2]) ?? ''
  const numbers = written.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    if (hue !== undefined) return String(hue)
    const next = roles.get(name) ?? ''
    return next.startsWith('var(') ? (roles.get(next.slice(4, -1)) ?? '') : next
  })
  const [lightness, chroma, degrees] = [...numbers.matchAll(/[\d.]+/g)].map(Number)
  if (lightness === undefined || chroma === undefined || degrees === undefined) assert.fail(`${role}: ${value}`)
  return fromOklch(lightness, chroma, degrees)
}

const grounds = ['canvas', 'surface', 'sunken', 'raised']
const states = ['info', 'warning', 'danger', 'success', 'beta', 'neutral', 'decorative']

/** Each pair of roles that stand on each other somewhere, with what it must reach. */
const pairs: readonly (readonly [role: string, ground: string, least: number])[] = [
  ...grounds.map((ground) => ['text', ground, 7] as const),
  ...states.map((state) => ['text', `${state}-ground`, 7] as const),
  ...[...grounds, 'neutral-ground', 'accent-ground'].map((ground) => ['muted', ground, 4.5] as const),
  ...[...grounds, 'accent-ground', 'neutral-ground', 'info-ground'].map((ground) => ['accent', ground, 4.5] as const),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['text', 'selection', 4.5],
  ...states.flatMap((state) => [[state, `${state}-ground`, 5.5] as const, [state, 'canvas', 4.5] as const]),
  ...grounds.map((ground) => ['control-border', ground, 3] as const),
  ...[...grounds, 'accent-ground', 'neutral-ground'].map((ground) => ['focus', ground, 3] as const),
]

test('black on white is 21 to 1, and a known colour has its known contrast', () => {
  assert.equal(contrast(fromOklch(0, 0, 0), fromOklch(1, 0, 0)).toFixed(1), '21.0')
  // sRGB #767676 is the lightest grey with 4.5 on white (4.54).
  assert.ok(Math.abs(contrast(fromOklch(0.5682, 0, 0), fromOklch(1, 0, 0)) - 4.54) < 0.05)
})

for (const [brand, roles] of [
  ['brand', common],
  ['sub-brand', subBrand],
] as const)
  for (const scheme of schemes)
    test(`contrasts of the ${brand} in the ${scheme} theme`, () => {
      const short = pairs
        .map(([role, ground, least]) => {
          const ratio = contrast(colour(roles, role, scheme), colour(roles, ground, scheme))
          return { ratio, least, text: `${role} on ${ground}: ${ratio.toFixed(2)}, at least ${least}` }
        })
        .filter(({ ratio, least }) => ratio < least)
      assert.deepEqual(
        short.map(({ text }) => text),
        [],
      )
    })

test('the accent stays readable in every hue that a site may choose', () => {
  const short = Array.from({ length: 72 }, (_, step) => step * 5).flatMap((hue) =>
    schemes.flatMap((scheme) =>
      [common, subBrand].flatMap((roles) =>
        [
          ['accent', 'canvas'],
          ['accent', 'surface'],
          ['accent', 'accent-ground'],
          ['on-accent', 'accent'],
        ].flatMap(([role = '', ground = '']) => {
          const ratio = contrast(colour(roles, role, scheme, hue), colour(roles, ground, scheme, hue))
          return ratio < 4.5 ? [`hue ${hue}, ${scheme}: ${role} on ${ground} ${ratio.toFixed(2)}`] : []
        }),
      ),
    ),
  )
  assert.deepEqual(short, [])
})
