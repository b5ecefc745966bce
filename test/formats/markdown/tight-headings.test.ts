import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../properties.ts'
import { differenceInParts, readInShortParts, tryInParts } from './in-parts.ts'

test('headings and text without an empty line anywhere are read in short parts', () => {
  for (const text of [
    '## a\nb\n',
    '# a\r\nb\r\nc\r\n',
    '## a\nb\n***\n',
    '## a\n| b |\n| - |\n| c |\n',
    '## a\n```\nb\n```\n',
  ])
    for (const format of ['md', 'mdx'] as const) readInShortParts(text.repeat(100), format)
  readInShortParts(`<A>\n\n${'## a\nb\n'.repeat(100)}\n</A>\n`, 'mdx')
})

test('a heading below a line is where it is at once, whatever is open there', () => {
  const headings = '# a\nb\n'.repeat(12)
  for (const above of [
    '<div>',
    '<!--',
    '```',
    ':::info',
    '> a',
    '- a',
    '- a\n  b',
    '[^a]: b',
    '{`',
    '<b>',
    'a `b',
    '| a |\n| - |',
    '    a',
    '[a]: /b',
    'a **b',
    '<https://b.example',
    '\\',
  ])
    for (const format of ['md', 'mdx'] as const)
      for (const size of [8, 12, 20]) {
        const difference = differenceInParts(`${headings}${above}\n${headings}`, format, size)
        equal(difference ?? null, null, JSON.stringify([above, format, size]))
      }
})

const lines = [
  '# a',
  '## b',
  '#',
  '#c',
  'd',
  '*e*',
  '- f',
  '  g',
  '1. h',
  '> i',
  '<div>',
  '</div>',
  '```',
  '| j |',
  '| - |',
  '---',
  '',
  '[^k]: l',
  ':::info',
  ':::',
  '<!--',
  '-->',
  '    m',
  '\\',
]

test('lines around headings are read in parts as they are at once', () => {
  const page = fc.array(fc.constantFrom(...lines), { minLength: 8, maxLength: 30 }).map((all) => `${all.join('\n')}\n`)
  tryInParts(page, 'md', 1500)
})

test('a byte order mark within a line keeps no page from being read in parts', () => {
  readInShortParts('a \ufeff b\n\n'.repeat(100), 'md')
  equal(differenceInParts('a\n\n\ufeffb\n\n'.repeat(20), 'md', 12), undefined)
})
