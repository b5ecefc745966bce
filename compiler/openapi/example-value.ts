import { placeholder } from '../formats/request/placeholder.ts'
import type { DataValue } from '../formats/request/request.ts'
import type { MergedChoice } from './choices.ts'
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
  if (merged.constant !== undefined) return dataOf(merged.constant)
  return dataOf(firstValue(merged, 'default') ?? merged.enumerated[0])
}

function build(state: State, merged: Merged, name: string, depth: number): DataValue | undefined {
  const [type] = merged.types
  const [choice] = merged.choices
  const own =
    type === 'object' || (type === undefined && merged.properties.size > 0) ? objectOf(state, merged, depth) : undefined
  const chosen = choice === undefined ? undefined : chosenOf(state, merged, choice, { name, depth, own })
  if (chosen !== undefined || own !== undefined) return chosen ?? own
  if (choice !== undefined && choice.variants.length > 0) return undefined
  if (type === 'array') return arrayOf(state, merged, name, depth)
  if (type === undefined) return state.skeleton === true ? placeholder(name) : undefined
  return state.skeleton === true ? placeholder(name) : scalarOf(merged, type)
}

interface AroundChoice {
  readonly name: string
  readonly depth: number
  /** What the schema says besides. */
  readonly own: Record<string, DataValue> | undefined
}

/** @returns a value of the first variant, which says by the discriminator that it is one */
function chosenOf(
  state: State,
  merged: Merged,
  { discriminator, variants: [variant] }: MergedChoice,
  { name, depth, own }: AroundChoice,
): DataValue | undefined {
  if (variant === undefined) return undefined
  const schema = merge(state.specification, [variant.source])
  const made = make(state, schema, name, depth + 1)
  if (!isObject(made) && own === undefined) return made
  const both = Object.assign(own ?? Object.create(null), isObject(made) ? made : {})
  const { value } = variant
  if (discriminator === null || value === null) return both
  const isGiven = givenValue(schema) !== undefined && Object.hasOwn(both, discriminator)
  if (!isGiven && [merged, schema].every((one) => takes(state, one, discriminator, value))) both[discriminator] = value
  return both
}

/** Whether a schema lets a property have this text. */
function takes({ specification }: State, { properties }: Merged, name: string, text: string): boolean {
  const sources = properties.get(name)
  if (sources === undefined) return true
  const { constant, enumerated, types } = merge(specification, sources)
  if (constant !== undefined) return constant === text
  return enumerated.length > 0 ? enumerated.includes(text) : types.length === 0 || types.includes('string')
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

/** @returns the least number that is allowed; without a lower bound, 1 or what comes next to it */
function numberOf(merged: Merged, type: string): number {
  const [least, most] = [boundOf(merged, 'minimum', maxOf), boundOf(merged, 'maximum', minOf)]
  const multiples = numbersOf(merged, 'multipleOf').filter((step) => step > 0)
  const step = multiples[0] ?? (type === 'integer' ? 1 : null)
  if (!Number.isFinite(least.at)) {
    const highest = most.isOpen ? most.at - (step ?? 1) : most.at
    return rounded(Math.min(highest, step ?? 1), step, Math.floor)
  }
  const value = rounded(least.at, step, Math.ceil)
  if (!least.isOpen || value > least.at) return value
  const next = rounded(value + (step ?? 1), step, Math.ceil)
  const isTooMuch = next > most.at || (most.isOpen && next === most.at)
  return isTooMuch && step === null ? (least.at + most.at) / 2 : next
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

/** Sums of steps such as 0.1 have an end that nobody has written. */
function rounded(value: number, step: number | null, round: (value: number) => number): number {
  return step === null ? value : Number((round(Number((value / step).toPrecision(12))) * step).toPrecision(12))
}

function isSame(one: ReadonlySet<unknown>, other: ReadonlySet<unknown>): boolean {
  return other.size > 0 && one.size === other.size && [...other].every((part) => one.has(part))
}

function isObject(value: DataValue | undefined): value is { readonly [key: string]: DataValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
