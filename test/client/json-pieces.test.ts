import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { jsonPieces } from '../../templates/elements/try-it/json-pieces.client.ts'

const shown = (text: string) =>
  jsonPieces(text)
    ?.map(([piece]) => piece)
    .join('') ?? null

test('an answer in lines is what JSON.stringify makes of it', () => {
  const values = [
    ...[
      {},
      [],
      [[]],
      [{}],
      { a: {} },
      1,
      'x',
      null,
      true,
      '',
      [1, [2, { b: [] }], 'a'],
      { a: { b: [1, 2] }, c: '{,:[' },
    ],
    { 'q"\\ ': 'tab\t" \\', '': ['\\"', '</pre>'], n: [-1.5e3, 0] },
  ]
  for (const value of values) {
    const lines = JSON.stringify(value, null, 2)
    equal(shown(JSON.stringify(value)), lines)
    equal(shown(` ${lines}\n`), lines)
  }
})

test('digits and escapes stay as the server has written them', () => {
  equal(
    shown(String.raw`{"n":12345678901234567890,"f":1.0,"e":"\u00e9\/"}`),
    String.raw`{
  "n": 12345678901234567890,
  "f": 1.0,
  "e": "\u00e9\/"
}`,
  )
})

test('names, texts and other values have a role each', () => {
  deepEqual(
    jsonPieces('{"a":["b",1,null]}')?.filter(([, role]) => role !== null),
    [
      ['"a"', 'property'],
      ['"b"', 'string'],
      ['1', 'number'],
      ['null', 'number'],
    ],
  )
})

test('what is no JSON is left alone', () => {
  for (const text of ['', '<p>', '{"a":1', "{'a':1}", 'NaN']) equal(jsonPieces(text), null)
})

test('what is deeper than anybody reads does not grow with the square of its depth', () => {
  const depth = 100_000
  const length = shown('['.repeat(depth) + ']'.repeat(depth))?.length ?? 0
  ok(length > depth && length < depth * 250, String(length))
})
