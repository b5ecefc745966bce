import type { Source } from '../document/document.ts'
import type { Specification } from '../specification.ts'
import { maxOf, merge, minOf, numbersOf, textOf } from './merge.ts'
import type { Merged } from './merged.ts'

/** Labels look this many levels down; what is deeper is `…`. */
const deepest = 4
/** The most alternatives that a label names. */
const most = 4

/**
 * The label of a schema's type, without a null of its own: `string<uri>`, `SID<AC>`, `enum<http-method>`, `array[integer<int64>]`,
 * `object<uri-map>`, `map[string]`, `string | integer`, `null`, `any`.
 */
export function typeLabel(specification: Specification, merged: Merged, depth = 0): string {
  if (merged.never) return 'never'
  const format = textOf(merged, 'format')
  if (
    merged.constant === undefined &&
    merged.values.length > 0 &&
    !merged.types.some((type) => type === 'array' || type === 'object')
  ) {
    return `enum<${format ?? (merged.types.join(' | ') || 'any')}>`
  }
  if (isOnlyNull(merged)) return 'null'
  if (merged.types.length === 0) return merged.choices.length > 0 ? choiceLabel(specification, merged, depth) : 'any'
  return merged.types.map((type) => single(specification, merged, type, format, depth)).join(' | ')
}

/** Whether null is all that a schema allows: `type: 'null'` or `const: null` of OpenAPI 3.1. */
function isOnlyNull({ by, nullable, types, choices, constant }: Merged): boolean {
  if (types.length > 0 || choices.length > 0) return false
  return constant === null || (nullable && by.has('type'))
}

/**
 * The prefix that a pattern gives to a string identifier: what is between `^` and the first character class, when
 * that is plain letters, or alternatives of them in parentheses.
 * @returns `AC` for `^AC[0-9a-f]{32}$`, `SM|MM` for `^(SM|MM)[0-9a-f]{32}$`, null for a pattern without such a prefix
 */
export function sidPrefix(pattern: string): string | null {
  const lead = /^\^(.*?)(?:\[|\\[dwDW])/.exec(pattern)?.[1] ?? ''
  if (/^[A-Za-z0-9_]+$/.test(lead)) return lead
  return /^\((?:\?:)?([A-Za-z0-9_]+(?:\|[A-Za-z0-9_]+)*)\)$/.exec(lead)?.[1] ?? null
}

/** @returns the prefix of a string that is exactly 34 characters long and has a pattern with one, else null */
export function sidOf(merged: Merged): string | null {
  const shortest = maxOf(numbersOf(merged, 'minLength'))
  const longest = minOf(numbersOf(merged, 'maxLength'))
  const pattern = textOf(merged, 'pattern')
  return shortest === 34 && longest === 34 && pattern !== null ? sidPrefix(pattern) : null
}

function single(
  specification: Specification,
  merged: Merged,
  type: string,
  format: string | null,
  depth: number,
): string {
  const nested = (sources: readonly Source[]) => {
    if (depth >= deepest) return '…'
    const inner = merge(specification, sources)
    const label = typeLabel(specification, inner, depth + 1)
    return inner.nullable && label !== 'null' && label !== 'any' ? `${label} | null` : label
  }
  if (type === 'array') {
    if (merged.tuple.length > 0)
      return `array[${merged.tuple.slice(0, most).map(nested).join(', ')}${merged.tuple.length > most ? ', …' : ''}]`
    return merged.items.length > 0 ? `array[${nested(merged.items)}]` : 'array'
  }
  if (type === 'object') {
    if (format !== null) return `object<${format}>`
    const plain = merged.properties.size === 0 && merged.choices.length === 0
    if (plain && merged.patterns.size === 0 && merged.additional.length > 0) return `map[${nested(merged.additional)}]`
    const [pattern] = merged.patterns.values()
    if (plain && merged.patterns.size === 1 && merged.additional.length === 0 && pattern !== undefined)
      return `map[${nested(pattern)}]`
    return 'object'
  }
  if (type === 'string') {
    const sid = sidOf(merged)
    if (sid !== null) return `SID<${sid}>`
    if (format === null && isBinary(merged)) return 'string<binary>'
  }
  // What OpenAPI 3.1 has in place of `format: byte` (4.8.14.3).
  const said = format ?? (type === 'string' ? textOf(merged, 'contentEncoding') : null)
  return said === null ? type : `${type}<${said}>`
}

/** What OpenAPI 3.1 has in place of `format: binary` (4.8.14.3): the type of a file that no encoding makes text of. */
function isBinary(merged: Merged): boolean {
  const encoding = textOf(merged, 'contentEncoding')
  const type = textOf(merged, 'contentMediaType') ?? ''
  return (
    (encoding ?? 'binary') === 'binary' &&
    /^(?:image|audio|video|font)\/(?!svg)|octet-stream|[/+](?:pdf|zip)$/i.test(type)
  )
}

function choiceLabel(specification: Specification, merged: Merged, depth: number): string {
  const variants = merged.choices.flatMap((choice) => choice.variants)
  if (depth >= deepest) return '…'
  const labels = variants
    .slice(0, depth < 2 ? most * 2 : most)
    .map(({ source }) => typeLabel(specification, merge(specification, [source]), depth + 1))
  const distinct = [...new Set(labels)]
  const shown = distinct.slice(0, most)
  const more = distinct.length > most || variants.length > most * 2 ? [...new Set([...shown, '…'])] : shown
  // Two hundred kinds of object are objects.
  return distinct.length === 1 ? (distinct[0] ?? 'any') : more.join(' | ')
}
