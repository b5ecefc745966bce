import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseJson } from '../../../compiler/formats/yaml/parse-json.ts'
import { fc } from '../../properties.ts'
import { found } from './found.ts'

const json = (text: string) => parseJson(text, { file: 'a.json' })

function standard(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return null
  }
}

const documents = fc.oneof(
  fc.json(),
  fc
    .tuple(fc.jsonValue(), fc.integer({ min: 0, max: 4 }))
    .map(([value, indent]) => JSON.stringify(value, null, indent)),
)
const put = [
  ...[
    '',
    ' ',
    ',',
    ':',
    '"',
    '{',
    '}',
    '[',
    ']',
    '\\',
    '\\u12',
    '\n',
    '\t',
    '0',
    '.',
    '-',
    '+',
    'e',
    'e5',
    'nul',
    'true',
  ],
  ...["'", '/', '\u0000', '\u2028', '\ud800', 'NaN', '//', '\ufeff', '\u00a0', '\v'],
]

test('reads what JSON.parse reads, with the same value, and refuses the rest with a place', () => {
  const texts = fc.tuple(documents, fc.nat(), fc.constantFrom(...put)).map(([text, at, character]) => {
    const where = at % (text.length + 1)
    return text.slice(0, where) + character + text.slice(where + (at % 3))
  })
  const property = fc.property(fc.oneof(documents, texts), (text) => {
    const expected = standard(text)
    const { value, diagnostics } = json(text)
    if (expected === null) {
      assert.equal(value, null)
      const fatal = diagnostics.filter(({ code }) => code === 'SP1201' || code === 'SP1205')
      const places = new Set(fatal.map(({ line, column }) => `${line}:${column}`))
      assert.ok(fatal.length > 0 && fatal.length <= 20)
      assert.equal(places.size, fatal.length)
      assert.ok((fatal[0]?.line ?? 0) > 0)
    } else if (diagnostics.length === 0) assert.equal(JSON.stringify(value?.value), expected)
    else {
      // `JSON.parse` keeps silent about these.
      for (const { code } of diagnostics) assert.match(code, /^SP12(?:03|04|06)$/)
    }
  })
  fc.assert(property, { numRuns: 5000 })
})

test('a trailing comma is blamed itself', () => {
  assert.deepEqual(found(json('{\n  "a": [1, 2, ]\n}').diagnostics), [
    '2:13-2:14 SP1201 Unexpected comma before `]`, expected none',
  ])
})

test('a second key names the first', () => {
  const { value, diagnostics } = json('{"a": 1,\n "b": 2,\n "a": 3}')
  assert.deepEqual(found(diagnostics), ['3:2-3:5 SP1203 Unexpected second key `a`, expected each key once (1:2)'])
  assert.equal(JSON.stringify(value?.value), '{"a":1,"b":2}')
})

test('keys of prototypes are refused, or kept where keys are not ours', () => {
  const text = '{"x": {"__proto__": {"a": 1}, "constructor": 2}}'
  assert.deepEqual(found(json(text).diagnostics), [
    '1:8-1:19 SP1204 Unexpected key `__proto__`, expected another name',
    '1:31-1:44 SP1204 Unexpected key `constructor`, expected another name',
  ])
  const { value, diagnostics } = parseJson(text, { file: 'a.json', keys: 'any' })
  assert.deepEqual(diagnostics, [])
  assert.equal(JSON.stringify(value?.value), text.replaceAll(' ', ''))
})

test('what other formats allow has its own words', () => {
  const message = (text: string) => found(json(text).diagnostics)[0]
  assert.equal(message('{\n// why\n"a": 1}'), '2:1-2:7 SP1201 Unexpected comment, expected data')
  assert.equal(message("{'a': 1}"), '1:2-1:3 SP1201 Unexpected single quote, expected a key in double quotes')
  assert.equal(message('{a: 1}'), '1:2-1:3 SP1201 Unexpected `a`, expected a key in double quotes')
  assert.equal(message('[True]'), '1:2-1:6 SP1201 Unexpected `True`, expected a value')
  assert.equal(message('[012]'), '1:2-1:5 SP1201 Unexpected `012`, expected a value')
  assert.equal(message('[1 2]'), '1:4-1:5 SP1201 Unexpected `2`, expected `,` or `]`')
  assert.equal(message('{"a": [1, 2}'), '1:12-1:13 SP1201 Unexpected `}`, expected `,` or `]`')
  assert.equal(message('{"a": [1, 2'), '1:7-1:8 SP1201 Unexpected `[` that is never closed, expected `]`')
  assert.equal(message('["a\nb"]'), '1:2-1:4 SP1201 Unexpected end of the line inside a text, expected `"`')
  assert.equal(message('["a\\q"]'), '1:4-1:6 SP1201 Unexpected escape `\\q`, expected one that JSON knows')
  assert.equal(message(''), '1:1-1:1 SP1201 Unexpected end of the file, expected a value')
  assert.equal(message('{} {}'), '1:4-1:5 SP1201 Unexpected `{`, expected the end of the file')
})

test('a missing comma is told at what it is missing before', () => {
  const told = (text: string) => json(text).diagnostics.map(({ message, hint }) => [message, hint])[0]
  const comma = 'Put a comma before it.'
  assert.deepEqual(told('{\n  "a": "b"\n  "c": 1\n}'), ['Unexpected `"c"`, expected `,` or `}`', comma])
  assert.deepEqual(told('["a" "b"]'), ['Unexpected `"b"`, expected `,` or `]`', comma])
  assert.deepEqual(told('{"a": {} "c": 1}'), ['Unexpected `"c"`, expected `,` or `}`', comma])
  assert.deepEqual(told('[1 2]'), ['Unexpected `2`, expected `,` or `]`', comma])
  assert.deepEqual(told('[{} {}]'), ['Unexpected `{`, expected `,` or `]`', comma])
  assert.deepEqual(told(`["a" "${'b'.repeat(90)}"]`), ['Unexpected `"`, expected `,` or `]`', comma])
  assert.deepEqual(told('{"a": "say "hi" now"}'), [
    'Unexpected `hi`, expected `,` or `}`',
    'A `"` inside of a text is written `\\"`.',
  ])
})

test('numbers that lose digits are warnings, those that are none are errors', () => {
  const { value, diagnostics } = json('[12345678901234567890, 1e400, 9007199254740991, 9223372036854776000, 0.1, -0]')
  assert.deepEqual(found(diagnostics), [
    '1:2-1:22 SP1206 Unexpected number `12345678901234567890`, expected one that can be kept exactly',
    '1:24-1:29 SP1206 Unexpected number `1e400`, expected one that can be kept exactly',
  ])
  assert.deepEqual(
    diagnostics.map((one) => one.severity),
    ['warning', 'error'],
  )
  assert.equal(JSON.stringify(value?.value).split(',')[2], '9007199254740991')
})

test('nesting has a limit, and a hundred thousand brackets are one diagnostic', () => {
  const text = '['.repeat(100_000)
  assert.deepEqual(found(json(text).diagnostics), ['1:65-1:66 SP1205 Unexpected nesting, expected at most 64 levels'])
  assert.notEqual(json(`${'['.repeat(64)}${']'.repeat(64)}`).value, null)
})

test('everything has a place', () => {
  const { value } = json('{\n  "list": [1, {"a": "é"}],\n  "empty": {}\n}')
  assert.deepEqual(value?.placeOf(['list', 1, 'a']), { line: 2, column: 21, endLine: 2, endColumn: 24 })
  assert.deepEqual(value?.placeOf(['list', 1, 'a'], 'key'), { line: 2, column: 16, endLine: 2, endColumn: 19 })
  assert.deepEqual(value?.placeOf(['list', 0]), { line: 2, column: 12, endLine: 2, endColumn: 13 })
  assert.deepEqual(value?.placeOf([]), { line: 1, column: 1, endLine: 4, endColumn: 2 })
  assert.equal(value?.placeOf(['list', 7]), null)
  assert.equal(value?.placeOf(['constructor']), null)
})

test('two versions that git could not join are one mistake, at the first mark', () => {
  assert.deepEqual(found(json('[\n<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> other\n]\n').diagnostics), [
    '2:1-2:13 SP2080 Unexpected merge conflict marker `<<<<<<< HEAD` (4:1) (6:1)',
  ])
})

test('a text may be long and hold escapes, such as a file in Base64', () => {
  const long = JSON.stringify([`${'a'.repeat(12_000_000)}\n"`])
  assert.ok(JSON.stringify(json(long).value?.value) === long)
  // Where a part ends nothing is lost.
  for (const length of [49_998, 49_999, 50_000, 50_001, 100_000]) {
    const text = JSON.stringify(`\n${'a'.repeat(length)}\t`)
    assert.ok(JSON.stringify(json(text).value?.value) === text, String(length))
  }
  assert.match(found(json(`["\\n${'a'.repeat(60_000)}\n"]`).diagnostics)[0] ?? '', /^1:2-1:60005 SP1201 /)
})
