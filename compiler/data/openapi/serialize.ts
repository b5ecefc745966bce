import type { BodyContent, DataValue, Parameter } from './model.ts'
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
  const { name, example, constant, values, style, explode } = parameter
  const value = example ?? constant ?? values[0]?.value
  if (value === undefined || value === null) return [[name, placeholder(name)]]
  return pairsOf(name, value, style ?? 'form', explode ?? true)
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
