import { valueNotInEnum, valueOfWrongType } from '../../diagnostics/codes/openapi-values.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { append } from '../../formats/append.ts'
import { isMapping } from '../../formats/members.ts'
import { remembered } from '../../formats/remembered.ts'
import { field, inside, items, listField, type Source, textField } from '../document/document.ts'
import type { ObjectKind } from '../document/grammar.ts'
import { jsonOf } from '../document/json-text.ts'
import { mediaSchema } from '../document/media-schema.ts'
import { dereference, placeOf } from '../document/reference.ts'
import { isJson } from '../example/examples.ts'
import { flatten } from '../schema/flatten.ts'
import type { Layer } from '../schema/layer.ts'
import { merge } from '../schema/merge.ts'
import type { Merged } from '../schema/merged.ts'
import { statedTypes } from '../schema/stated-types.ts'
import type { Specification } from '../specification.ts'
import { describeBare } from './describe.ts'
import { describedName, isOfParameter } from './described-name.ts'
import { type ListedValues, listedValues } from './listed-values.ts'
import { expectedOf, hasType, isRounded, isWrittenAs, kindOf } from './value-types.ts'

/** An object that has values of its own. */
export interface Valued {
  readonly kind: ObjectKind
  readonly source: Source
}

const holders: ReadonlySet<ObjectKind> = new Set(['schema', 'parameter', 'header', 'media type'])

/** @returns whether an object has a default or an example */
export function hasValues(kind: ObjectKind, value: object): boolean {
  return holders.has(kind) && ['default', 'example', 'examples'].some((key) => Object.hasOwn(value, key))
}

/** Values that are looked at of one example: aliases may make it larger than any file. */
const most = 10_000

/**
 * Holds defaults and examples against their schemas. Only what no reading of the schema allows is told: null, which many
 * write for "none", is let be, and what is sent in an address or a header is a text in any case.
 *
 * @param valued what the walk has met
 */
export function checkValues(specification: Specification, valued: readonly Valued[]): readonly Diagnostic[] {
  const known: Known = {
    layers: remembered((schemas) => flatten(specification.documents, schemas).precedence),
    merged: remembered((schemas) => merge(specification, schemas)),
    listed: remembered(listedValues),
  }
  return valued.flatMap(({ kind, source }) => {
    const { path, value } = source
    if (kind === 'media type' && !isJson(String(path.at(-1)))) return []
    const schema = kind === 'schema' ? source : mediaSchema(source)
    if (!isMapping(schema.value)) return []
    const isText = kind === 'schema' ? isOfParameter(source) : kind !== 'media type'
    const name =
      (kind === 'parameter' ? textField(value, 'name') : null) ?? describedName(specification.documents, source)
    return valuesOf(specification, kind, source).flatMap((given) =>
      checkValue(
        { specification, known, isText, what: given.what },
        { schemas: [schema], value: given.value, name, place: null },
      ),
    )
  })
}

interface Given {
  readonly what: 'the default' | 'an example'
  readonly value: Source
}

function valuesOf({ documents }: Specification, kind: ObjectKind, source: Source): readonly Given[] {
  const example = (value: Source): Given => ({ what: 'an example', value })
  const listed = inside(source, 'examples')
  const own = example(inside(source, 'example'))
  if (kind === 'schema')
    return [{ what: 'the default', value: inside(source, 'default') }, own, ...items(listed).map(example)]
  const named = (isMapping(listed.value) ? Object.keys(listed.value) : []).flatMap((name) => {
    const target = dereference(documents, inside(listed, name)).source
    return target === undefined ? [] : ['value', 'dataValue'].map((key) => example(inside(target, key)))
  })
  return [own, ...named]
}

/** What is made once for all that is held against it. */
interface Known {
  /** All that a plain value is held against: to merge a schema makes a list of all that it enumerates, too. */
  layers(schemas: readonly Source[]): readonly Layer[]
  merged(schemas: readonly Source[]): Merged
  listed(values: readonly unknown[]): ListedValues
}

interface Check {
  readonly specification: Specification
  readonly known: Known
  readonly isText: boolean
  readonly what: Given['what']
}

/** A value, with the schemas that hold for it and the name that it is told under. */
interface Held {
  readonly schemas: readonly Source[]
  readonly value: Source
  readonly name: string | null
  /** Where all is told that stands in a text; null where each value has a place of its own. */
  readonly place: Source | null
}

/** Holds a value and all in it. */
function checkValue(check: Check, first: Held): readonly Diagnostic[] {
  const found: Diagnostic[] = []
  const all: Held[] = [first]
  for (const held of all) {
    const data = held.value.value
    // Tools that join files follow a reference in an example, too.
    if ((data ?? null) === null || field(data, '$ref') !== undefined) continue
    const types = statedTypes(layersAt(check, held, 'type')) ?? []
    const read = check.isText ? undefined : jsonOf(data, types)
    const fault = read === undefined ? faultOf(check, types, held) : null
    if (fault !== null) found.push(fault)
    else if (all.length < most) append(all, read === undefined ? within(check, held) : [asRead(held, read)])
  }
  return found
}

function asRead(held: Held, read: unknown): Held {
  return { ...held, value: { ...held.value, value: read }, place: held.place ?? held.value }
}

function within({ known }: Check, { schemas, value, name, place }: Held): readonly Held[] {
  const data = value.value
  if (typeof data !== 'object') return []
  const merged = known.merged(schemas)
  const properties = (isMapping(data) ? Object.keys(data) : []).flatMap((key) => {
    const own = merged.properties.get(key)
    return own === undefined ? [] : [{ schemas: own, value: inside(value, key), name: key, place }]
  })
  const isList = merged.items.length > 0 && merged.tuple.length === 0
  return [
    ...properties,
    ...(isList ? items(value) : []).map((item) => ({ schemas: merged.items, value: item, name, place })),
  ]
}

/** @returns what is wrong with a value itself, whatever it holds */
function faultOf(check: Check, types: readonly string[], held: Held): Diagnostic | null {
  const { specification, known, isText, what } = check
  const { value, name, place } = held
  const data = value.value
  const told = place ?? value
  const at = () => ({ file: told.file, place: placeOf(specification.documents, told, 'value') })
  const where = name === null ? what : `${what} of \`${name}\``
  const expected = expectedOf(types)
  const fits = isText ? isWrittenAs : hasType
  // Where parts of a schema contradict each other, as what stands beside a `$ref` in 3.0 may, each may be meant.
  const isAllowed = layersAt(check, held, 'type').some((layer) => fits(statedTypes([layer]) ?? [], data))
  if (expected !== null && types.length > 0 && !isAllowed && !isMarkup(data, types)) {
    const isWritten = typeof data === 'string' && isScalar(types) && isWrittenAs(types, data)
    return valueOfWrongType(at(), { found: kindOf(data), where, expected, isWritten })
  }
  const lists = layersAt(check, held, 'enum')
    .map(({ fields }) => listField(fields, 'enum'))
    .filter((list) => list.length > 0)
    .map(known.listed)
  const [first] = lists
  // What an address holds of a list is written in many ways.
  if (first === undefined || lists.some((list) => list.has(data, isText)) || isRounded(data)) return null
  if (isText && !isScalar(types)) return null
  const allowed = first.names.slice(0, 5).map((one) => `\`${one}\``)
  return valueNotInEnum(at(), {
    found: describeBare(data),
    where,
    nearest: first.nearest(data),
    allowed: `${allowed.join(', ')}${first.names.length > 5 ? ' …' : ''}`,
  })
}

function layersAt({ known }: Check, { schemas }: Held, key: string): readonly Layer[] {
  return known.layers(schemas).filter(({ fields }) => Object.hasOwn(fields, key))
}

function isScalar(types: readonly string[]): boolean {
  return types.length > 0 && !types.includes('array') && !types.includes('object')
}

/** The example of an object may well be what is sent of it as XML. */
function isMarkup(data: unknown, types: readonly string[]): boolean {
  return typeof data === 'string' && data.trimStart().startsWith('<') && !isScalar(types)
}
