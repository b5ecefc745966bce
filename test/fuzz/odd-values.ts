export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value }

/** Values that something may be written as which wants another one: each kind, and what is awkward of it. */
const few: readonly Value[] = [null, true, -1, '', 'x', [], {}, [{}], '/docs/%E0#x', 'javascript:alert(1)']

/** What more is tried when somebody looks for more than the suite has time for: FUZZ=all. */
const more: readonly Value[] = [
  ...[
    false,
    0,
    1.5,
    1e21,
    ' ',
    '0',
    'true',
    'null',
    '\n',
    '\t',
    '`',
    '\\',
    '*',
    '_',
    ':::',
    '::',
    '2024-01-01',
    '1e400',
  ],
  ...['/', '//', '/docs', '/docs/', '/docs#top', '/docs/nowhere#x', '//elsewhere.example', '../../..', '?', '#', '%'],
  ...[
    'https://',
    'http://[',
    'https://a b',
    'mailto:',
    'data:,x',
    'ftp://a',
    '<script>',
    '<b',
    '</p>',
    '&amp;',
    '&#0;',
  ],
  ...['__proto__', 'constructor', 'toString', '${NOTHING}', '{x}', '{', '$&', '$1', '(', '[', '(?:', '.*', '😀\u202e'],
  ...['![](x)', '![a](./x.png)', '[a](b', '```', '# a', '- a', '> a', '---', '|', '| a |\n| - |', 'a'.repeat(5000)],
  ...[
    [null],
    ['x'],
    [''],
    [0],
    [[]],
    [[[[]]]],
    [null, null],
    { a: 1 },
    { '': '' },
    { length: 3 },
    [{ a: [{ b: {} }] }],
  ],
]

export const isThorough = process.env.FUZZ === 'all' || process.env.TEST_LONG === '1'

export const tried: readonly Value[] = isThorough ? [...few, ...more] : few

/** A part of JSON Schema: what tells which keys an object may have. */
export interface Schema {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly $defs?: Readonly<Record<string, Schema>>
}

const unknownKeys = ['nothing', 'constructor', '']

/** One fault in a copy of a value. */
export interface Fault {
  /** Where and what, for a message. */
  readonly what: string
  readonly value: Value
}

/**
 * All copies of a value with one fault each: a part missing, of another kind, unknown, or there where it was not.
 *
 * @param schema names keys that the value does not have
 */
export function* faultsIn(value: Value, schema: Schema, whole: Schema = schema, path = ''): Generator<Fault> {
  for (const odd of tried) yield { what: `${path || '.'} is ${show(odd)}`, value: odd }
  const schemas = branches(schema, whole)
  if (Array.isArray(value)) {
    yield { what: `${path} twice the first`, value: [...value.slice(0, 1), ...value] }
    const items = { anyOf: schemas.flatMap((one) => one.items ?? []) }
    for (const [index, item] of value.entries())
      for (const fault of faultsIn(item, items, whole, `${path}[${index}]`))
        yield { ...fault, value: value.with(index, fault.value) }
    return
  }
  if (typeof value !== 'object' || value === null) return
  const object = value as Readonly<Record<string, Value>>
  for (const [key, member] of Object.entries(object)) {
    const { [key]: _, ...rest } = object
    yield { what: `${path}.${key} is missing`, value: rest }
    for (const fault of faultsIn(member, memberOf(schemas, key), whole, `${path}.${key}`))
      yield { ...fault, value: { ...object, [key]: fault.value } }
  }
  for (const key of unknownKeys) yield { what: `${path}.${key} is unknown`, value: { ...object, [key]: 'x' } }
  const known = new Set(schemas.flatMap(({ properties }) => Object.keys(properties ?? {})))
  // Of a table with hundreds of keys of one kind a few stand for all.
  const absent = [...known].filter((key) => !Object.hasOwn(object, key)).slice(0, isThorough ? known.size : 20)
  for (const key of absent)
    for (const odd of tried) yield { what: `${path}.${key} is ${show(odd)}`, value: { ...object, [key]: odd } }
}

function branches(schema: Schema, whole: Schema): readonly Schema[] {
  const { $ref, anyOf = [], oneOf = [], allOf = [] } = schema
  const target = $ref === undefined ? undefined : $ref === '#' ? whole : whole.$defs?.[$ref.replace('#/$defs/', '')]
  const inner = [...(target === undefined ? [] : [target]), ...anyOf, ...oneOf, ...allOf]
  return [schema, ...inner.flatMap((one) => branches(one, whole))]
}

function memberOf(schemas: readonly Schema[], key: string): Schema {
  const anyOf = schemas.flatMap(({ properties, additionalProperties }) => [
    ...(properties !== undefined && Object.hasOwn(properties, key) ? [properties[key] as Schema] : []),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ])
  return { anyOf }
}

export function show(value: Value): string {
  const text = JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
