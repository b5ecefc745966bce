import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createParser } from '../../compiler/formats/markdown/parse-markdown.ts'
import type { ParseMarkdown } from '../../compiler/formats/markdown/parsed.ts'
import { createRegistry } from '../../compiler/model/registry.ts'
import { parseBody } from '../../compiler/parse/parse-body.ts'
import { theme } from '../../templates/theme.ts'

const registry = createRegistry(theme.blocks)
const reference = createParser(registry.byDirective, null)

/** @returns what is told of a page of MDX, and how often the parser has read it */
function read(text: string) {
  let times = 0
  const parse: ParseMarkdown = (given, format) => {
    times++
    return reference(given, format)
  }
  const { diagnostics, tree } = parseBody({ path: 'content/pages/a.mdx', text }, registry, parse)
  const told = diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)
  return { told: told.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })), times, isRead: tree !== null }
}

test('a page with an id in each heading is read as often, however many they are', () => {
  const text = (count: number) => Array.from({ length: count }, (_, at) => `## A {#a${at}}\n\nText.\n\n`).join('')
  const [few, many] = [read(text(3)), read(text(300))]
  assert.equal(many.told.length, 300)
  assert.deepEqual([few.times, many.times], [2, 2])
})

test('what is no id of a heading is told as if nothing else were read', () => {
  const others = [
    '```\n## B {#b}\n```',
    '## B `{#b}`',
    '{/*\n\n## B {#b}\n\n*/}',
    '## B \\{#b}',
    '## [B](/a{#b})',
    '## B <b title="{#b}">c</b>',
    '## B [link {#b}](/a)',
    '## https://b.example/{#b}',
    '## [B](/a "c {#b}")',
    '> ## B {#b}',
    '    ## B {#b}',
    '- a\n\n  ## B {#b}',
    '## B {1} {#b}',
    '## B {# b}',
    'B\n## C {#b} D',
  ]
  for (const other of others) {
    const [alone, both] = [read(`${other}\n`), read(`## A {#a}\n\n${other}\n\n## C {#c} \n`)]
    const moved = alone.told.map((one) => one.replace(/\d+(?=:)/, (line) => String(Number(line) + 2)))
    const last = `SP2007 ${other.split('\n').length + 4}:6`
    assert.deepEqual(
      both.told,
      ['SP2007 1:6', ...moved, last].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
      other,
    )
    assert.equal(both.isRead, alone.isRead, other)
  }
})
