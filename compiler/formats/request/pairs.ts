import type { DataValue } from './data-value.ts'
import { splitPlaceholders } from './placeholder.ts'

/** A name and a value, neither percent-encoded. */
export type Pair = readonly [name: string, value: string]

/** How a field of a form is written, where the specification says so. */
export interface FieldEncoding {
  readonly contentType: string | null
  readonly style: string | null
  readonly explode: boolean | null
}

/** Percent-encodes a part of a URL, but leaves placeholders as they are. */
export function encodePart(text: string): string {
  return splitPlaceholders(text)
    .map((part, index) => (index % 2 === 1 ? part : encode(part)))
    .join('')
}

/** The fields of a form: lists repeat their name, objects are JSON unless an encoding gives a style. */
export function formPairs(
  value: DataValue | undefined,
  encodings: Readonly<Record<string, FieldEncoding>>,
): readonly Pair[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([name, field]): readonly Pair[] => {
    const encoding = Object.hasOwn(encodings, name) ? encodings[name] : undefined
    const { style, explode } = encoding ?? { style: null, explode: null }
    const isStyled = style !== null || explode !== null
    if (!Array.isArray(field) && !isStyled) return [[name, textOf(field)]]
    return pairsOf(name, field, style ?? 'form', explode ?? (style ?? 'form') === 'form')
  })
}

/** @returns the fields of a form that is written as it is sent, in one line or in several */
export function readForm(text: string): readonly Pair[] {
  return [...new URLSearchParams(text.trim().replace(/\s*&\s*/g, '&'))]
}

/**
 * All of a query as one value (OpenAPI 3.2, `querystring`).
 *
 * @param encodingType its media type; a form may be text that is encoded already
 */
export function wholeQuery(encodingType: string | null, value: DataValue): string {
  if (!/form-urlencoded/i.test(encodingType ?? '')) return encodePart(textOf(value))
  if (typeof value === 'string') return value
  return formPairs(value, {})
    .map((pair) => pair.map(encodePart).join('='))
    .join('&')
}

const separators: ReadonlyMap<string, string> = new Map([
  ['spaceDelimited', ' '],
  ['pipeDelimited', '|'],
])

/** The pairs of a list, an object or a plain value in one of OpenAPI's styles. */
export function pairsOf(name: string, value: DataValue, style: string, explode: boolean): readonly Pair[] {
  if (style === 'deepObject') return deepPairs(name, value)
  const separator = separators.get(style) ?? ','
  if (Array.isArray(value)) {
    const texts = value.map(textOf)
    return explode ? texts.map((text): Pair => [name, text]) : [[name, texts.join(separator)]]
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, member]): Pair => [key, textOf(member)])
    return explode ? members : [[name, members.flat().join(separator)]]
  }
  return [[name, textOf(value)]]
}

/**
 * `a[b][c]=d`, and for lists `a[]=b` or `a[0][b]=c`: OpenAPI leaves open what an object within an object is, and servers that
 * take brackets read these.
 */
function deepPairs(name: string, value: DataValue): readonly Pair[] {
  if (typeof value !== 'object' || value === null) return [[name, textOf(value)]]
  const isFlat = Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null)
  return Object.entries(value).flatMap(([key, member]) => deepPairs(`${name}[${isFlat ? '' : key}]`, member))
}

/** A value as one text: JSON for what holds others. */
export function textOf(value: DataValue): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

function encode(text: string): string {
  // A lone surrogate can't be encoded.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/'/g, '%27')
}
