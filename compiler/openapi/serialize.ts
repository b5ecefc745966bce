import { type Pair, pairsOf, textOf } from '../formats/request/pairs.ts'
import { placeholder } from '../formats/request/placeholder.ts'
import type { DataValue } from '../formats/request/request.ts'
import type { Parameter, ParameterLocation } from './operation-model.ts'
import type { Constraint, SchemaNode } from './schema-model.ts'

/** The pairs of a query parameter, in the style that OpenAPI gives it (`form`, exploded, unless it says otherwise). */
export function queryPairs(parameter: Parameter): readonly Pair[] {
  const { name, example, constant, values, style, explode, encodingType } = parameter
  const value = example ?? constant ?? values[0]?.value
  if (value === undefined || value === null) return [[name, placeholder(name)]]
  if (encodingType !== null) return [[name, textOf(value)]]
  return pairsOf(name, value, style ?? 'form', explode ?? (style ?? 'form') === 'form')
}

/**
 * Shows how a list or an object is written in a request, where it is not written as lists and objects are when nothing is
 * said (OpenAPI, "Style Values").
 *
 * @param style and `explode` as the specification has them
 */
export function writtenAs(
  { name, typeLabel }: Pick<SchemaNode, 'name' | 'typeLabel'>,
  location: ParameterLocation,
  style: string | null,
  explode: unknown,
): readonly Constraint[] {
  const usual = location === 'query' || location === 'cookie' ? 'form' : 'simple'
  const used = style ?? usual
  const exploded = typeof explode === 'boolean' ? explode : used === 'form'
  if (name === null || (used === usual && exploded === (usual === 'form'))) return []
  const isList = typeLabel.startsWith('array')
  if (!isList && !/^(?:object|map)/.test(typeLabel)) return []
  const value: DataValue = isList ? ['a', 'b'] : { key: 'a', other: 'b' }
  const text =
    location === 'query' || location === 'cookie'
      ? pairsOf(name, value, used, exploded)
          .map((pair) => pair.join('='))
          .join('&')
      : segmentOf(name, value, used, exploded)
  return [{ name: 'Written as', values: [text] }]
}

/** Lists and objects in a path or a header. */
function segmentOf(name: string, value: DataValue, style: string, explode: boolean): string {
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map(String)
    : Object.entries(value ?? {}).map(([key, member]) => (explode ? `${key}=${member}` : `${key},${member}`))
  if (style === 'label') return `.${parts.join(explode ? '.' : ',')}`
  if (style !== 'matrix') return parts.join(',')
  if (!explode) return `;${name}=${parts.join(',')}`
  return parts.map((part) => (isList ? `;${name}=${part}` : `;${part}`)).join('')
}
