import type { BodyContent, Constraint, DataValue, Parameter, ParameterLocation, SchemaNode } from './model.ts'
import { placeholder, splitPlaceholders } from './placeholder.ts'

/** A name and a value, neither percent-encoded. */
export type Pair = readonly [name: string, value: string]

/** Percent-encodes a part of a URL, but leaves placeholders as they are. */
export function encodePart(text: string): string {
  return splitPlaceholders(text)
    .map((part, index) => (index % 2 === 1 ? part : encode(part)))
    .join('')
}

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

/** The fields of a form: lists repeat their name, objects are JSON unless an encoding asks for brackets. */
export function formPairs(value: DataValue | undefined, encodings: BodyContent['encodings']): readonly Pair[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([name, field]): readonly Pair[] => {
    const encoding = encodings.get(name)
    if (Array.isArray(field)) return pairsOf(name, field, encoding?.style ?? 'form', encoding?.explode ?? true)
    if (encoding?.style === 'deepObject') return pairsOf(name, field, 'deepObject', true)
    return [[name, textOf(field)]]
  })
}

const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' }

function pairsOf(name: string, value: DataValue, style: string, explode: boolean): readonly Pair[] {
  if (Array.isArray(value)) {
    const texts = value.map(textOf)
    return explode ? texts.map((text): Pair => [name, text]) : [[name, texts.join(separators[style] ?? ',')]]
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, member]): Pair => [key, textOf(member)])
    if (style === 'deepObject') return members.map(([key, text]): Pair => [`${name}[${key}]`, text])
    return explode ? members : [[name, members.flat().join(',')]]
  }
  return [[name, textOf(value)]]
}

function textOf(value: DataValue): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

function encode(text: string): string {
  // A lone surrogate can't be encoded.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/'/g, '%27')
}
