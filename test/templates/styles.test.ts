import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
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
