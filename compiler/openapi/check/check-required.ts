import { unknownRequiredProperty } from '../../diagnostics/codes/openapi-values.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { isMapping } from '../../formats/members.ts'
import { nearestOfMany } from '../../formats/nearest-of-many.ts'
import { field, inside, items, type Source, textOf } from '../document/document.ts'
import { type DocumentSet, dereference, placeOf } from '../document/reference.ts'

/** Lists of schemas, and single ones, that hold together with others: what one of them requires may be described by another. */
const lists = ['allOf', 'oneOf', 'anyOf'] as const
const single = ['not', 'if', 'then', 'else'] as const
/** A schema with one of these lets other names stand, or says more than is told here. */
const open = [
  '$ref',
  '$dynamicRef',
  ...lists,
  ...single,
  'patternProperties',
  'dependentSchemas',
  'unevaluatedProperties',
  'discriminator',
] as const

/**
 * Names in `required` that nothing describes.
 * @param schemas all that were met
 */
export function checkRequired(documents: DocumentSet, schemas: readonly Source[]): readonly Diagnostic[] {
  const unknown = schemas.flatMap((schema) => {
    const names = unknownOf(schema)
    return names.length === 0 ? [] : [{ schema, names }]
  })
  // Few specifications have any: in all others nobody has to know what is a part of what.
  const parts = new Set(unknown.length === 0 ? [] : schemas.flatMap((schema) => valuesOfParts(documents, schema)))
  return unknown.flatMap(({ schema, names }) => {
    if (parts.has(schema.value)) return []
    const near = nearestOfMany(Object.keys(inside(schema, 'properties').value ?? {}))
    return names.map((item) => {
      const name = textOf(item.value)
      const at = { file: item.file, place: placeOf(documents, item, 'value') }
      return unknownRequiredProperty(at, { name, nearest: near(name) })
    })
  })
}

/** @returns the items of `required` that a schema does not describe itself, where it would have to */
function unknownOf(schema: Source): readonly Source[] {
  const { value } = schema
  const properties = field(value, 'properties')
  if (!isMapping(value) || !Object.hasOwn(value, 'required') || !isMapping(properties) || !isClosed(value)) return []
  // A reference in place of all properties is reported as such.
  if (typeof properties.$ref === 'string') return []
  return items(inside(schema, 'required')).filter(
    ({ value: name }) => typeof name === 'string' && !Object.hasOwn(properties, name),
  )
}

function valuesOfParts(documents: DocumentSet, schema: Source): readonly unknown[] {
  // What a reference leads to holds together with the properties beside it.
  const isReference = field(schema.value, '$ref') !== undefined && field(schema.value, 'properties') !== undefined
  return [...partsOf(schema), ...(isReference ? [schema] : [])].flatMap((part) => [
    part.value,
    dereference(documents, part).source?.value,
  ])
}

function partsOf(schema: Source): readonly Source[] {
  const dependent = inside(schema, 'dependentSchemas')
  const names = isMapping(dependent.value) ? Object.keys(dependent.value) : []
  return [
    ...lists.flatMap((key) => items(inside(schema, key))),
    ...single.map((key) => inside(schema, key)),
    ...names.map((name) => inside(dependent, name)),
  ]
}

function isClosed(schema: object): boolean {
  const additional = field(schema, 'additionalProperties') ?? false
  return additional === false && !open.some((key) => Object.hasOwn(schema, key))
}
