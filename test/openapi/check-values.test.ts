import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countedGrowth } from '../growth/counted-growth.ts'
import { load } from './placed.ts'

const problems = (text: string, version = '3.1.0') =>
  load({ 'main.yaml': `openapi: ${version}\ninfo: {title: T, version: "1"}\n${text}` }).diagnostics.map(
    ({ code, line, column, message, hint, related }) =>
      `${line}:${column} ${code} ${message}${hint === null ? '' : ` (${hint})`}${related.map((one) => ` +${one.line}`).join('')}`,
  )
const schemas = (...all: readonly string[]) => `components:\n  schemas:\n${all.map((one) => `    ${one}\n`).join('')}`

test('values of an enumeration that its type does not allow, and those that are there twice', () => {
  assert.deepEqual(
    problems(
      schemas(
        'A: { type: string, enum: [4.1, 4.2, "5"] }',
        'B: { type: number, enum: [1, 2.5, 1] }',
        'C: { type: [string, integer], enum: [1, a, ~, true] }',
        'D: { type: object, properties: { to: { type: boolean, enum: ["true"] } } }',
        'E: { enum: [1, a] }',
        'F: { type: text, enum: [1] }',
        'G: { type: constructor, enum: [1], example: 1 }',
        "H: { type: 'null', enum: [~, a] }",
        'I: { type: integer, enum: [9007199254740992, 9007199254740993] }',
      ),
    ),
    [
      '5:31 SP6546 Unexpected number in the `enum` of `A`, expected text (Put it in quotes.) +5',
      '6:39 SP6547 Duplicate number `1` in the `enum` of `B` (Remove one of the two, or write the value that was meant.)',
      '7:51 SP6546 Unexpected boolean in the `enum` of `C`, expected text or a whole number',
      '8:66 SP6546 Unexpected text in the `enum` of `to`, expected `true` or `false`',
      '10:16 SP6517 Unknown schema type `text`',
      '11:16 SP6517 Unknown schema type `constructor`',
      '12:34 SP6546 Unexpected text in the `enum` of `H`, expected `null`',
    ],
  )
})

test('an enumeration is named after what it is of', () => {
  const named = (schema: string) =>
    problems(
      `paths:\n  /a: { get: { operationId: a, parameters: [{ name: sort, in: query, schema: ${schema} }] } }\n`,
    ).map((line) => /of `(.*?)`,/.exec(line)?.[1])
  assert.deepEqual(named('{ type: string, enum: [1] }'), ['sort'])
  assert.deepEqual(named('{ type: array, items: { type: string, enum: [1] } }'), ['sort'])
  assert.deepEqual(named('{ type: object, properties: { schema: { type: string, enum: [1] } } }'), ['schema'])
  // What follows `properties` is a name, whatever it says.
  const list = '{ type: array, items: { type: string, enum: [1] } }'
  assert.deepEqual(named(`{ type: object, properties: { properties: ${list} } }`), ['properties'])
})

test('defaults and examples of another type than their schema', () => {
  assert.deepEqual(
    problems(
      schemas(
        "A: { type: boolean, default: 'false' }",
        'B: { type: string, example: 12 }',
        'C: { type: integer, examples: [1, 1.5, "2"] }',
        "D: { type: object, properties: { a: { type: integer } }, example: { a: 'x', b: 1 } }",
        "E: { allOf: [{ $ref: '#/components/schemas/D' }], example: { a: 'x' } }",
        "F: { type: array, items: { type: integer }, example: [1, '2'] }",
        'G: { type: object, properties: { a: { type: integer } }, example: \'{ "a": "x" }\' }',
        'H: { type: object, properties: { schema: { type: integer, default: "1" } } }',
        'I: { type: array, items: { type: array, items: { type: array, items: {} } }, example: \'["[5]"]\' }',
      ),
    ),
    [
      '5:34 SP6548 Unexpected text in the default of `A`, expected `true` or `false` (Write it without quotes.)',
      '6:33 SP6548 Unexpected number in an example of `B`, expected text (Put it in quotes.)',
      '7:39 SP6548 Unexpected number in an example of `C`, expected a whole number',
      '7:44 SP6548 Unexpected text in an example of `C`, expected a whole number (Write it without quotes.)',
      '8:76 SP6548 Unexpected text in an example of `a`, expected a whole number +9 +11',
      '10:62 SP6548 Unexpected text in an example of `F`, expected a whole number (Write it without quotes.)',
      '12:72 SP6548 Unexpected text in the default of `schema`, expected a whole number (Write it without quotes.)',
      '13:91 SP6548 Unexpected number in an example of `I`, expected a list',
    ],
  )
})

test('what a schema can be read to allow is not told', () => {
  assert.deepEqual(
    problems(
      schemas(
        'A: { type: string, default: ~, example: ~ }',
        'B: { type: [string, "null"], example: x }',
        'C: { type: number, example: 3 }',
        'D: { oneOf: [{ type: string }, { type: integer }], example: 5 }',
        'E: { type: object, example: \'{"a":1}\' }',
        'F: { type: object, example: "<a/>" }',
        "G: { type: object, properties: { a: { type: integer } }, example: { a: { $ref: '#/x' } } }",
        'H: { type: string, enum: [a, b], oneOf: [{ const: a }], example: a }',
        'I: { type: money, example: 5 }',
        'J: { type: integer, nullable: true, example: ~ }',
        "K: { $ref: '#/components/schemas/G', type: number, example: 5 }",
        'L: { allOf: [{ type: string, enum: [a] }, { enum: [b] }], example: a }',
        'M: { type: object, enum: [{ a: 1 }], example: { a: 1 } }',
      ),
    ).filter((line) => !line.includes('SP6517')),
    [],
  )
})

test('defaults and examples that an enumeration does not have', () => {
  assert.deepEqual(
    problems(
      schemas(
        'A: { type: string, enum: [asc, desc], default: ASC }',
        'B: { type: string, enum: [a1, b2, c3, d4, e5, f6], example: none }',
        'C: { type: array, items: { type: string, enum: [x] }, example: [x, y] }',
        'D: { enum: [~], default: a }',
      ),
    ),
    [
      '5:52 SP6549 Unexpected text `ASC` in the default of `A`, which its `enum` does not have (Did you mean `asc`?)',
      '6:65 SP6549 Unexpected text `none` in an example of `B`, which its `enum` does not have (Take one of `a1`, `b2`, `c3`, `d4`, `e5` ….)',
      '7:72 SP6549 Unexpected text `y` in an example of `C`, which its `enum` does not have (Take one of `x`.)',
      '8:30 SP6549 Unexpected text `a` in the default of `D`, which its `enum` does not have',
    ],
  )
})

test('what stands in an address or a header is a text; what is sent as JSON is not', () => {
  const media = (type: string, more: string) => `${type}: { schema: { $ref: '#/components/schemas/A' }, ${more} }`
  assert.deepEqual(
    problems(`paths:
  /a:
    post:
      operationId: a
      parameters:
        - { name: b, in: query, example: 'true', schema: { type: boolean, default: 'false' } }
        - { name: c, in: query, example: '1,2', schema: { type: array, items: { type: integer } } }
        - { name: d, in: header, example: twelve, schema: { type: integer } }
        - { name: e, in: query, example: 1, schema: { type: string, enum: ['1', '2'] } }
        - { name: g, in: query, schema: { type: integer, example: few } }
        - { name: f, in: query, examples: { one: { value: up } }, schema: { type: string, enum: [asc, desc] } }
      requestBody:
        content:
          ${media('application/json', "example: { n: '1' }")}
          ${media('application/vnd.acme+json', 'examples: { one: { value: { n: [] } } }')}
          ${media('application/x-www-form-urlencoded', "example: { n: '1' }")}
          ${media('application/xml', "example: '<a/>'")}
components:
  schemas: { A: { type: object, properties: { n: { type: integer } } } }
`),
    [
      '10:43 SP6548 Unexpected text in an example of `d`, expected a whole number',
      '12:67 SP6548 Unexpected text in an example of `g`, expected a whole number',
      '13:59 SP6549 Unexpected text `up` in an example of `f`, which its `enum` does not have (Take one of `asc`, `desc`.)',
      '16:89 SP6548 Unexpected text in an example of `n`, expected a whole number (Write it without quotes.)',
      '17:115 SP6548 Unexpected list in an example of `n`, expected a whole number',
    ],
  )
})

test('names in `required` that nothing describes', () => {
  const a = 'properties: { a: { type: string } }'
  assert.deepEqual(
    problems(
      schemas(
        `A: { type: object, ${a}, required: [A] }`,
        `B: { type: object, ${a}, required: [a, other], additionalProperties: false }`,
        `Open: { type: object, ${a}, required: [other], additionalProperties: true }`,
        `Part: { type: object, ${a}, required: [other] }`,
        "Whole: { allOf: [{ $ref: '#/components/schemas/Part' }, { properties: { other: {} } }] }",
        `Choice: { type: object, ${a}, anyOf: [{ required: [other] }, { ${a}, required: [more] }] }`,
        'None: { type: object, required: [other] }',
        `Rest: { type: object, ${a}, required: [other], patternProperties: { '^o': {} } }`,
        "Refers: { $ref: '#/components/schemas/Whole', required: [other] }",
        `Taken: { ${a}, required: [other] }`,
        "Takes: { $ref: '#/components/schemas/Taken', properties: { other: {} } }",
        "Elsewhere: { properties: { $ref: '#/components/schemas' }, required: [other] }",
      ),
    ).filter((line) => !line.includes('SP6516')),
    [
      '5:72 SP6550 Unknown property `A` in `required` (Did you mean `a`?)',
      '6:75 SP6550 Unknown property `other` in `required` (Describe it below `properties`, or take it out of `required`.)',
    ],
  )
})

test('a text of JSON may be nested as deeply as a file, and lists may be long', () => {
  const itself = "{ type: array, items: { $ref: '#/components/schemas/A' }"
  const nested = (levels: number, inner = '') => `${'['.repeat(levels)}${inner}${']'.repeat(levels)}`
  const textIn = `{ type: array, items: {}, example: '${nested(300, JSON.stringify(`\\"${'['.repeat(300)}`))}' }`
  assert.deepEqual(problems(schemas(`A: ${itself}, example: '${nested(300)}' }`, `B: ${textIn}`)), [])
  assert.deepEqual(problems(schemas(`A: ${itself}, example: '${nested(9000)}' }`)), [
    '5:75 SP6548 Unexpected text in an example of `A`, expected a list',
  ])
  const growth = countedGrowth((count) => {
    const list = (name: string) => Array.from({ length: count }, (_, at) => `${name}${at}`)
    const found = problems(
      schemas(
        `A: { type: string, enum: [${list('word')}] }`,
        `B: { type: array, items: { $ref: '#/components/schemas/A' }, example: [${list('word')}] }`,
        `C: { type: object, properties: { ${list('word').map((one) => `${one}: { $ref: '#/components/schemas/A', example: ${one} }`)} } }`,
        `D: { type: array, items: { $ref: '#/components/schemas/A' }, example: [${list('term')}] }`,
      ),
    )
    assert.deepEqual([...new Set(found.map((line) => line.slice(0, 2)))], ['8:'])
  }, 600)
  assert.ok(growth < 8, String(growth))
})
