import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sidPrefix } from '../../compiler/openapi/schema/type-label.ts'
import { expand, expandA, outline } from './outline.ts'
import { ref, withSchemas } from './placed.ts'

const label = (schema: unknown, more: Record<string, unknown> = {}, version?: string) =>
  expandA({ A: schema, ...more }, version).typeLabel
const sid = (pattern: string) => ({ type: 'string', minLength: 34, maxLength: 34, pattern })

test('the label of a type names its format, its values and what a list holds', () => {
  const rows: readonly (readonly [unknown, string])[] = [
    [{ type: 'string' }, 'string'],
    [{ type: 'string', format: 'uri' }, 'string<uri>'],
    [{ type: 'integer', format: 'int64' }, 'integer<int64>'],
    [{ type: 'string', enum: ['a', 'b'] }, 'enum<string>'],
    [{ type: 'string', enum: ['GET', 'POST'], format: 'http-method' }, 'enum<http-method>'],
    [{ enum: [1, 2] }, 'enum<integer>'],
    [{ type: 'array', items: { type: 'string', format: 'uri' } }, 'array[string<uri>]'],
    [{ type: 'array', items: { enum: ['a'] } }, 'array[enum<string>]'],
    [{ contentMediaType: 'image/png' }, 'string<binary>'],
    [{ type: 'string', contentMediaType: 'application/octet-stream', contentEncoding: 'binary' }, 'string<binary>'],
    [{ type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' }, 'string<base64>'],
    [{ type: ['string', 'null'], contentEncoding: 'base64' }, 'string<base64>'],
    [{ type: 'integer', contentEncoding: 'base64' }, 'integer'],
    [{ type: 'string', contentMediaType: 'image/svg+xml' }, 'string'],
    [{ type: 'array' }, 'array'],
    [{ items: sid('^AC[0-9a-f]{32}$') }, 'array[SID<AC>]'],
    [{ type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }] }, 'array[number, string]'],
    [{ type: 'object' }, 'object'],
    [{ type: 'object', format: 'uri-map' }, 'object<uri-map>'],
    [{ additionalProperties: { type: 'integer' } }, 'map[integer]'],
    [{ patternProperties: { '^x': { type: 'string' } } }, 'map[string]'],
    [{ properties: { a: {} }, additionalProperties: { type: 'integer' } }, 'object'],
    [{ oneOf: [{ type: 'string' }, { type: 'integer' }, { type: 'string' }] }, 'string | integer'],
    [{ type: ['string', 'integer'] }, 'string | integer'],
    [{ const: 5 }, 'integer'],
    [{ minLength: 2 }, 'string'],
    [{ pattern: '^a' }, 'string'],
    [{ maximum: 2 }, 'number'],
    [{}, 'any'],
    [true, 'any'],
    [false, 'never'],
    [{ type: 'null' }, 'null'],
    [{ const: null }, 'null'],
    [{ nullable: true }, 'any'],
  ]
  for (const [schema, expected] of rows) assert.equal(label(schema), expected, JSON.stringify(schema))
})

test('an identifier whose pattern begins with letters is named by them', () => {
  assert.equal(label(sid('^AC[0-9a-fA-F]{32}$')), 'SID<AC>')
  assert.equal(label(sid('^(SM|MM)[0-9a-fA-F]{32}$')), 'SID<SM|MM>')
  assert.equal(label(sid('^(?:SM|MM)[0-9a-fA-F]{32}$')), 'SID<SM|MM>')
  assert.equal(label(sid('^CA\\d{32}$')), 'SID<CA>')
  for (const pattern of [
    '[a-zA-Z]{2}[0-9a-f]{32}',
    '^[A-Z]{2}[0-9a-f]{32}$',
    '^.{2}[0-9a-f]{32}$',
    'AC[0-9a-f]{32}',
    '^A(?=C)[a]',
    '^AC',
  ]) {
    assert.equal(label(sid(pattern)), 'string', pattern)
  }
  assert.equal(label({ ...sid('^AC[0-9]{32}$'), maxLength: 35 }), 'string')
  assert.equal(label({ type: 'string', minLength: 34, maxLength: 34 }), 'string')
  assert.equal(
    label({ type: 'string', allOf: [{ minLength: 34, maxLength: 34 }, { pattern: '^AC[0-9]{32}$' }] }),
    'SID<AC>',
  )
})

test('a pattern is read, never run', () => {
  assert.equal(sidPrefix(`^${'('.repeat(50_000)}a+)+$[`), null)
  assert.equal(label(sid(`^(a+)+${'x'.repeat(20_000)}[`)), 'string')
})

test('null in every spelling', () => {
  const nullable: readonly (readonly [unknown, string, string])[] = [
    [{ type: 'string', nullable: true }, 'string', '3.0.3'],
    [{ type: ['string', 'null'] }, 'string', '3.1.0'],
    [{ type: 'string', enum: ['a', null], nullable: true }, 'enum<string>', '3.0.3'],
    [{ anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }, 'string<date>', '3.1.0'],
    [{ oneOf: [ref('B'), { const: null }] }, 'object', '3.1.0'],
    [{ nullable: true, allOf: [ref('B')] }, 'object', '3.0.3'],
    [{ anyOf: [ref('B'), { nullable: true }] }, 'object', '3.0.3'],
    [{ anyOf: [ref('B'), { nullable: true, default: null }] }, 'object', '3.0.3'],
    [{ oneOf: [{ type: 'string' }, { type: 'integer' }, { nullable: true }] }, 'string | integer', '3.0.3'],
    [{ ...ref('B'), nullable: true }, 'object', '3.0.3'],
    [ref('N'), 'string', '3.0.3'],
  ]
  const more = { B: { type: 'object', properties: { b: {} } }, N: { type: 'string', nullable: true } }
  for (const [schema, expected, version] of nullable) {
    const node = expandA({ A: schema, ...more }, version)
    assert.deepEqual([node.typeLabel, node.nullable], [expected, true], JSON.stringify(schema))
    assert.ok(!node.values.some(({ value }) => value === 'null'))
  }
  assert.equal(expandA({ A: { type: 'null' } }, '3.1.0').nullable, false)
  assert.equal(expandA({ A: { type: 'string', nullable: false, allOf: [ref('N')] }, ...more }).nullable, false)
})

test('the constraint list has the order of the product', () => {
  const everything = {
    contentMediaType: 'text/csv',
    maxLength: 9,
    minLength: 1,
    exclusiveMaximum: 8,
    maximum: 7,
    multipleOf: 2,
    exclusiveMinimum: 1,
    minimum: 2,
    maxProperties: 5,
    minProperties: 4,
    maxItems: 3,
    minItems: 0,
    pattern: '^a',
    example: 'e',
    default: null,
  }
  assert.deepEqual(
    expandA({ A: everything }).constraints.map(({ name, values }) => `${name}: ${values.join()}`),
    [
      'Default: null',
      'Example: e',
      'Pattern: ^a',
      'Min items: 0',
      'Max items: 3',
      'Min properties: 4',
      'Max properties: 5',
      'Minimum: 2',
      'Exclusive minimum: 1',
      'Multiple of: 2',
      'Maximum: 7',
      'Exclusive maximum: 8',
      'Min length: 1',
      'Max length: 9',
      'Encoding type: text/csv',
    ],
  )
})

test('exclusive bounds of 3.0 are flags', () => {
  const schema = { type: 'integer', minimum: 1, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false }
  assert.deepEqual(outline(expandA({ A: schema }, '3.0.3')), ['root integer Exclusive minimum: 1 Maximum: 9'])
})

test('enumerations and constants', () => {
  assert.deepEqual(expandA({ A: { enum: ['a', 2, false], 'x-enumDescriptions': { a: 'First', 2: ' ' } } }).values, [
    { value: 'a', description: 'First' },
    { value: '2', description: null },
    { value: 'false', description: null },
  ])
  assert.deepEqual(
    expandA({ A: { enum: ['a', 'b'], 'x-enum-descriptions': ['One', 'Two'] } }).values.map((one) => one.description),
    ['One', 'Two'],
  )
  const described = {
    oneOf: [
      { const: 'a', description: 'One' },
      { const: 'b', title: 'Two' },
    ],
  }
  assert.deepEqual(expandA({ A: described }).values, [
    { value: 'a', description: 'One' },
    { value: 'b', description: 'Two' },
  ])
  assert.deepEqual(outline(expandA({ A: described })), ['root enum<string> {a, b}'])
  assert.deepEqual(outline(expandA({ A: { const: 'on' } })), ['root string = on'])
})

test('before there were constants, a choice of enumerations of one value is an enumeration', () => {
  const text = (...values: readonly string[]) => ({ type: 'string', enum: values })
  const one = expandA({ A: { oneOf: [text('a', 'b'), { ...text('c'), description: 'Three' }] } }, '3.0.3')
  assert.deepEqual(outline(one), ['root enum<string> {a, b, c}'])
  assert.deepEqual(
    one.values.map(({ description }) => description),
    [null, null, 'Three'],
  )
  // What is said of several would be said of none.
  const said = expandA({ A: { oneOf: [{ ...text('a', 'b'), description: 'Two' }, text('c')] } }, '3.0.3')
  assert.deepEqual(said.values, [])
  const open = expandA({ A: { anyOf: [text('a'), { type: 'string' }] } }, '3.0.3')
  assert.deepEqual(open.values, [])
})

test('choices without a name are named by the property that tells them apart', () => {
  const variant = (type: unknown, required: readonly string[] = ['type'], more = {}) => ({
    type: 'object',
    properties: { type, size: { type: 'integer' } },
    required,
    ...more,
  })
  const nameless = ['root object', '  oneOf', '    (variant) object']
  const lines = (...oneOf: readonly unknown[]) => outline(expandA({ A: { oneOf } }, '3.0.3'))
  assert.deepEqual(lines(variant({ enum: ['create'] }), variant({ const: 'attach' })), [
    'root object',
    '  oneOf by type',
    '    create object',
    '      type enum<string> [required] {create}',
    '      size integer',
    '    attach object',
    '      type string [required] = attach',
    '      size integer',
  ])
  for (const second of [
    variant({ enum: ['create'] }),
    variant({ enum: ['a', 'b'] }),
    variant({ enum: ['attach'] }, []),
    variant({ enum: ['attach'] }, ['type'], { title: 'Attach' }),
  ])
    assert.deepEqual(lines(variant({ enum: ['create'] }), second).slice(0, 3), nameless)
  // The property that is said to tell them apart does, whatever else could.
  const both = (type: string, kind: string) => ({
    properties: { type: { const: type }, kind: { const: kind } },
    required: ['type', 'kind'],
  })
  const said = { discriminator: { propertyName: 'kind' }, oneOf: [both('a', 'letter'), both('b', 'call')] }
  assert.deepEqual(
    outline(expandA({ A: said })).filter((line) => /^ {2,4}\w/.test(line)),
    ['  oneOf by kind', '    letter object', '    call object'],
  )
})

test('tags of properties say what a request has to keep to, whatever the names are', () => {
  const node = expandA({
    A: {
      required: ['a', 'old', 'constructor', '__proto__'],
      properties: {
        a: { uniqueItems: true, readOnly: true },
        old: { deprecated: true, writeOnly: true },
        constructor: { type: 'string' },
        toString: { type: 'string' },
        ['__proto__']: { type: 'integer' },
      },
    },
  })
  assert.deepEqual(outline(node), [
    'root object',
    '  a array [required] [unique] [read-only]',
    '  old any [deprecated] [write-only]',
    '  constructor string [required]',
    '  toString string',
    '  __proto__ integer [required]',
  ])
  assert.equal(node.properties[0]?.tags[1]?.hint, 'Values in this property must be unique')
})

test('parts of allOf and what stands beside them become one schema', () => {
  const node = expandA({
    A: {
      allOf: [
        { $ref: '#/components/schemas/Base' },
        {
          description: 'Inline',
          required: ['b'],
          properties: { a: { maxLength: 5, enum: ['x', 'y'] }, c: { type: 'integer' } },
        },
      ],
      properties: { own: {} },
    },
    Base: {
      description: 'Base',
      required: ['a'],
      type: 'object',
      properties: {
        a: { type: 'string', minLength: 1, maxLength: 9, enum: ['w', 'x', 'y'], description: 'A' },
        b: { type: 'number' },
      },
    },
  })
  assert.equal(node.description, 'Inline')
  assert.deepEqual(outline(node), [
    'root object',
    '  a enum<string> [required] Min length: 1 Max length: 5 {x, y}',
    '  b number [required]',
    '  c integer',
    '  own any',
  ])
  assert.equal(node.properties[0]?.description, 'A')
})

test('parts that contradict each other leave the first word', () => {
  const node = expandA({
    A: { type: 'string', enum: ['a'], allOf: [{ type: 'object', enum: ['b'] }, { type: 'integer' }] },
  })
  assert.deepEqual(outline(node), ['root enum<string> {a}'])
  assert.equal(label({ allOf: [{ type: 'number' }, { type: 'integer' }] }), 'integer')
  assert.deepEqual(outline(expandA({ A: { allOf: [{ pattern: '^a' }, { pattern: 'z$' }] } })), [
    'root string Pattern: z$ & ^a',
  ])
})

test('what stands beside a reference counts first', () => {
  const schemas = {
    A: { $ref: '#/components/schemas/B', description: 'Mine', default: 'x' },
    B: { type: 'string', description: 'B' },
  }
  const node = expandA(schemas)
  assert.deepEqual([node.description, node.schemaName, node.typeLabel], ['Mine', 'A', 'string'])
  const described = expandA({ A: { properties: { p: { allOf: [ref('B')], description: 'Mine' } } }, B: schemas.B })
  assert.deepEqual([described.properties[0]?.description, described.properties[0]?.schemaName], ['Mine', 'B'])
})

test('arrays, tuples, maps, closed objects and not', () => {
  const node = expandA({
    A: {
      type: 'object',
      properties: {
        list: { type: 'array', minItems: 1, items: { type: 'object', properties: { x: { type: 'string' } } } },
        pair: { prefixItems: [{ type: 'number' }, { type: 'string' }], items: { type: 'boolean' } },
        both: { prefixItems: [{ type: 'number' }, { type: 'string' }], items: false },
        bare: { type: 'array', unevaluatedItems: false },
        old: { type: 'array', items: [{ type: 'number' }] },
        any: { type: 'object', additionalProperties: true },
        shut: { type: 'object', additionalProperties: false },
        map: { additionalProperties: { properties: { y: {} } }, patternProperties: { '^n-': { type: 'number' } } },
        no: { not: { type: 'string' } },
        none: { type: 'object' },
      },
    },
  })
  assert.deepEqual(outline(node), [
    'root object',
    '  list array[object] Min items: 1',
    '    (item) object',
    '      x string',
    '  pair array[number, string]',
    '    (item) boolean',
    '    0 number',
    '    1 string',
    '  both array[number, string] Max items: 2',
    '    0 number',
    '    1 string',
    '  bare array Max items: 0',
    '  old array[number]',
    '    0 number',
    '  any object',
    '  shut object Additional properties: false empty',
    '  map object',
    '    ^n- number',
    '    (map) object',
    '      y any',
    '  no any',
    '    (not) string',
    '  none object empty',
  ])
})

test('choices are named by the discriminator, the title or the schema', () => {
  const node = expandA({
    A: {
      oneOf: [ref('Cat'), ref('Dog'), { title: 'Fish', type: 'object', properties: { fins: {} } }],
      discriminator: { propertyName: 'kind', mapping: { feline: 'Cat', tiger: '#/components/schemas/Cat' } },
    },
    Cat: { type: 'object', properties: { claws: { type: 'integer' } } },
    Dog: { type: 'object' },
  })
  assert.deepEqual(outline(node), [
    'root object',
    '  oneOf by kind',
    '    feline, tiger object',
    '      claws integer',
    '    Dog object empty',
    '    Fish object',
    '      fins any',
  ])
})

test('subtypes of a base with a discriminator are its variants, and are not asked twice', () => {
  const subtype = (own: string) => ({ allOf: [ref('Pet'), { properties: { [own]: {} } }] })
  const Pet = {
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string' } },
    discriminator: { propertyName: 'kind' },
  }
  const expected = [
    'root object',
    '  kind string [required]',
    '  oneOf by kind',
    '    Cat object',
    '      kind string [required]',
    '      claws any',
    '    Dog object',
    '      kind string [required]',
    '      tricks any',
  ]
  const subtypes = { Cat: subtype('claws'), Dog: subtype('tricks') }
  assert.deepEqual(outline(expandA({ A: ref('Pet'), Pet, ...subtypes })), expected)
  const explicit = { ...Pet, oneOf: [ref('Cat'), ref('Dog')] }
  assert.deepEqual(outline(expandA({ A: ref('Pet'), Pet: explicit, ...subtypes })), expected)
  assert.deepEqual(outline(expandA({ A: ref('Cat'), Pet, ...subtypes })), [
    'root object',
    '  kind string [required]',
    '  claws any',
  ])
})

test('a choice of one is none; choices that only require are named by what they require', () => {
  assert.deepEqual(outline(expandA({ A: { oneOf: [{ type: 'object', properties: { a: {} } }] } })), [
    'root object',
    '  a any',
  ])
  const node = expandA({ A: { properties: { a: {}, b: {} }, anyOf: [{ required: ['a'] }, { required: ['a', 'b'] }] } })
  assert.deepEqual(
    node.choices[0]?.variants.map(({ name }) => name),
    ['with a', 'with a and b'],
  )
})

test('a response has no tags and nothing that is only written', () => {
  const A = {
    required: ['id', 'secret'],
    properties: { id: { readOnly: true, uniqueItems: true }, secret: { writeOnly: true }, old: { deprecated: true } },
    additionalProperties: false,
  }
  const node = expand(withSchemas({ A }), 'A', { direction: 'response' })
  assert.deepEqual(outline(node), ['root object', '  id array', '  old any'])
  assert.equal(node.properties[1]?.deprecated, true)
})

test('whatever stands in a schema, a node is made', () => {
  for (const value of [
    null,
    5,
    'text',
    [],
    { properties: 5 },
    { allOf: 'x', oneOf: {}, enum: 5, required: [5] },
    { items: [null] },
    { type: 5 },
    { discriminator: [] },
  ]) {
    const node = expandA({ A: { properties: { p: value } } })
    assert.equal(node.properties[0]?.name, 'p', JSON.stringify(value))
  }
})

test('conditions, and what depends on a property', () => {
  const node = expandA({
    A: {
      properties: { country: { type: 'string' }, card: { type: 'string' }, code: {} },
      if: { properties: { country: { const: 'US' } }, required: ['country'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { code: { pattern: '^[0-9]{5}$' } } },
      else: { required: ['code'] },
      dependentRequired: { card: ['address', 'name'] },
      dependentSchemas: { card: { properties: { limit: { type: 'integer' } } } },
      allOf: [{ if: { required: ['card'] } }],
    },
  })
  assert.deepEqual(outline(node), [
    'root object',
    '  country string',
    '  card string',
    '  code any',
    '  If object',
    '    country string [required] = US',
    '  Then object',
    '    code string Pattern: ^[0-9]{5}$',
    '  Otherwise any Required: code',
    '  With card object Required: address & name',
    '    limit integer',
  ])
  assert.deepEqual(
    node.rules.map(({ title, property }) => [title, property]),
    [
      ['If', null],
      ['Then', null],
      ['Otherwise', null],
      ['With', 'card'],
    ],
  )
})

test('what a text holds once it is decoded', () => {
  const content = { properties: { id: { type: 'integer' } } }
  const node = expandA({
    A: {
      properties: {
        data: { type: 'string', contentMediaType: 'application/json', contentSchema: content },
        bare: { type: 'string', contentSchema: content },
      },
    },
  })
  assert.deepEqual(outline(node), [
    'root object',
    '  data string Encoding type: application/json',
    '    Content object',
    '      id integer',
    '  bare string',
  ])
})

test('what lists hold, names of properties, and what nothing else describes', () => {
  const node = expandA({
    A: {
      properties: {
        list: { type: 'array', contains: { type: 'integer' }, minContains: 2, maxContains: 3 },
        some: { contains: { type: 'string' } },
        none: { contains: { type: 'string' }, minContains: 0 },
        names: { propertyNames: { pattern: '^[a-z]+$', maxLength: 8 } },
        rest: { type: 'object', properties: { a: {} }, unevaluatedProperties: { type: 'number' } },
        pair: { prefixItems: [{ type: 'string' }], unevaluatedItems: { type: 'boolean' } },
      },
      not: { required: ['a', 'b'] },
    },
  })
  assert.deepEqual(outline(node), [
    'root object',
    '  list array',
    '    2 to 3 items integer',
    '  some array',
    '    At least one item string',
    '  none array',
    '  names object',
    '    Names of properties string Pattern: ^[a-z]+$ Max length: 8',
    '  rest object',
    '    a any',
    '    (map) number',
    '  pair array[string]',
    '    (item) boolean',
    '    0 string',
    '  (not) any Given together: a & b',
  ])
})

test('variants name what they ask for', () => {
  const node = expandA({
    A: { properties: { a: {} }, oneOf: [{ title: 'One', required: ['a'] }, { required: ['b'] }] },
  })
  assert.deepEqual(outline(node), ['root object', '  a any', '  oneOf', '    One any Required: a', '    with b any'])
})

test('a rule that leads back to its schema ends there', () => {
  const node = expandA({ A: { properties: { a: {} }, contains: ref('A'), dependentSchemas: { a: ref('A') } } })
  assert.deepEqual(
    node.rules.map((rule) => rule.node.link?.kind),
    ['recursive', 'recursive'],
  )
})

test('a dynamic reference leads to the outermost schema of its name', () => {
  const List = {
    $id: 'list',
    type: 'object',
    $defs: { item: { $dynamicAnchor: 'item', type: 'string' } },
    properties: { items: { type: 'array', items: { $dynamicRef: '#item' } } },
  }
  const Letters = { $ref: 'list', $defs: { own: { $dynamicAnchor: 'item', $ref: '#/components/schemas/Letter' } } }
  const Letter = { type: 'object', properties: { sid: { type: 'integer' } } }
  assert.deepEqual(outline(expandA({ A: Letters, List, Letter })), [
    'root object',
    '  items array[object]',
    '    (item) object',
    '      sid integer',
  ])
  assert.deepEqual(outline(expandA({ A: ref('List'), List, Letter })), [
    'root object',
    '  items array[string]',
    '    (item) string',
  ])
})

test('a reference alone means the schema that it leads to, by the name that it is asked for by', () => {
  const node = expandA({
    A: {
      properties: {
        direct: ref('B'),
        other: ref('Alias'),
        inline: ref('A/properties/direct'),
        noted: { ...ref('B'), description: 'A note' },
      },
    },
    Alias: ref('B'),
    B: { description: 'Of B', required: ['id'], properties: { id: { type: 'string' } } },
  })
  assert.deepEqual(
    node.properties.map(({ name, schemaName, description, properties }) => [
      name,
      schemaName,
      description,
      properties.map((one) => one.name),
    ]),
    [
      ['direct', 'B', 'Of B', ['id']],
      ['other', 'Alias', 'Of B', ['id']],
      ['inline', 'B', 'Of B', ['id']],
      ['noted', 'B', 'A note', ['id']],
    ],
  )
})
