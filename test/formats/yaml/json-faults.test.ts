import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseJson } from '../../../compiler/formats/yaml/parse-json.ts'
import { timedGrowth } from '../../growth/timed-growth.ts'
import { fc } from '../../properties.ts'

/** @returns each finding with what it marks */
function told(text: string): readonly string[] {
  const lines = text.split('\n')
  return parseJson(text, { file: 'a.json' }).diagnostics.map(({ message, line, column, endLine, endColumn }) => {
    assert.equal(line, endLine, message)
    const marked = (lines[(line ?? 0) - 1] ?? '').slice((column ?? 0) - 1, (endColumn ?? 0) - 1)
    return `${line}: ${marked}: ${message.replace(/^Unexpected /, '')}`
  })
}

/** A line with one mistake each, between sound ones, and what is told of it. */
const slips: readonly (readonly [string, string])[] = [
  ['"k": True,', 'True: `True`, expected a value'],
  ['"k": None,', 'None: `None`, expected a value'],
  ['"k": yes please,', 'yes please: `yes please`, expected a value'],
  ['"k": yes, please,', 'yes, please: `yes, please`, expected a value'],
  ['"k": 2024-01-02T10:00:00Z,', '2024-01-02T10:00:00Z: `2024-01-02T10:00:00Z`, expected a value'],
  ['"k": 012,', '012: `012`, expected a value'],
  ['"k": .5,', '.5: `.5`, expected a value'],
  ['"k": #fff,', '#fff: `#fff`, expected a value'],
  ['"k": https://a.example/b,', 'https://a.example/b: `https://a.example/b`, expected a value'],
  ['"k": \'it\',', "': single quote, expected a value"],
  ['"k": “it”,', '“: quote `“`, expected a value'],
  ['"k": ,', ',: `,`, expected a value'],
  ['"k": 5 px,', 'px: `px`, expected `,` or `}`'],
  ['"k": "say "hi" now",', 'hi: `hi`, expected `,` or `}`'],
  ['"k": "say "hi", he said",', 'hi: `hi`, expected `,` or `}`'],
  ['"k": "C:\\dir",', '\\d: escape `\\d`, expected one that JSON knows'],
  ['"k": "a\tb",', '\t: control character inside a text'],
  ['"k": "open,', '"open,: end of the line inside a text, expected `"`'],
  ['"k": [1, 2,],', ',: comma before `]`, expected none'],
  ['"k": {"a": 1,},', ',: comma before `}`, expected none'],
  ['"k": [1 2],', '2: `2`, expected `,` or `]`'],
  ['"k": ["a" "b"],', '"b": `"b"`, expected `,` or `]`'],
  ['"k": [a, "b"],', 'a: `a`, expected a value'],
  ['"k": [1,, 2],', ',: `,`, expected a value'],
  ['"k": {"a": 1,, "b": 2},', ',: `,`, expected a key in double quotes'],
  ['"k": 1;', ';: `;`, expected `,` or `}`'],
  ['"k" 1,', '1: `1`, expected `:` after the key'],
  ['"k" "v",', '"v": `"v"`, expected `:` after the key'],
  ['"k" = 1,', '=: `=`, expected `:` after the key'],
  ['"k",', ',: `,`, expected `:` after the key'],
  ['k: 1,', 'k: `k`, expected a key in double quotes'],
  ['some key: 1,', 'some key: `some key`, expected a key in double quotes'],
  ["'k': 1,", "': single quote, expected a key in double quotes"],
  ['“k”: 1,', '“: quote `“`, expected a key in double quotes'],
  ['// why', '// why: comment, expected data'],
  ['# why', '# why: comment, expected data'],
  ['/* why */ "k": 1,', '/* why */: comment, expected data'],
  ['"k": 1, // why', '// why: comment, expected data'],
]

test('each slip is told once, at its characters', () => {
  for (const [line, expected] of slips)
    assert.deepEqual(told(`{\n  "a": 1,\n  ${line}\n  "z": [{}]\n}\n`), [`3: ${expected}`], line)
})

test('all slips of a file are told, and nothing that follows from one', () => {
  // What stands below a text without an end may be its next line.
  const apart = slips.filter(([line]) => !line.includes('open'))
  const members = fc.array(fc.tuple(fc.constantFrom(...apart), fc.boolean()), { minLength: 1, maxLength: 9 })
  const property = fc.property(members, fc.boolean(), (chosen, isNested) => {
    const lines = chosen.flatMap(([[line], isApart], at) => [
      ...(isApart ? [`"sound${at}": { "a": [1, "b"] },`] : []),
      line.replace(/(["“']?)\bk\b/, `$1k${at}`),
    ])
    const text = `[\n{\n${isNested ? '"list": [{\n' : ''}${lines.join('\n')}\n"z": 0\n${isNested ? '}],\n"y": 1\n' : ''}}\n]\n`
    const expected = chosen.map(([[line, what]], at) =>
      line.includes('k: 1') && line.startsWith('k') ? what.replace(/\bk\b/g, `k${at}`) : what,
    )
    assert.deepEqual(
      told(text).map((one) => one.replace(/^\d+: /, '')),
      expected,
      text,
    )
  })
  fc.assert(property, { numRuns: 2000 })
})

test('a missing comma between lines, and a bracket that is missing, do not hide what stands behind', () => {
  assert.deepEqual(told('[\n  {"a": 1}\n  {"a": 2},\n  {"a": tru}\n]'), [
    '3: {: `{`, expected `,` or `]`',
    '4: tru: `tru`, expected a value',
  ])
  assert.deepEqual(told('{\n  "a": [1, 2,\n  "b": 1,\n  "c": no\n}'), ['3: :: `:`, expected `,` or `]`'])
  assert.deepEqual(told('{\n  "a": [1, 2\n  "b": 1,\n  "c": no\n}'), [
    '3: "b": `"b"`, expected `,` or `]`',
    '4: no: `no`, expected a value',
  ])
  assert.deepEqual(told('[\n  {\n    "a": [1, 2\n  },\n  { "b": no }\n]'), [
    '4: }: `}`, expected `,` or `]`',
    '5: no: `no`, expected a value',
  ])
})

test('text that was pasted with its line ends is one mistake', () => {
  const text = '{\n  "a": "one\ntwo, three\nfour",\n  "b": no\n}'
  const { diagnostics } = parseJson(text, { file: 'a.json' })
  assert.deepEqual(
    diagnostics.map(({ line, message }) => `${line} ${message}`),
    ['2 Unexpected end of the line inside a text, expected `"`', '5 Unexpected `no`, expected a value'],
  )
})

test('what is no JSON is told once', () => {
  assert.deepEqual(told('{"a": 1,}\n"b": 2}'), ['1: ,: comma before `}`, expected none'])
  for (const text of ['a: 1\nb: 2\n', '<html>\n<p>a</p>\n', "module.exports = { a: 1, b: 'c' }\n", '{} {}\n', '{]'])
    assert.equal(parseJson(text, { file: 'a.json' }).diagnostics.length, 1, text)
  const many = Array.from({ length: 100 }, (_, at) => `"a${at}": no`).join(',\n')
  assert.equal(parseJson(`{\n${many}\n}`, { file: 'a.json' }).diagnostics.length, 20)
})

test('a text without its end takes a time that grows with the blanks in it', () => {
  const texts = [(blanks: string) => `{"a": "b${blanks}c\n}`, (blanks: string) => `{"a": "b\n"${blanks}c`]
  for (const text of texts) {
    const growth = timedGrowth((size) => assert.equal(told(text(' '.repeat(size))).length, 1), 100)
    assert.ok(growth < 20, `${text(' ')}: ${growth}`)
  }
})
