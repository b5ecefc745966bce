import { strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../properties.ts'
import { differenceInParts, readInShortParts, tryInParts } from './in-parts.ts'

/** What opens, closes or hides containers, holds lines that are set in, or goes on from line to line. */
const lines = [
  ...[
    ':::info',
    ':::',
    '::::info',
    '::::',
    ':::::info',
    ':::::',
    '  :::info',
    '  :::',
    '- :::info',
    '  :::',
    '> :::info',
  ],
  ...[':::info[Label]{a="b"}', '::: info', ':::other', ':::info{', '::::  ', '::info', ':::info[a', ':::a-', ':::a_b'],
  ...['', '', '', '  ', 'Text', '    set in', '- item', '  - below', '1. item', '> quote', 'lazy', '# Heading', '---'],
  ...['```', '```js', '  ```', '`:::info`', '`', '<div>', '</div>', '<!--', '-->', '<pre>', '</pre>', '\\'],
  ...['| a | b |', '| - | - |', '| c | `d` |', '[r]: /x', '[r]', '[^n]: note', '    more', 'a[^n]', 'a {site.x}'],
]

/** A container around some of them, as authors set it. */
const around = fc
  .tuple(
    fc.constantFrom(':::', '::::'),
    fc.constantFrom('info', 'other', 'info[A *label*]', 'info{title="T"}'),
    fc.array(
      fc.constantFrom('Text', '', '- item', '| a | b |\n| - | - |', '| c | d |', '::leaf', '', '> q', '  set in'),
      {
        maxLength: 12,
      },
    ),
  )
  .map(([colons, name, inner]) => [colons + name, ...inner, colons].join('\n'))

test('containers that are read in parts are as if they were read at once', () => {
  const page = fc.tuple(
    fc.array(fc.oneof(around, around, fc.constantFrom(...lines)), { minLength: 2, maxLength: 12 }),
    fc.constantFrom('\n', '\n\n'),
    fc.constantFrom('', ':::::info[Outer]'),
  )
  const texts = page.map(([drawn, gap, opening]) => {
    const inner = drawn.join(gap)
    return opening === '' ? inner : `${opening}\n\n${inner}\n\n:::::\n`
  })
  tryInParts(texts, 'md', 500)
})

test('an item that ends in a container which nobody has closed ends before a quote as it does in the page', () => {
  const text = '- :::info\n\n> quote\n\nText.\n'
  strictEqual(differenceInParts(text, 'md', 8) ?? null, null)
})

test('no part of a page in one container is much longer than others, whatever is in it', () => {
  const inside: readonly string[] = [
    ...['Text of it.\n\n', '- an item\n', ':::other\nText.\n:::\n\n', ':::info\n\n- item\n\n:::\n\n'],
    '```js\n:::info\n```\n\n',
    '| c | d |\n',
  ]
  for (const one of inside) {
    const head = one.startsWith('|') ? '| a | b |\n| - | - |\n' : ''
    const text = `::::info[Label]\n\n${head}${one.repeat(2000 / one.length)}\n::::\n`
    readInShortParts(text, 'md')
  }
})

test('a page in a container that nobody closes is read in parts, too, and one whose outer container the inner line closes', () => {
  readInShortParts(`:::info\n\n${'Text of it.\n\n'.repeat(200)}`, 'md')
  readInShortParts(`:::info\n\n:::other\n\n:::\n\n${'Text of it.\n\n'.repeat(200)}`, 'md')
})

test('a container that is set in is none that a part may begin with: less of what is in it is set in', () => {
  const text = ':::info[a\n\n  :::info\n\n:::info\n- item\n\n  set in\n:::\n\n:::info\n:::\n\n:::info\n:::'
  strictEqual(differenceInParts(text, 'md', 8) ?? null, null)
})
