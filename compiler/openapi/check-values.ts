import { valueNotInEnum, valueOfWrongType } from '../diagnostics/codes/openapi-values.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isMapping } from '../formats/members.ts'
import { nearest } from '../formats/nearest.ts'
import { describeBare } from './describe.ts'
import { describedName, isOfParameter } from './described-name.ts'
import { field, inside, items, listField, type Source, textField, textOf } from './document.ts'
import { isJson } from './examples.ts'
import type { Layer } from './flatten.ts'
import type { ObjectKind } from './grammar.ts'
import { mediaSchema } from './media-schema.ts'
import { type Merged, merge } from './merge.ts'
import { dereference, placeOf } from './reference.ts'
import type { Specification } from './specification.ts'
import { statedTypes } from './stated-types.ts'
import { expectedOf, hasType, isWrittenAs, jsonOf, kindOf } from './value-types.ts'

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
  return valued.flatMap(({ kind, source }) => {
    const { path, value } = source
    if (kind === 'media type' && !isJson(String(path.at(-1)))) return []
    const schema = kind === 'schema' ? source : mediaSchema(source)
    if (!isMapping(schema.value)) return []
    const isText = kind === 'schema' ? isOfParameter(source) : kind !== 'media type'
    const name =
      (kind === 'parameter' ? textField(value, 'name') : null) ?? describedName(specification.documents, source)
    return valuesOf(specification, kind, source).flatMap((given) => {
      const found: Diagnostic[] = []
      checkValue(
        { specification, found, isText, what: given.what, place: null, left: most },
        [schema],
        given.value,
        name,
      )
      return found
    })
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

interface Check {
  readonly specification: Specification
  readonly found: Diagnostic[]
  readonly isText: boolean
  readonly what: Given['what']
  /** Where all is told that stands in a text; null where each value has a place of its own. */
  readonly place: Source | null
  left: number
}

function checkValue(check: Check, schemas: readonly Source[], value: Source, name: string | null): void {
  const data = value.value
  // Tools that join files follow a reference in an example, too.
  if ((data ?? null) === null || field(data, '$ref') !== undefined || check.left <= 0) return
  check.left -= 1
  const merged = merge(check.specification, schemas)
  const types = statedTypes(merged.by.get('type') ?? []) ?? []
  const read = check.isText ? undefined : jsonOf(data, types)
  if (read !== undefined) {
    checkValue({ ...check, place: value }, schemas, { ...value, value: read }, name)
    return
  }
  const found = faultOf(check, merged, types, value, name)
  if (found !== null) {
    check.found.push(found)
    return
  }
  for (const key of isMapping(data) ? Object.keys(data) : []) {
    const property = merged.properties.get(key)
    if (property !== undefined) checkValue(check, property, inside(value, key), key)
  }
  if (merged.items.length > 0 && merged.tuple.length === 0)
    for (const item of items(value)) checkValue(check, merged.items, item, name)
}

/** @returns what is wrong with a value itself, whatever it holds */
function faultOf(
  { specification, isText, what, place }: Check,
  merged: Merged,
  types: readonly string[],
  value: Source,
  name: string | null,
): Diagnostic | null {
  const data = value.value
  const told = place ?? value
  const at = () => ({ file: told.file, place: placeOf(specification.documents, told, 'value') })
  const where = name === null ? what : `${what} of \`${name}\``
  const expected = expectedOf(types)
  const fits = isText ? isWrittenAs : hasType
  // Where parts of a schema contradict each other, as what stands beside a `$ref` in 3.0 may, each may be meant.
  const isAllowed = layersAt(merged, 'type').some((layer) => fits(statedTypes([layer]) ?? [], data))
  if (expected !== null && types.length > 0 && !isAllowed && !isMarkup(data, types)) {
    const isWritten = typeof data === 'string' && isScalar(types) && isWrittenAs(types, data)
    return valueOfWrongType(at(), { found: kindOf(data), where, expected, isWritten })
  }
  const lists = layersAt(merged, 'enum').map(({ fields }) => listField(fields, 'enum'))
  const asText = isText ? textOf : JSON.stringify
  const isListed = lists.some((list) => list.length === 0 || list.some((one) => asText(one) === asText(data)))
  // What an address holds of a list is written in many ways.
  if (lists.length === 0 || isListed || isRounded(data) || (isText && !isScalar(types))) return null
  const names = (lists[0] ?? []).filter((one) => one !== null).map(textOf)
  return valueNotInEnum(at(), {
    found: describeBare(data),
    where,
    nearest: nearest(textOf(data), names),
    allowed: `${names
      .slice(0, 5)
      .map((one) => `\`${one}\``)
      .join(', ')}${names.length > 5 ? ' …' : ''}`,
  })
}

function layersAt({ by }: Merged, key: string): readonly Layer[] {
  return by.get(key) ?? []
}

/** A number of more digits than are kept may be one that is allowed. */
function isRounded(data: unknown): boolean {
  return Number.isInteger(data) && !Number.isSafeInteger(data)
}

function isScalar(types: readonly string[]): boolean {
  return types.length > 0 && !types.includes('array') && !types.includes('object')
}

/** The example of an object may well be what is sent of it as XML. */
function isMarkup(data: unknown, types: readonly string[]): boolean {
  return typeof data === 'string' && data.trimStart().startsWith('<') && !isScalar(types)
}
