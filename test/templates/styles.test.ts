import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import { root } from '../root.ts'

const folder = join(root, 'templates')
const sheets = readdirSync(folder, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({
    path: relative(folder, path),
    text: readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }))

/** Code has roles of its own, for its tokens. */
const palettes = ['tokens.css', 'elements/code/code-colors.css']

test('colours stand where roles are given: everything else takes a role', () => {
  const literal = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi
  const found = sheets
    .filter(({ path }) => !palettes.includes(path))
    // The words inside color-mix() name a space, not a colour.
    .flatMap(({ path, text }) => [...text.matchAll(literal)].map((match) => `${path}: ${match[0]}`))
  assert.deepEqual(found, [])
})

test('every custom property that a style takes is given somewhere, or has a value to fall back on', () => {
  const given = new Set(
    sheets.flatMap(({ text }) =>
      [...text.matchAll(/(--[\w-]+)\s*:|@property (--[\w-]+)/g)].map((match) => match[1] ?? match[2]),
    ),
  )
  const missing = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)]
      .filter((match) => !given.has(match[1]))
      .map((match) => `${path}: ${match[1]}`),
  )
  assert.deepEqual(missing, [])
})

test('no style is asked from elsewhere', () => {
  const found = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:url\(\s*['"]?|@import\s+['"])(?:[a-z]+:)?\/\/[^'")]*/gi)].map(
      (match) => `${path}: ${match[0]}`,
    ),
  )
  assert.deepEqual(found, [])
})

/** What the rules for one class alone set. */
function setFor(text: string, name: string): ReadonlySet<string> {
  const rules = [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selectors = '']) =>
    selectors.split(',').some((selector) => selector.trim() === `.${name}`),
  )
  return new Set(rules.flatMap(([, , body = '']) => [...body.matchAll(/([\w-]+)\s*:/g)].map((match) => match[1] ?? '')))
}

/** A style with all that it imports. */
function reached(path: string): readonly string[] {
  const text = sheets.find((sheet) => sheet.path === path)?.text ?? ''
  const imported = [...text.matchAll(/@import '([^']+)'/g)].map((match) => join(dirname(path), match[1] ?? ''))
  return [path, ...imported.flatMap(reached)]
}

test('what a block sets in place of a style that other blocks bring, too, has two classes: theirs may come after it', () => {
  const blocks = sheets.filter(({ path }) => path.startsWith('blocks/')).map(({ path }) => reached(path))
  const shared = sheets.filter(({ path }) => blocks.filter((one) => one.includes(path) && one[0] !== path).length > 1)
  const together = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(/className="([^" ]+ [^"]+)"/g)])
    .map((match) => (match[1] ?? '').split(' '))
  const found = blocks.flatMap(([path = '', ...imports]) => {
    const own = sheets.find((sheet) => sheet.path === path)?.text ?? ''
    return shared
      .filter((sheet) => imports.includes(sheet.path))
      .flatMap(({ text }) =>
        together.flatMap((names) =>
          names.flatMap((name) =>
            names.flatMap((other) =>
              [...setFor(own, name)]
                .filter((property) => setFor(text, other).has(property))
                .map((property) => `${path}: ${property} of .${name} and .${other}`),
            ),
          ),
        ),
      )
  })
  assert.deepEqual([...new Set(found)], [])
})
