import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../properties.ts'
import { differenceInParts, readInShortParts, tryInParts } from './in-parts.ts'

/** What opens, closes or hides tags, holds lines that are set in, or goes on from line to line. */
const lines = [
  ...[
    '<A>',
    '</A>',
    '  <B c="d">',
    '  </B>',
    '<B>',
    '</B>',
    '    <C e={[1, "<A>"]}>',
    '    </C>',
    '<D />',
    '  <D />',
    '<>',
    '</>',
  ],
  ...[
    '',
    '',
    '',
    '  ',
    'Text',
    '    set in',
    'Text with <b>one</b>',
    '<b>',
    '</b>',
    'Text </b>',
    '<A',
    '  f="g"',
    '>',
    '<A><B>',
  ],
  ...['- item', '  - below', '- <A>', '  </A>', '1. <B>x</B>', '> quote', '> <A>', '> </A>', 'lazy <D />'],
  ...[
    '```',
    '```jsx',
    '  ```',
    '`<A>`',
    '{/* <A>',
    '*/}',
    '{"<B>"}',
    '{`',
    '`}',
    '| a | b |',
    '| - | - |',
    '| c | `d` |',
  ],
  ...[
    '<i>a</i>',
    '<i>a</i> and <b>c</b>',
    '<p><i>d</i></p>',
    '<i>*e</i>',
    '<i>f`</i>',
    '<i>[g</i>',
    '<b c="d">h</b>',
    '<i>a',
  ],
  ...['[r]: /x', '[r]', ':::info', ':::', '# Heading', '---', '[^n]: note', '    more', 'a[^n]'],
]

/** A tag around some of them, as authors set it. */
const around = fc
  .tuple(
    fc.constantFrom('A', 'B', 'C.d'),
    fc.array(fc.constantFrom('Text', '', '- item', '| a | b |\n| - | - |', '| c | d |', '  <D />', '', '> q'), {
      maxLength: 12,
    }),
    fc.constantFrom('', '  '),
  )
  .map(([name, inner, indent]) =>
    [`<${name}>`, ...inner, `</${name}>`]
      .map((line, at, { length }) => (at === 0 || at === length - 1 ? line : `${indent}${line}`))
      .join('\n'),
  )

test('tags that are read in parts are as if they were read at once', () => {
  const page = fc.tuple(
    fc.array(fc.oneof(around, around, fc.constantFrom(...lines)), { minLength: 2, maxLength: 12 }),
    fc.constantFrom('\n', '\n\n'),
    fc.constantFrom('', 'Outer'),
  )
  const texts = page.map(([drawn, gap, name]) => {
    const inner = drawn.join(gap)
    return name === '' ? inner : `<${name}>\n\n${inner}\n\n</${name}>\n`
  })
  tryInParts(texts, 'mdx', 700)
})

test('no part of a page in one tag is much longer than others, whatever is in it', () => {
  const inside: readonly string[] = [
    ...['Text of it.\n\n', '- an item\n', '  <B c="d">\n    Text.\n  </B>\n', '<B>\n\n- item\n\n</B>\n\n'],
    '```js\n<A>\n```\n\n',
    '| c | d |\n',
  ]
  for (const one of inside) {
    const head = one.startsWith('|') ? '| a | b |\n| - | - |\n' : ''
    const text = `<A>\n\n${head}${one.repeat(2000 / one.length)}\n</A>\n`
    readInShortParts(text, 'mdx')
  }
})

test('lines of tags and text that are one paragraph are read in short parts, too', () => {
  const pages = [
    ['<ul>\n', '<li>a</li>\n', '</ul>\n'],
    ['<table>\n<tbody>\n', '<tr><td>a</td><td>*b*</td></tr>\n', '</tbody>\n</table>\n'],
    ['', '<b>a</b> or <i>[b](/c)</i>\n', ''],
  ] as const
  for (const [open, line, close] of pages) readInShortParts(`${open}${line.repeat(100)}${close}\nText\n`, 'mdx')
})

test('such lines with one of signs below are a heading, and no part ends in it', () => {
  for (const below of ['---', '===  '])
    for (let size = 8; size < 24; size++) {
      const page = `<i>a</i> and <b>c</b>\n<i>e</i> f\n${below}\ng\n`
      equal(differenceInParts(page, 'mdx', size) ?? null, null, `${below} ${size}`)
    }
})
