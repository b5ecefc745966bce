import type { DataValue } from '../../formats/request/data-value.ts'
import { dataOf, textField } from '../document/document.ts'
import { anyFlag, defaultOf, maxOf, minOf, numbersOf, textOf } from '../schema/merge.ts'
import type { Merged } from '../schema/merged.ts'
import { exampleOf } from '../schema/property.ts'
import { sidOf } from '../schema/type-label.ts'
import { textOfPattern } from './text-of-pattern.ts'

const formats: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  'date-time-rfc-2822': 'Sat, 31 Jan 2026 12:00:00 +0000',
  time: '12:00:00Z',
  duration: 'PT1H',
  email: 'user@example.com',
  'idn-email': 'user@example.com',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  url: 'https://example.com',
  iri: 'https://example.com',
  'uri-reference': '/path',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
  'phone-number': '+15558675310',
  byte: 'ZXhhbXBsZQ==',
  'http-method': 'POST',
})

/** @returns the author's example, the constant, the default or the first of the values that are allowed */
export function givenValue(merged: Merged): DataValue | undefined {
  const example = exampleOf(merged)
  if (example !== undefined) return example
  if (merged.constant !== undefined) return dataOf(merged.constant)
  return dataOf(defaultOf(merged) ?? merged.enumerated[0])
}

/** @returns a value that keeps to format, length and bounds, and to a pattern that can be read and is the only one */
export function scalarOf(merged: Merged, type: string): DataValue | undefined {
  switch (type) {
    case 'boolean':
      return true
    case 'null':
      return null
    case 'integer':
    case 'number':
      return numberOf(merged, type)
    default: {
      const sid = sidOf(merged)?.split('|')[0]
      if (sid !== undefined) return sid.padEnd(34, 'a')
      return formats[textOf(merged, 'format') ?? ''] ?? patternText(merged) ?? textLike(merged, 'string')
    }
  }
}

function patternText(merged: Merged, turn = 0): string | null {
  const [pattern, ...others] = new Set(
    (merged.by.get('pattern') ?? []).map(({ fields }) => textField(fields, 'pattern')),
  )
  if (pattern === undefined || pattern === null || others.length > 0) return null
  return textOfPattern(pattern, { least: maxOf(numbersOf(merged, 'minLength'), 0), most: longestOf(merged) }, turn)
}

function textLike(merged: Merged, text: string): string {
  const shortest = maxOf(numbersOf(merged, 'minLength'), 0)
  return text.padEnd(Math.min(shortest, 200), 'x').slice(0, Math.max(0, longestOf(merged)))
}

function longestOf(merged: Merged): number {
  return minOf(numbersOf(merged, 'maxLength'), 200)
}

/** As many as there are digits: then the first comes again. */
const mostTurns = 10

/** @returns values that a schema allows besides the one that was made of it, as far as they can be made */
export function* otherScalars(merged: Merged, value: DataValue): Generator<DataValue> {
  const { enumerated, constant } = merged
  if (enumerated.length > 0) {
    const taken = JSON.stringify(value)
    for (const other of enumerated) if (JSON.stringify(other) !== taken) yield dataOf(other) ?? null
  } else if (constant !== undefined || defaultOf(merged) !== undefined) return
  else if (typeof value === 'boolean') yield !value
  else if (typeof value === 'number') {
    const step = stepOf(merged, 'integer') ?? 1
    const { at, isOpen } = boundOf(merged, 'maximum', minOf)
    // Beyond 2^53 a step may lead nowhere.
    for (let last = value, next = value + step; next > last && (isOpen ? next < at : next <= at); next += step) {
      yield rounded(next, step, Math.round)
      last = next
    }
  } else if (value === patternText(merged)) {
    for (let turn = 1; turn < mostTurns; turn++) yield patternText(merged, turn) ?? value
  } else if (value === textLike(merged, 'string'))
    for (let at = 2; `string${at}`.length <= longestOf(merged); at++) yield textLike(merged, `string${at}`)
}

/** @returns the least number that is allowed; where that is below nothing or has no bound, 1 or what comes next to it */
function numberOf(merged: Merged, type: string): number {
  const [least, most] = [boundOf(merged, 'minimum', maxOf), boundOf(merged, 'maximum', minOf)]
  const step = stepOf(merged, type)
  if (least.at < 0) {
    const highest = most.isOpen ? most.at - (step ?? 1) : most.at
    const usual = rounded(Math.min(highest, step ?? 1), step, Math.floor)
    if (usual > least.at) return usual
  }
  const value = rounded(least.at, step, Math.ceil)
  if (!least.isOpen || value > least.at) return value
  const next = rounded(value + (step ?? 1), step, Math.ceil)
  const isTooMuch = next > most.at || (most.isOpen && next === most.at)
  return isTooMuch && step === null ? (least.at + most.at) / 2 : next
}

function stepOf(merged: Merged, type: string): number | null {
  const multiples = numbersOf(merged, 'multipleOf').filter((step) => step > 0)
  return multiples[0] ?? (type === 'integer' ? 1 : null)
}

interface Bound {
  readonly at: number
  /** The bound itself is not allowed. */
  readonly isOpen: boolean
}

/** @param narrowest of several bounds, the one that counts */
function boundOf(merged: Merged, name: 'minimum' | 'maximum', narrowest: typeof maxOf): Bound {
  const exclusive = name === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum'
  const [closed, open] = [narrowest(numbersOf(merged, name)), narrowest(numbersOf(merged, exclusive))]
  const at = narrowest([closed, open])
  return { at, isOpen: at === open || anyFlag(merged, exclusive) }
}

/** Sums of steps such as 0.1 have an end that nobody has written; whole ones are exact in all their digits. */
function rounded(value: number, step: number | null, round: (value: number) => number): number {
  if (step === null) return value
  if (Number.isInteger(step)) return round(value / step) * step
  return Number((round(Number((value / step).toPrecision(12))) * step).toPrecision(12))
}
