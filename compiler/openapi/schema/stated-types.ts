import { field } from '../document/document.ts'
import type { Layer } from './layer.ts'
import type { Merged } from './merged.ts'

/** The schema's own word on null counts before that of what it takes in. */
export function saysNullable(layers: readonly Layer[]): boolean {
  for (const { fields } of layers) {
    const nullable = field(fields, 'nullable')
    if (typeof nullable === 'boolean') return nullable
    const type = field(fields, 'type')
    if (Array.isArray(type) && type.includes('null')) return true
    if (typeof type === 'string') return type === 'null'
  }
  return false
}

/** The types that all parts allow; where they contradict each other, the first word counts. */
export function statedTypes(layers: readonly Layer[]): readonly string[] | null {
  let result: readonly string[] | null = null
  for (const { fields } of layers) {
    const type = field(fields, 'type')
    const listed = (Array.isArray(type) ? type : [type]).filter((name) => typeof name === 'string')
    const types = [...new Set(listed.filter((name) => name !== 'null'))]
    if (types.length === 0) continue
    if (result === null) {
      result = types
      continue
    }
    const common: readonly string[] = result.flatMap((name): readonly string[] => {
      if (types.includes(name)) return [name]
      if (name === 'integer' && types.includes('number')) return ['integer']
      return name === 'number' && types.includes('integer') ? ['integer'] : []
    })
    if (common.length > 0) result = common
  }
  return result
}

const hints: readonly (readonly [string, readonly string[]])[] = [
  ['array', ['minItems', 'maxItems', 'uniqueItems', 'contains', 'unevaluatedItems']],
  ['object', ['minProperties', 'maxProperties', 'propertyNames', 'dependentRequired', 'dependentSchemas']],
  ['string', ['minLength', 'maxLength', 'pattern', 'contentMediaType', 'contentEncoding']],
  ['number', ['minimum', 'maximum', 'multipleOf']],
]

/** The type that the other keywords only make sense for. */
export function impliedTypes(
  merged: Omit<Merged, 'types' | 'choices'>,
  values: readonly unknown[] | null,
): readonly string[] {
  const { properties, additional, patterns, open, closed } = merged
  if (properties.size > 0 || additional.length > 0 || patterns.size > 0 || open || closed) return ['object']
  if (merged.items.length > 0 || merged.tuple.length > 0) return ['array']
  if (merged.constant !== undefined) return typesOf([merged.constant])
  if (values !== null) return typesOf(values)
  return hints
    .filter(([, keys]) => keys.some((key) => merged.by.has(key)))
    .map(([type]) => type)
    .slice(0, 1)
}

function typesOf(values: readonly unknown[]): readonly string[] {
  const types = values
    .filter((value) => value !== null)
    .map((value) => {
      if (Array.isArray(value)) return 'array'
      return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value
    })
  return [...new Set(types)]
}
