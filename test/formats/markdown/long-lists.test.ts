import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { createParser } from '../../../compiler/formats/markdown/parse-markdown.ts'
import { parseInParts } from '../../../compiler/formats/markdown/parts/parts.ts'
import { fc, runs } from '../../properties.ts'
import { firstDifference } from './fast/same-tree.ts'
import { differenceInParts, readInShortParts } from './in-parts.ts'

const parse = createParser(new Set(['info']))

/** What goes on with a list or a table, ends it, or looks as if it did. */
const lines = [
  ...['- one', '- two *words*', '- [ ] task', '- [x] done', '* star', '+ plus', '-', '- ', '-\ttab', ' - set in'],
  ...['1. first', '2. second', '9) other', '10. tenth', '1.', '  more', '   - below', '    deep', 'lazy'],
  ...['', '', '   ', '* * *', '---', '===', '# Heading', '> quote', '>', '- > quoted', '- # Heading'],
  ...['| a | b |', '| - | :-: |', '| c |', 'd | e', '- | -', '| `f | g` | \\| |', '|', '- | h |', '|-|'],
  ...['```', '- ```', '  ```', '    code', '<div>', '</div>', '<!--', '-->', '- <pre>', '<b>', '{x}', '- {x}'],
  ...['[r]: /x', '- [r]: /y', '[r] and [s][r]', '| [r] | b |', ':::info', ':::', '- a\\'],
  ...['  > quote', '- > ```', '  :::info', '  :::', '- :::info', '  ::info', '  | a |', '  | - |', '- ***', '  ---'],
  ...[
    '  <A>',
    '  </A>',
    '- <A>',
    '</A>',
    '  <A />',
    '- <A>b</A>',
    '  [^n]: note',
    '  [q]: /z',
    '      code',
    '- a[^n]',
  ],
  ...['  <div>', '  <div>b</div>', '  </div>', '- <div>', '  <!-- a', '  -->', '  ~~~', '-     code', '* - *'],
]

test('a list or a table that is read in parts is as if it were read at once', () => {
  const usual = fc.oneof(
    fc.constantFrom('- one', '1. first', '| a | b |', '| c | d |', '- two\n'),
    fc.constantFrom(...lines),
  )
  const begin = fc.constantFrom('- one\n', '1. first\n', '| a | b |\n| - | - |\n', 'Text\n\n| a [r] |\n| - |\n', '')
  const page = fc.tuple(begin, fc.array(usual, { minLength: 3, maxLength: 20 }), fc.constantFrom('\n', '\n', '\r\n'))
  let taken = 0
  fc.assert(
    fc.property(
      page,
      fc.constantFrom('md', 'mdx'),
      fc.integer({ min: 8, max: 24 }),
      ([first, drawn, end], format, size) => {
        const text = `${first}${drawn.join('\n')}`.replaceAll('\n', end)
        const tree = parseInParts(text, (part) => parse(part, format), { size })
        if (tree === null) return true
        taken++
        const difference = firstDifference(parse(text, format), tree)
        if (difference !== null) throw new Error(difference)
        return true
      },
    ),
    { numRuns: runs(400) },
  )
  ok(taken > 100, String(taken))
})

test('what nobody has closed in an item ends as in the page, whatever comes after it', () => {
  const texts = [
    '- one\n- ```\n   \n>\n- one\n- one',
    '- one\n- <pre>\n\n>\n- one\n- one',
    '- one\n- <!--\n\n> a\n- one\n- one',
  ]
  for (const text of texts)
    for (const size of [8, 12, 16]) {
      const tree = parseInParts(text, (part) => parse(part, 'md'), { size })
      equal(tree === null ? null : firstDifference(parse(text, 'md'), tree), null)
    }
})

test('the head of a table that goes on with a paragraph, and would be a list without it, is no head of a part', () => {
  const text = '- one\n- one\n- one\n   \n# Heading\n  more\n1.\n|-|\n| c | d |\n- one\n- one\n- one'
  for (const size of [8, 12, 16, 21, 24]) {
    const tree = parseInParts(text, (part) => parse(part, 'md'), { size })
    equal(tree === null ? null : firstDifference(parse(text, 'md'), tree), null)
  }
})

test('items without content or with code, and headings below each other, are read in short parts, too', () => {
  for (const text of ['- \n', '*\n', '1.\n', '- [ ] \n', '- a\n-\n', '-\n\n', '#\n', '## a\n', '# a\r\n## b\r\n'])
    for (const format of ['md', 'mdx'] as const) readInShortParts(text.repeat(300), format)
  readInShortParts('- {1}\n'.repeat(300), 'mdx')
  for (const fence of ['```', '~~~~'])
    for (const format of ['md', 'mdx'] as const)
      readInShortParts(`- a\n  - b\n\n    ${fence}\n    c\n    ${fence}\n`.repeat(100), format)
  for (const below of [
    '> b',
    '> - b',
    '    b',
    '| b |\n  | - |\n  | c |',
    '***',
    ':::info\n  b\n  :::',
    '::info',
    '[r]: /b',
  ])
    for (const format of ['md', 'mdx'] as const) readInShortParts(`- a\n\n  ${below}\n`.repeat(100), format)
  for (const below of ['<A b="c">\n  d\n  </A>', '<A />', '<A>b</A>', '> <A>\n  > b\n  > </A>'])
    readInShortParts(`- a\n\n  ${below}\n`.repeat(100), 'mdx')
})

test('items between paragraphs that they do not hold are read in short parts, too', () => {
  const numbered = Array.from({ length: 90 }, (_, at) => `${at + 10}. a\n\n   b\n\n`).join('')
  for (const text of [numbered, '- a\n\n b\n\n'.repeat(100), '1. a\n\n# b\n\n'.repeat(100)])
    for (const format of ['md', 'mdx'] as const) readInShortParts(text, format)
  // After indented code an empty item is text for the reference.
  const [first, code] = ['- one\n- two\n\n[r]: /x\n\n', '    code\n\n-\n- one\n']
  for (let size = 8; size < 24; size++) equal(differenceInParts(`${first}${code.repeat(8)}`, 'md', size) ?? null, null)
})

test('items that end in HTML or in what nobody has closed, and lists below each other, are read in short parts, too', () => {
  for (const item of [
    '- a\n  <div>b</div>\n',
    '- a\n\n  <div>b</div>\n\n',
    '- a\n  <!--\n',
    '- ```\n',
    '- a\n  :::info\n',
  ])
    readInShortParts(item.repeat(100), 'md')
  for (const lists of ['* a\n+ a\n', '1. a\n- b\n', '1. a\n1) b\n'])
    for (const format of ['md', 'mdx'] as const) readInShortParts(lists.repeat(100), format)
})

test('an empty line that HTML in an item holds is none between two items', () => {
  for (const lines of ['- <pre>\n\n', '- ***\n| - | :-: |\n* - *\n', '- two\n\n| c |\n* - *\n'])
    for (let size = 8; size < 24; size++)
      equal(
        differenceInParts(`- one\n${lines}${'- one\n'.repeat(5)}`, 'md', size) ?? null,
        null,
        JSON.stringify([lines, size]),
      )
})

test('a line that only looks as if it began an item goes on with the one before', () => {
  for (const line of ['-b | c', '1.b | c', '- | b', '---', '-', '-\r'])
    for (let size = 8; size < 24; size++)
      for (const text of [`- a\n${line}\n`, `1. a\n${line}\n`])
        equal(differenceInParts(text.repeat(12), 'md', size) ?? null, null, JSON.stringify([text, size]))
})

test('headings below each other in HTML, code, expressions and containers are where they are at once', () => {
  const headings = '# a\n# b\n'.repeat(12)
  const around = [
    ['<div>\n', '</div>\n'],
    ['<!--\n', '-->\n'],
    ['```\n', '```\n'],
    [':::info\n', ':::\n'],
    ['> a\n', ''],
    ['- a\n', ''],
    ['[^a]: b\n', ''],
    ['{`\n', '`}\n'],
    ['<b>\n', '</b>\n'],
    ['a `b\n', '`\n'],
  ]
  for (const [open, close] of around)
    for (const format of ['md', 'mdx'] as const)
      for (const size of [8, 12, 20]) {
        const difference = differenceInParts(`${headings}${open}${headings}${close}${headings}`, format, size)
        equal(difference ?? null, null, JSON.stringify([open, format, size]))
      }
})
