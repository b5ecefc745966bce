import assert from 'node:assert/strict'
import { test } from 'node:test'
import { highlightLines } from '../../compiler/formats/markdown/code/highlight.ts'
import { jsonLines } from '../../compiler/formats/markdown/code/json-lines.ts'
import { fc } from '../properties.ts'

/** A line that is no JSON leaves all of them to the grammar. */
const byGrammar = (code: string) => highlightLines('json', `${code}\n// end`).slice(0, -1)

const text = fc.oneof(
  fc.constantFrom(
    '',
    ' b ',
    '"',
    '\\',
    '\\"',
    '": ',
    '// no',
    '/* no',
    'a: 1',
    '<b>&amp;',
    '\n',
    '\u2028\u0001',
    '}',
    '[',
  ),
  fc.string(),
)
const word = fc.oneof(fc.constantFrom(-1, 1.5, -2.5e21, 1e-7, true, false, null), fc.integer(), fc.double())
const value = fc.anything({ key: text, values: [text, word], maxDepth: 4 })

test('JSON that is written line by line has the colours that its grammar gives', () => {
  fc.assert(
    fc.property(value, (data) => {
      const code = JSON.stringify(data, null, 2)
      const lines = jsonLines(code)
      assert.ok(lines !== null, code)
      assert.deepEqual(lines, byGrammar(code))
      assert.deepEqual(highlightLines('json', code), lines)
    }),
    { numRuns: 500 },
  )
})

test('JSON that is written in another way, or cut, is left to the grammar', () => {
  const others = [
    '{"a": 1}',
    '[1, 2]',
    '{\n\t"a": 1\n}',
    '{\n  "a": 01\n}',
    '{ }',
    "{\n  'a': 1\n}",
    '{\n  "a": \\\n}',
    'a',
  ]
  for (const code of [...others, '{\n  "a": "open…', '{\n  "a": 1,\n…']) assert.equal(jsonLines(code), null, code)
})
