import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textOfPattern } from '../../compiler/openapi/example/text-of-pattern.ts'
import { fc } from '../properties.ts'

const any = { least: 0, most: 200 }

test('a text of a pattern is one that a reader takes for a sample', () => {
  const rows: readonly (readonly [pattern: string, text: string | null])[] = [
    ['^[a-z]+$', 'string'],
    ['^[A-Za-z0-9_-]{1,64}$', 'string'],
    ['^\\w+-\\d{4}$', 'string-1234'],
    ['^[A-Z_]+$', 'STRING'],
    ['^[a-z]*$', 'a'],
    ['.*', 'a'],
    ['^AC[0-9a-fA-F]{32}$', `AC${'a'.repeat(32)}`],
    ['^(SM|MM)[0-9a-f]{4}$', 'SMaaaa'],
    ['^(?:x|y)?(?<rest>[13579]{3})$', '135'],
    ['^\\+?[1-9]\\d{1,14}$', '11'],
    ['^arn:[^:]+:s3:::', 'arn:string:s3:::'],
    ['^#[\\dA-F]{6}$', '#123456'],
    ['^[\\s\\S]{3}[\\]^-]$', 'aaa-'],
    ['^[\\x41\\x43]\\u0062$', 'Ab'],
    ['^[\\x00-\\x09\\x41-\\x5a]$', 'A'],
    ['^\\x4$', null],
    ['^[\\d-x]$', '1'],
    ['^[a-\\d]$', null],
    ['^$', null],
    ['^(', null],
    ['a{3,1}', null],
    ['(?=a)a', null],
    ['(?i)abc', null],
    ['(a)\\1', null],
    ['^\\p{L}+$', null],
    ['$a|[]', null],
    ['^[\\0-\\x1f]+$', null],
    ['[\u{1F600}]', null],
  ]
  for (const [pattern, text] of rows) {
    assert.equal(textOfPattern(pattern, any), text, pattern)
    if (text !== null) assert.match(text, new RegExp(pattern))
  }
})

test('another text of a pattern has other signs where there may be others', () => {
  const of = (pattern: string, turn: number) => textOfPattern(pattern, any, turn)
  assert.deepEqual([of('^f[0-9]$', 1), of('^f[0-9]$', 2), of('^f[0-9]$', 10)], ['f2', 'f3', 'f1'])
  assert.deepEqual([of('^[A-Z]{3}-\\d{4}$', 0), of('^[A-Z]{3}-\\d{4}$', 1)], ['AAA-1234', 'BBB-2345'])
  assert.deepEqual([of('^[a-z]+$', 1), of('^[ab]$', 2), of('^AC$', 1)], ['b', 'a', 'AC'])
})

test('a text of a pattern keeps to the least and most characters', () => {
  const of = (pattern: string, least: number, most: number) => textOfPattern(pattern, { least, most })
  assert.equal(of('^[a-z]+$', 0, 3), 'a')
  assert.equal(of('^[a-z]+$', 8, 9), 'aaaaaaaa')
  assert.equal(of('^id(?:-\\d)*$', 6, 9), 'id-1-1')
  assert.equal(of('^[a-z]{2}$', 3, 9), null)
  assert.equal(of('^a+$', 300, 900), null)
})

test('a pattern without an end is left after a moment', () => {
  const nested = `${'('.repeat(15)}${'a{0}){200}'.repeat(15)}`
  const empty = `${'('.repeat(18)}a?${')*'.repeat(18)}`
  for (const pattern of [nested, empty, `${'(a'.repeat(18)}${'){9}'.repeat(18)}`, '(a{200}){200}', '('.repeat(400)])
    assert.ok((textOfPattern(pattern, { least: 150, most: 200 })?.length ?? 0) <= 200, pattern)
})

test('a text of any pattern is one that the engine finds in it', () => {
  const sign = fc.constantFrom(
    'a',
    'b',
    '1',
    '-',
    '.',
    '\\d',
    '\\W',
    '[a-f]',
    '[^a]',
    '[1-9x]',
    '[\\d-x]',
    '^',
    '$',
    '\\.',
  )
  const times = fc.constantFrom('', '', '', '?', '*', '+', '{2}', '{0,3}', '{2,}', '+?')
  const piece = fc.tuple(sign, times).map(([one, many]) => (/^[\^$]$/.test(one) ? one : one + many))
  const sequence = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''))
  const group = fc
    .tuple(sequence, sequence, fc.constantFrom('', '?', '*', '{2}'))
    .map(([one, other, many]) => `(${one}|${other})${many}`)
  const pattern = fc.array(fc.oneof(piece, group), { maxLength: 4 }).map((pieces) => pieces.join(''))
  let made = 0
  fc.assert(
    fc.property(pattern, fc.nat(8), (source, least) => {
      const text = textOfPattern(source, { least, most: 40 })
      if (text === null) return
      made += 1
      assert.match(text, new RegExp(source))
      assert.ok(text.length >= least && text.length <= 40)
    }),
    { numRuns: 2000 },
  )
  assert.ok(made > 500, `${made} texts`)
})
