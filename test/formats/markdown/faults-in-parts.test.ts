import { deepStrictEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { createParser } from '../../../compiler/formats/markdown/parse-markdown.ts'
import { parseInParts } from '../../../compiler/formats/markdown/parts/parts.ts'
import { fc, runs } from '../../properties.ts'

const parse = createParser(new Set(['info']))

const faults = [
  '{a b}',
  'Text {a b} more',
  '{',
  '{`',
  '}',
  'a {b',
  '{a: }',
  '{[1, 2,, }',
  '{/* a',
  '{/a',
  '{"a',
  '{a b',
  '<1',
  '<A b=c>',
  '<A b="c>',
  '<A b={c d}>',
  '<A {b}>',
  '<A {...b, ...c}>',
  '<A b={}>',
  '</A>',
  '<A>',
  '<A><B></A>',
  'a <b> c',
  'a </b> c',
  'a < b',
  'a <https://b.c> d',
  '<!-- a -->',
  '- a <1',
  '- {a b}',
  '> {a',
  'b}',
  '> <A',
  '| a | {b |\n| - | - |',
  '# a {#b}',
  'import a from',
  'export const a = {',
  '[a][<b]',
  '[a](<b)',
  '`{`{a b}',
  '<A\n\nb',
  'a <b>c</i>',
  '- a <b>',
  '> </b>',
  '<A>\n\n- b </A>',
]

const sound = [
  'Text',
  'Text {a} and {1}',
  '<A>',
  '</A>',
  '<A>\n\nText\n\n</A>',
  '<B c="d" />',
  '{/* a */}',
  '{/* a\n\nb */}',
  '{`a\n\nb`}',
  '- item\n\n  - below',
  '1. item',
  '> quote',
  '# Heading',
  '| a | b |\n| - | - |\n| c | d |',
  '```js\n{a b}\n\n<1\n```',
  '    set in',
  '[r]: /x',
  '[r]',
  '[<b]: /x',
  'a[^n]',
  '[^n]: note',
  '<b>c</b>',
]

const pageOf = (lines: readonly string[]) => lines.map((line) => `${line}\n\n`).join('')

/** @returns what both say of a page; null where the one that reads it in parts leaves it to the other */
function saidOf(text: string, size: number) {
  const inParts = parseInParts(text, (part) => parse(part, 'mdx'), { size, hasTags: true })
  if (inParts === null) return null
  const whole = parse(text, 'mdx')
  return { inParts: 'fault' in inParts ? inParts.fault : 'none', whole: 'fault' in whole ? whole.fault : 'none' }
}

test('a fault of a page that is read in parts is the one that it has at once, with its place', () => {
  let told = 0
  const some = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...sound) },
    { weight: 1, arbitrary: fc.constantFrom(...faults) },
  )
  fc.assert(
    fc.property(fc.array(some, { minLength: 6, maxLength: 30 }), fc.integer({ min: 8, max: 60 }), (lines, size) => {
      const text = pageOf(lines)
      const said = saidOf(text, size)
      if (said === null) return
      if (said.inParts !== 'none') told++
      deepStrictEqual(said.inParts, said.whole, JSON.stringify({ text, size }))
    }),
    { numRuns: runs(700) },
  )
  ok(told > 70, String(told))
})

test('what only seems to be a definition hides no fault', () => {
  const text = pageOf(['{/* a', '[<b]: /x', 'Text', '{/* a\n\nb */}', 'Text', '- a <b>', '[a][<b]', 'Text'])
  const said = saidOf(text, 8)
  if (said !== null) deepStrictEqual(said.inParts, said.whole)
  // Labels without signs of tags change nothing of that.
  const other = saidOf(text.replaceAll('[<b]', '[b]'), 8)
  ok(other !== null && other.inParts !== 'none')
  deepStrictEqual(other.inParts, other.whole)
})

test('one fault is found wherever it stands, as it is at once', () => {
  const page = Array.from(
    { length: 12 },
    (_, at) => ['Text {a} and <b>c</b>', '<A>\n\nText\n\n</A>', '- item'][at % 3] ?? '',
  )
  const kinds = new Set<string>()
  for (const fault of faults)
    for (let at = 0; at < page.length; at += 3) {
      const said = saidOf(pageOf(page.toSpliced(at, 0, fault)), 100)
      if (said === null) continue
      deepStrictEqual(said.inParts, said.whole, JSON.stringify({ fault, at }))
      if (typeof said.whole !== 'string') kinds.add(said.whole.rule)
    }
  for (const rule of ['acorn', 'unexpected-character', 'end-tag-mismatch', 'unexpected-closing-slash'])
    ok(kinds.has(rule), rule)
})

const inText = [
  'a <1 b',
  '- a <1',
  '> 1. a <b@c.d>',
  'a <https://b.c> d',
  '# a <1',
  '| a | <1 |\n| - | - |',
  '[^n]: a <1',
  '# a {#b}',
  '- ## a {#b}',
]

test('a fault of text is told part by part, whatever is wrong with the text after it', () => {
  const others = [
    '<1',
    '- <1',
    'a :info[b <1]',
    '[x] <1',
    '<A b="c\n\nd <1">',
    '{`\na <1\n`}',
    '{`\n# a {#b}\n`}',
    '<A b={`\n# a {#b}',
    '# a {#b} {c d}',
    'a <b>c',
    ':::info\n\n- ```\n  a',
  ]
  const fault = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...inText) }, fc.constantFrom(...others, ...faults))
  const some = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...sound, ':::') }, { weight: 1, arbitrary: fault })
  let told = 0
  fc.assert(
    fc.property(fc.array(some, { minLength: 6, maxLength: 30 }), fc.integer({ min: 8, max: 60 }), (lines, size) => {
      const text = pageOf(lines)
      const said = saidOf(text, size)
      if (said === null) return
      told++
      deepStrictEqual(said.inParts, said.whole, JSON.stringify({ text, size }))
    }),
    { numRuns: runs(300) },
  )
  ok(told > 25, String(told))
  for (const one of inText) {
    const said = saidOf(pageOf(Array.from({ length: 60 }, () => one)), 100)
    ok(said !== null && said.inParts !== 'none', one)
    deepStrictEqual(said.inParts, said.whole, one)
  }
  const list = saidOf(`Text\n\n${'- item <1\n'.repeat(100)}`, 100)
  ok(list !== null)
  deepStrictEqual(list.inParts, list.whole)
})

test('a fault at the start of a line is told at once, whatever follows: blocks are read in their order', () => {
  for (const one of ['<1 b', '- <1', '{a b c d}', '{#b}', 'a\n<1', '<!-- a -->', '<https://b.c>']) {
    let read = 0
    const counted = (part: string) => {
      read++
      return parse(part, 'mdx')
    }
    const text = pageOf(Array.from({ length: 60 }, () => one))
    const inParts = parseInParts(text, counted, { size: 100, hasTags: true })
    deepStrictEqual(inParts, parse(text, 'mdx'), one)
    ok(read < 4, `${read} parts of ${one}`)
  }
})

test('a value or a tag that its paragraph does not close is found part by part, and no sign of its own is taken for a tag', () => {
  const page = Array.from(
    { length: 40 },
    (_, at) => ['Text {a} and a < b', '<A>\n\nText\n\n</A>', '- item'][at % 3] ?? '',
  )
  for (const fault of ['a {b', 'a <b', 'a <b c="d', '> a {b', '- a {b', '# a {b', '| a | {b |\n| - | - |', ''])
    for (let at = 0; at < page.length; at += 3) {
      const said = saidOf(pageOf(page.toSpliced(at, 0, fault)), 100)
      ok(said !== null, JSON.stringify({ fault, at }))
      deepStrictEqual(said.inParts, said.whole, JSON.stringify({ fault, at }))
    }
})

test('a tag that nobody closes is found part by part, with the place where it is opened', () => {
  const page = Array.from({ length: 20 }, (_, at) => ['Text {a} and <b>c</b>', '<A>\n\nText\n\n</A>'][at % 2] ?? '')
  for (const opened of ['<A>', '<A b="c" d={[1, \'>\']}>', '<A\n  b="c"\n>', '<A>\n\n<B>', '<A>\n\n<B>\n\n</B>'])
    for (let at = 2; at < page.length - 4; at += 3) {
      const said = saidOf(pageOf(page.toSpliced(at, 0, opened)), 100)
      ok(said !== null && said.inParts !== 'none', JSON.stringify({ opened, at }))
      deepStrictEqual(said.inParts, said.whole, JSON.stringify({ opened, at }))
    }
})

test('tags that do not fit each other are found part by part, wherever they stand', () => {
  const page = Array.from({ length: 20 }, (_, at) => ['Text {a} and <b>c</b>', '<A>\n\nText\n\n</A>'][at % 2] ?? '')
  for (const fault of ['a <b>c</i> d', 'a <b> c', '> <b>c', '<A>\n\na </A>', '<A>\n\n</B>', '<A>\n\nText\n\n- a </A>'])
    for (let at = 0; at < page.length; at += 3) {
      const said = saidOf(pageOf(page.toSpliced(at, 0, fault)), 100)
      ok(said !== null && said.inParts !== 'none', JSON.stringify({ fault, at }))
      deepStrictEqual(said.inParts, said.whole, JSON.stringify({ fault, at }))
    }
})

const items = [
  'item',
  'item <b>c</b> {a}',
  'item\n  - below\n  - below <b />',
  'item\nlazy',
  'item\n  > quote\n  more',
  '{a}',
  '<A>b</A>',
  '',
  '- item',
  '`- {a b}`',
  '```\n  {a b}\n  ```',
]
const faultyItems = [
  'item <b>',
  'item </b>',
  'item <b>c</i>',
  '<A>',
  '</A>',
  'item {a b}',
  'item {a',
  '{a',
  '{a b}',
  'item <1',
  'item <b',
  '<A b="c',
  'item\n  - below <b>',
  'item\n  - below\n\n  <A>',
  'item\nlazy <b>',
  '> <b>',
  '{/* a',
]
const cells = ['a', '<b>c</b>', '{a}', '`{a b`', '']
const faultyCells = ['<b>', '</b>', '{a', '{a b}', '<1', '<b>c</i>', '<b']

const markers = ['-', '*', '+', '1.', '7)']

/** A list or a table without empty lines. */
const tight = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...markers),
      fc.array(
        fc.oneof(
          { weight: 12, arbitrary: fc.constantFrom(...items) },
          { weight: 1, arbitrary: fc.constantFrom(...faultyItems) },
        ),
        { minLength: 1, maxLength: 12 },
      ),
    )
    .map(([marker, all]) => all.map((one) => `${marker} ${one}`).join('\n')),
  fc
    .array(
      fc.oneof(
        { weight: 16, arbitrary: fc.constantFrom(...cells) },
        { weight: 1, arbitrary: fc.constantFrom(...faultyCells) },
      ),
      { minLength: 2, maxLength: 12 },
    )
    .map((all) => `| a | b |\n| - | - |\n${all.map((one) => `| ${one} | x |`).join('\n')}`),
)

test('a fault in a list or a table without empty lines is found part by part, as it is at once', () => {
  const rules = new Set<string>()
  const some = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...sound) }, { weight: 3, arbitrary: tight })
  fc.assert(
    fc.property(fc.array(some, { minLength: 2, maxLength: 10 }), fc.integer({ min: 8, max: 60 }), (blocks, size) => {
      const text = pageOf(blocks)
      const said = saidOf(text, size)
      if (said === null || said.inParts === 'none') return
      deepStrictEqual(said.inParts, said.whole, JSON.stringify({ text, size }))
      if (typeof said.whole !== 'string') rules.add(said.whole.rule)
    }),
    { numRuns: runs(200) },
  )
  for (const rule of [
    'acorn',
    'unexpected-character',
    'end-tag-mismatch',
    'unexpected-closing-slash',
    'unexpected-eof',
  ])
    ok(rules.has(rule), rule)
})

test('no long list or table is read at once for one fault', () => {
  const list = Array.from({ length: 30 }, (_, at) => (at % 7 === 0 ? '- item\n  - below <b>c</b>' : `- item ${at}`))
  for (const fault of faultyItems.filter((one) => !one.includes('\n\n')))
    for (let at = 0; at < list.length; at += 7) {
      const said = saidOf(`Text\n\n${list.toSpliced(at, 0, `- ${fault}`).join('\n')}\n`, 100)
      ok(said !== null, JSON.stringify({ fault, at }))
      deepStrictEqual(said.inParts, said.whole, JSON.stringify({ fault, at }))
    }
  const rows = Array.from({ length: 30 }, (_, at) => `| row ${at} | \`a\` |`)
  for (const fault of faultyCells)
    for (let at = 0; at < rows.length; at += 7) {
      const page = ['| a | b |', '| - | - |', ...rows.toSpliced(at, 0, `| ${fault} | b |`)].join('\n')
      const said = saidOf(`Text\n\n${page}\n`, 100)
      ok(said !== null, JSON.stringify({ fault, at }))
      deepStrictEqual(said.inParts, said.whole, JSON.stringify({ fault, at }))
    }
})
