import type { DataValue } from '../../formats/request/data-value.ts'
import { pairsOf } from '../../formats/request/pairs.ts'
import { segmentText } from '../../formats/request/styles.ts'
import type { Constraint, SchemaNode } from '../schema/schema-model.ts'
import type { ParameterLocation } from './operation-model.ts'

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
  const exploded = typeof explode === 'boolean' ? explode : used === 'form' || used === 'cookie'
  if (name === null || (used === usual && exploded === (usual === 'form'))) return []
  const isList = typeLabel.startsWith('array')
  if (!isList && !/^(?:object|map)/.test(typeLabel)) return []
  const value: DataValue = isList ? ['a', 'b'] : { key: 'a', other: 'b' }
  const text =
    location === 'query' || location === 'cookie'
      ? pairsOf(name, value, used, exploded)
          .map((pair) => pair.join('='))
          .join(location === 'cookie' ? '; ' : '&')
      : segmentText({ name, style: used, explode: exploded, encodingType: null }, value, (part) => part)
  return [{ name: 'Written as', values: [text] }]
}
