import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stringify } from 'yaml'
import { writeYaml } from '../../../compiler/formats/yaml/write-yaml.ts'
import { fc, runs } from '../../properties.ts'

const options = { aliasDuplicateObjects: false, compat: 'yaml-1.1', lineWidth: 0 } as const

const text = fc.oneof(
  fc.string(),
  fc.string({
    unit: fc.constantFrom('a', 'B', ' ', '\n', ':', '#', '-', '"', "'", '0', '.', '\t', '{', '*', '%', ','),
  }),
  fc.constantFrom(
    'yes',
    'No',
    'null',
    '~',
    '0o7',
    '1e3',
    '2024-01-01',
    'on',
    'key: x',
    '- a',
    '',
    ' a',
    'a ',
    '|',
    '>',
    'é',
    '…',
  ),
  fc.lorem({ maxCount: 30 }),
  fc.string({ unit: fc.constantFrom('/', 'a', '{', '}', '~', '%', '.', '-', '0', ':') }).map((rest) => `/${rest}`),
)

test('a value is written as the library writes it', () => {
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', maxDepth: 5 },
      text,
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(text, tie('value'), { maxKeys: 4 }),
    ),
  }))
  const object = fc.dictionary(text, value, { maxKeys: 5 })
  fc.assert(
    fc.property(object, (one) => assert.equal(writeYaml(one), stringify(one, options))),
    { numRuns: runs(1000) },
  )
})
