import { placeholder } from '../formats/request/placeholder.ts'
import type { DataValue } from '../formats/request/request.ts'
import { dataOf, type Source } from './document.ts'
import { anyFlag, firstValue, type Merged, maxOf, merge, minOf, numbersOf, textOf } from './merge.ts'
import { exampleOf } from './property.ts'
import type { Direction } from './schema-model.ts'
import type { Specification } from './specification.ts'
import { sidOf } from './type-label.ts'

export interface ValueOptions {
  readonly direction: Direction
  /** Only what has to be sent, with a placeholder for values that nobody gave an example of. Else: everything, made up. */
  readonly skeleton?: boolean
  /** Properties at the top that a skeleton holds besides the required ones. */
  readonly also?: ReadonlySet<string>
}

interface State extends ValueOptions {
  readonly specification: Specification
  /** Values that may still be made. */
  left: number
  readonly above: ReadonlySet<unknown>[]
}

const maxValues = 120
const deepest = 5

/**
 * Makes a value of a schema: the author's examples, defaults and constants where there are some, else something of the
 * right type and format. Ends in schemas that contain themselves; holds at most 120 values.
 *
 * @returns undefined when the schema does not say what it is
 */
export function exampleValue(
  specification: Specification,
  sources: readonly Source[],
  options: ValueOptions,
): DataValue | undefined {
  return make({ ...options, specification, left: maxValues, above: [] }, merge(specification, sources), 'value', 0)
}

function make(state: State, merged: Merged, name: string, depth: number): DataValue | undefined {
  const { signature } = merged
  const known = givenValue(merged)
  if (known !== undefined) return known
  if (depth > deepest || state.left <= 0 || state.above.some((other) => isSame(other, signature))) return undefined
  state.left -= 1
  state.above.push(signature)
  const value = build(state, merged, name, depth)
  state.above.pop()
  return value
}

function givenValue(merged: Merged): DataValue | undefined {
  const example = exampleOf(merged)
  if (example !== undefined) return example
  return dataOf(merged.constant ?? firstValue(merged, 'default') ?? merged.enumerated[0])
}

function build(state: State, merged: Merged, name: string, depth: number): DataValue | undefined {
  const [type] = merged.types
  const [choice] = merged.choices
  const [variant] = choice?.variants ?? []
  if (type === 'object' || (type === undefined && merged.properties.size > 0)) {
    const value = objectOf(state, merged, depth)
    if (choice === undefined || variant === undefined) return value
    const chosen = make(state, merge(state.specification, [variant.source]), name, depth + 1)
    const both = Object.assign(value, isObject(chosen) ? chosen : {})
    if (choice.discriminator !== null && variant.name !== null && !Object.hasOwn(both, choice.discriminator)) {
      both[choice.discriminator] = variant.name
    }
    return both
  }
  if (variant !== undefined) {
    const chosen = make(state, merge(state.specification, [variant.source]), name, depth + 1)
    const key = choice?.discriminator ?? null
    if (isObject(chosen) && key !== null && variant.name !== null)
      return Object.assign(Object.create(null), chosen, { [key]: variant.name })
    return chosen
  }
  if (type === 'array') return arrayOf(state, merged, name, depth)
  if (type === undefined) return state.skeleton === true ? placeholder(name) : undefined
  return state.skeleton === true ? placeholder(name) : scalarOf(merged, type)
}

function objectOf(state: State, merged: Merged, depth: number): Record<string, DataValue> {
  // Without a prototype: a property may be called `__proto__`.
  const value: Record<string, DataValue> = Object.create(null)
  for (const [name, sources] of merged.properties) {
    const wanted = merged.required.has(name) || (depth === 0 && state.also?.has(name) === true)
    if (state.skeleton === true && !wanted) continue
    const property = merge(state.specification, sources)
    if (anyFlag(property, state.direction === 'request' ? 'readOnly' : 'writeOnly')) continue
    if (anyFlag(property, 'deprecated') && !wanted) continue
    const made = make(state, property, name, depth + 1)
    if (made !== undefined) value[name] = made
  }
  if (merged.properties.size === 0 && merged.additional.length > 0 && state.skeleton !== true) {
    const made = make(state, merge(state.specification, merged.additional), 'value', depth + 1)
    if (made !== undefined) value.key = made
  }
  return value
}

function arrayOf(state: State, merged: Merged, name: string, depth: number): DataValue {
  const parts = merged.tuple.length > 0 ? merged.tuple : merged.items.length > 0 ? [merged.items] : []
  return parts.flatMap((sources): readonly DataValue[] => {
    const value = make(state, merge(state.specification, sources), name, depth + 1)
    return value === undefined ? [] : [value]
  })
}

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

function scalarOf(merged: Merged, type: string): DataValue | undefined {
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
      const format = formats[textOf(merged, 'format') ?? '']
      if (format !== undefined) return format
      const shortest = maxOf(numbersOf(merged, 'minLength'), 0)
      const longest = minOf(numbersOf(merged, 'maxLength'), 200)
      return 'string'.padEnd(Math.min(shortest, 200), 'x').slice(0, Math.max(0, longest))
    }
  }
}

function numberOf(merged: Merged, type: string): number {
  const exclusive = numbersOf(merged, 'exclusiveMinimum').map((bound) => bound + 1)
  const lowest = maxOf([...numbersOf(merged, 'minimum'), ...exclusive])
  const greatest = minOf(numbersOf(merged, 'maximum'))
  const value = Number.isFinite(lowest) ? lowest : Math.min(greatest, 1)
  return type === 'integer' ? Math.ceil(value) : value
}

function isSame(one: ReadonlySet<unknown>, other: ReadonlySet<unknown>): boolean {
  return other.size > 0 && one.size === other.size && [...other].every((part) => one.has(part))
}

function isObject(value: DataValue | undefined): value is { readonly [key: string]: DataValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
