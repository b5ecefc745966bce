import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readYamlDocument } from '../../../compiler/formats/yaml/document.ts'
import type { Spanned } from '../../../compiler/formats/yaml/placed.ts'
import { readPlainYaml } from '../../../compiler/formats/yaml/plain-reader.ts'
import type { Problem } from '../../../compiler/formats/yaml/problem.ts'
import { scanYaml } from '../../../compiler/formats/yaml/scan.ts'
import { Spans } from '../../../compiler/formats/yaml/spans.ts'
import { fc } from '../../properties.ts'

/** What the full parser makes of a text: its value, all its places and keys that are there twice; null when it finds something else wrong. */
function full(text: string): (Spanned & { readonly problems: readonly Problem[] }) | null {
  let refused = false
  const problems: Problem[] = []
  const report = (problem: Problem) => {
    if (problem.kind === 'duplicate') problems.push(problem)
    else refused = true
  }
  const document = readYamlDocument(text, scanYaml(text, 64), { forbidKeys: true, depth: 64, aliases: false }, report)
  return refused || document === null ? null : { ...document, problems }
}

const sorted = (problems: readonly Problem[]) => [...problems].sort((a, b) => a.start - b.start)

/** Value and places as one text in which every number can be told apart. */
function comparable({ value, root, spans }: Spanned, text: string): string {
  const placed = (inner: unknown, at: number): unknown => {
    if (Object.is(inner, -0)) return '-0'
    if (typeof inner !== 'object' || inner === null) return inner
    return [...spans.members(at)].map(([key, span]) => {
      // Where a collection ends is not the same for both: one counts the comments after it.
      const { keyStart, keyEnd, start } = span
      const own = (inner as Record<string, unknown>)[key]
      const source = typeof own === 'object' ? null : text.slice(start, span.end).trimEnd()
      const name = typeof key === 'string' ? text.slice(keyStart, keyEnd) : keyStart
      return [key, name, start === span.end ? null : [start, source], placed(own, span.members)]
    })
  }
  return sameScalars(text, JSON.stringify(placed(value, root.members)))
}

/**
 * Where a scalar says its indentation itself, the full parser drops last lines of spaces that YAML 1.2 keeps. Nothing
 * else may differ.
 */
function sameScalars(text: string, value: string): string {
  return /[|>][+-]?[1-9]/.test(text) ? value.replaceAll(/(?: |\\n)+"/g, '"') : value
}

function agrees(text: string): boolean {
  const plain = readPlainYaml(text, 64, new Spans())
  if (plain === null) return false
  const expected = full(text)
  assert.ok(expected !== null, `the full parser refuses ${JSON.stringify(text)}`)
  assert.equal(comparable(plain, text), comparable(expected, text), JSON.stringify(text))
  assert.deepEqual(sorted(plain.problems), sorted(expected.problems), JSON.stringify(text))
  assert.equal(plain.repeats, plain.problems.length > 0)
  return true
}

type Node =
  | { kind: 'scalar'; text: string }
  | { kind: 'block'; header: string; lines: string[]; extra: number }
  | { kind: 'lines'; lines: string[]; extra: number }
  | { kind: 'quoted'; quote: string; lines: string[]; extra: number }
  | { kind: 'flow'; tokens: string[]; open: string; extra: number }
  | { kind: 'map'; entries: { key: string; value: Node; gap: string }[]; step: number }
  | { kind: 'list'; items: { value: Node; gap: string }[]; step: number; broken: boolean }

const scalars = [
  'a', 'b c', '012', '1.5', '-3', '0x1f', '0o17', 'true', '~', 'null', 'Null', 'FALSE', 'no', '1e3', '.5', '-0', '1.',
  'x#y', 'x # comment', 'a:b', 'http://x.y/z', '-x', '?y', ':z', 'é ü', '[]', '{}', '[] # none', '', '# only', '1_000',
  'a, b]', '+1', '2020-01-01', '"q"', "'s'", "'it''s'", '"a\\nb\\u00e9\\_\\x41"', '"\\uD83D\\uDE00"', '"a"  # c',
  "'a: b # c'", '"- x"', '"a\tb"', 'a\tb', '*a', '&a b', '!!str 1', '[a]', '{a: 1}', 'a: b', '- x', '"un', '%', '@a',
  '99999999999999999999', '1e400', '.inf', '\u00a0x', 'a\\b', '"\\q"', "'a' b", '| x',
] // biome-ignore format: a table
const headers = ['|', '>', '|-', '>-', '|+', '>+', '|2', '>1-', '|-2', '>+1', '> # c', '|  ']
const keys = ['a', 'b', 'c d', '"q"', "'s'", '12', 'true', 'a/b', '$x', '.z', '(p', 'x-y', 'a{b}', 'é', '<<', '-k']
const content = ['text', 'more text', '', '', ' indented', '- x', 'a: b', '# no comment', '\ttab', 'end ', '  ']
const lines = [
  'one',
  'two three',
  '',
  '',
  '# no',
  'x # c',
  '- x',
  'a: b',
  '"q"',
  '(x)',
  'é',
  'it:',
  '`c` d',
  '?',
  'a,b',
  '12',
]
const tokens = [
  ...[
    'a',
    'b c',
    '1',
    '-2',
    '"q, [r"',
    "'s'",
    'a: 1',
    'b: x y',
    '"k": v',
    "'k': 'v'",
    'c : 1',
    'd:',
    '"e":1',
    '"l\n   m"',
    "'n\n\n    o'",
    'http://x/y',
  ],
  ...[
    '[',
    ']',
    '{',
    '}',
    '[]',
    '{}',
    ',',
    ', ',
    ',',
    ' ',
    '\n',
    '\n  ',
    ' # c',
    '#x',
    '*a',
    '&a',
    '!t',
    'x#y',
    '-',
    '?',
    ': ',
  ],
  ...[
    'null',
    '~',
    '1.5',
    '- x',
    'a:b',
    'é',
    '<<: 1',
    '@',
    '`',
    '|',
    '%',
    '"',
    'a: [1, 2]',
    'g: {h: i}',
    '__proto__: 1',
    '\t',
  ],
]
const inQuotes = [
  ...[
    '',
    '',
    'a',
    'b c',
    ' d',
    'e ',
    '  f  ',
    '# g',
    '- h',
    'i: j',
    '\\',
    'k\\',
    'l \\',
    'm\\\\',
    'n\\n',
    '\\ o',
    'p\\ ',
    "q''r",
  ],
  ...['\\u0041', '\\', ' ', '\\"', 's\t', '[', '}', "''", '\u00a0'],
]
const gaps = ['', '', '', '\n', '# c\n', '  # c\n', ' \n']

const tree = fc.letrec<{ node: Node; map: Node; list: Node }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.record({ kind: fc.constant('scalar' as const), text: fc.constantFrom(...scalars) }),
    fc.record({
      kind: fc.constant('block' as const),
      header: fc.constantFrom(...headers),
      lines: fc.array(fc.constantFrom(...content), { maxLength: 6 }),
      extra: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({
      kind: fc.constant('lines' as const),
      lines: fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 4 }),
      extra: fc.integer({ min: 0, max: 3 }),
    }),
    fc.record({
      kind: fc.constant('quoted' as const),
      quote: fc.constantFrom('"', "'"),
      lines: fc.array(fc.constantFrom(...inQuotes), { minLength: 1, maxLength: 5 }),
      extra: fc.integer({ min: 0, max: 3 }),
    }),
    fc.record({
      kind: fc.constant('flow' as const),
      tokens: fc.array(fc.constantFrom(...tokens), { maxLength: 7 }),
      open: fc.constantFrom('[]', '{}'),
      extra: fc.integer({ min: 0, max: 3 }),
    }),
    tie('map'),
    tie('list'),
  ),
  map: fc.record({
    kind: fc.constant('map' as const),
    entries: fc.array(fc.record({ key: fc.constantFrom(...keys), value: tie('node'), gap: fc.constantFrom(...gaps) }), {
      minLength: 1,
      maxLength: 4,
    }),
    step: fc.integer({ min: 1, max: 3 }),
  }),
  list: fc.record({
    kind: fc.constant('list' as const),
    items: fc.array(fc.record({ value: tie('node'), gap: fc.constantFrom(...gaps) }), { minLength: 1, maxLength: 4 }),
    step: fc.integer({ min: 0, max: 3 }),
    broken: fc.boolean(),
  }),
}))

/** Writes a node that follows `key:` or `-` at `column`; the text ends with a line end. */
function write(node: Node, column: number, after: 'key' | 'dash' | 'start'): string {
  const space = after === 'start' ? '' : ' '
  if (node.kind === 'scalar') return `${node.text === '' ? '' : space}${node.text}\n`
  if (node.kind === 'block') {
    const pad = ' '.repeat(column + node.extra)
    return `${space}${node.header}\n${node.lines.map((line) => `${line === '' ? '' : pad}${line}\n`).join('')}`
  }
  if (node.kind === 'lines') {
    const [first = '', ...rest] = node.lines
    const pad = ' '.repeat(column + node.extra)
    return `${space}${first}\n${rest.map((line) => `${line === '' ? '' : pad}${line}\n`).join('')}`
  }
  if (node.kind === 'quoted') {
    const pad = ' '.repeat(column + node.extra)
    return `${space}${node.quote}${node.lines.join(`\n${pad}`)}${node.quote}\n`
  }
  if (node.kind === 'flow') {
    const inside = node.tokens.join('').replaceAll('\n', `\n${' '.repeat(column + node.extra)}`)
    return `${space}${node.open.charAt(0)}${inside}${node.open.charAt(1)}\n`
  }
  const compact = after === 'start' || (after === 'dash' && !(node.kind === 'list' && node.broken))
  const step = after === 'dash' ? Math.max(node.step, 1) : node.step
  const inside = after === 'start' ? 0 : column + (compact ? 2 : step)
  const pad = ' '.repeat(inside)
  const lines =
    node.kind === 'map'
      ? node.entries.map(({ key, value, gap }) => `${gap}${pad}${key}:${write(value, inside, 'key')}`)
      : node.items.map(({ value, gap }) => `${gap}${pad}-${write(value, inside, 'dash')}`)
  const text = lines.join('')
  return compact ? `${space}${text.replace(/^(?: *#.*\n| *\n)* */, '')}` : `\n${text}`
}

const inBrackets = fc.oneof(
  fc.array(fc.constantFrom(...tokens), { maxLength: 9 }).map((some) => `[${some.join('')}]`),
  fc.array(fc.constantFrom(...tokens), { maxLength: 9 }).map((some) => `{${some.join('')}}`),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value, null, 2)),
)

const documents = fc.oneof(
  ...[tree.map, tree.list].map((node) => node.map((one) => write(one, 0, 'start'))),
  fc.tuple(inBrackets, fc.constantFrom('', '\n', ' # c\n', '\na: 1\n', ': 1\n')).map((parts) => parts.join('')),
)

test('what the fast reader answers is what the full parser answers', () => {
  let answered = 0
  const property = fc.property(documents, (text) => {
    if (agrees(text)) answered += 1
  })
  fc.assert(property, { numRuns: 4000 })
  assert.ok(answered > 400, `only ${answered} of the texts were plain enough to prove anything`)
})

test('a list that is written as JSON is, with a comma behind its last item, too, is plain', () => {
  for (const text of ['[{"a":1,"b":[true,{"c":"d \\" e"}]},]\n', '{\n  "a": { "b": [] },\n}\n', "# a\n[{'a':'b'}]"])
    assert.ok(agrees(text), text)
})

test('what programs write is plain: texts in quotes over several lines, and comments inside of brackets', () => {
  for (const text of [
    'a: "Words that go on\n  here.\n\n  And here\\\n  \\ too"\nb: 1\n',
    "- a: 'It''s\n    here'\n  b: [ c, # d\n    'e\n    f' ]\n",
  ])
    assert.ok(agrees(text), text)
})

test('a character changed anywhere makes both fail or both agree', () => {
  const changed = fc
    .tuple(
      documents,
      fc.nat(),
      fc.constantFrom('', ' ', '\n', ':', '-', '#', '"', "'", '  ', ': ', '\t', '|', '>', '&', '---\n'),
    )
    .map(([text, at, put]) => {
      const where = at % (text.length + 1)
      return text.slice(0, where) + put + text.slice(where + (at % 2))
    })
  fc.assert(
    fc.property(changed, (text) => void agrees(text)),
    { numRuns: 4000 },
  )
})

test('a quote that nobody closes in 20 MB, or one of as many, is no more for the engine than a short one', () => {
  const words = 'ab cd\n  '.repeat(2_500_000)
  for (const quote of ['"', "'"]) {
    assert.equal(readPlainYaml(`a: ${quote}${words}`, 64, null), null)
    const { value } = readPlainYaml(`a: ${quote}${words}${quote}\n`, 64, null) ?? {}
    assert.equal(JSON.stringify(value).length, 8 + 6 * 2_500_000)
  }
})
