import { isMapping } from '../../formats/members.ts'
import type { DataValue } from '../../formats/request/data-value.ts'
import { placeholder } from '../../formats/request/placeholder.ts'
import type { Source } from '../document/document.ts'
import { maxOf, merge, numbersOf } from '../schema/merge.ts'
import type { Merged, MergedChoice } from '../schema/merged.ts'
import { exampleOf } from '../schema/property.ts'
import type { Direction } from '../schema/schema-model.ts'
import type { Specification } from '../specification.ts'
import { lengthsOf, repeated } from './example-items.ts'
import { givenValue, scalarOf } from './example-scalar.ts'
import { propertyOf } from './known-scalars.ts'

export interface ValueOptions {
  readonly direction: Direction
  /**
   * Only what has to be sent, with a placeholder for values that nobody gave an example of; of an object that needs nothing,
   * what has an example. Else: everything, made up.
   */
  readonly skeleton?: boolean
  /** Properties at the top that a skeleton holds besides the required ones. */
  readonly also?: ReadonlySet<string>
}

interface State extends ValueOptions {
  readonly specification: Specification
  /** Values that may still be made; what an object needs may go below nothing. */
  left: number
  /** Of these, what the objects that are being made still need. */
  reserved: number
  readonly above: ReadonlySet<unknown>[]
}

const maxValues = 120
const maxNeeded = 120
const deepest = 5
/** What has to be there is little, and without it the rest is refused. */
const deepestNeeded = 12

/**
 * Makes a value of a schema: the author's examples, defaults and constants where there are some, else something of the
 * right type and format. Ends in schemas that contain themselves; holds at most 120 values, and as many more as objects
 * need that would be refused without them.
 *
 * @returns undefined when the schema does not say what it is
 */
export function exampleValue(
  specification: Specification,
  sources: readonly Source[],
  options: ValueOptions,
): DataValue | undefined {
  const state = { ...options, specification, left: maxValues, reserved: 0, above: [] }
  return make(state, merge(specification, sources), { name: 'value', depth: 0, isNeeded: true })
}

function make(state: State, merged: Merged, place: Place): DataValue | undefined {
  const { signature } = merged
  const known = givenValue(merged)
  if (known !== undefined) return known
  if (!hasRoom(state, place) || state.above.some((other) => isSame(other, signature))) return undefined
  state.left -= 1
  state.above.push(signature)
  const value = build(state, merged, place)
  state.above.pop()
  return value
}

/** Where a value is made. */
interface Place {
  readonly name: string
  readonly depth: number
  /** What holds it would be refused without it. */
  readonly isNeeded: boolean
}

function hasRoom({ skeleton, left, reserved }: State, { depth, isNeeded }: Omit<Place, 'name'>): boolean {
  if (depth > (skeleton === true || isNeeded ? deepestNeeded : deepest)) return false
  return isNeeded ? left > -maxNeeded : left > reserved
}

/** @returns the same as `make` for a property */
function propertyValue(state: State, property: ReturnType<typeof propertyOf>, place: Place): DataValue | undefined {
  if ('merged' in property) return make(state, property.merged, place)
  const { isGiven, value } = property
  if (isGiven) return value
  if (!hasRoom(state, place)) return undefined
  state.left -= 1
  return state.skeleton === true ? placeholder(place.name) : value
}

function build(state: State, merged: Merged, place: Place): DataValue | undefined {
  const { name, depth } = place
  const [type] = merged.types
  const [choice] = merged.choices
  const own =
    type === 'object' || (type === undefined && merged.properties.size > 0) ? objectOf(state, merged, depth) : undefined
  const chosen = choice === undefined ? undefined : chosenOf(state, merged, choice, { name, depth, own })
  if (chosen !== undefined || own !== undefined) return chosen ?? own
  if (choice !== undefined && choice.variants.length > 0) return undefined
  if (type === 'array') return arrayOf(state, merged, place)
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
  // The same value, of which the variant says more.
  const made = make(state, schema, { name, depth, isNeeded: true })
  if (!isMapping(made) && own === undefined) return made
  const both = Object.assign(own ?? Object.create(null), isMapping(made) ? made : {})
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
  const needed = state.skeleton === true ? neededOf(state, merged, depth) : merged.required
  const value = membersOf(state, merged, depth, needed)
  if (state.skeleton === true && Object.keys(value).length === 0) return membersOf(state, merged, depth, null)
  if (merged.properties.size === 0 && merged.additional.length > 0 && state.skeleton !== true) {
    const additional = merge(state.specification, merged.additional)
    const made = make(state, additional, { name: 'value', depth: depth + 1, isNeeded: false })
    if (made !== undefined) value.key = made
  }
  return value
}

/** @returns what an object has to hold: what it and the first of each choice require, and as many as it needs */
function neededOf({ specification, also }: State, merged: Merged, depth: number): ReadonlySet<string> {
  const chosen = merged.choices.flatMap(({ variants: [first] }) =>
    first ? [...merge(specification, [first.source]).required] : [],
  )
  const needed = new Set([...merged.required, ...chosen, ...(depth === 0 ? (also ?? []) : [])])
  const least = maxOf(numbersOf(merged, 'minProperties'), 0)
  for (const [name, sources] of merged.properties) {
    if (needed.size >= least) break
    const { readOnly, deprecated } = propertyOf(specification, sources)
    if (!readOnly && !deprecated) needed.add(name)
  }
  return needed
}

/** @param needed null where a skeleton holds what the author gave an example of */
function membersOf(
  state: State,
  merged: Merged,
  depth: number,
  needed: ReadonlySet<string> | null,
): Record<string, DataValue> {
  // Without a prototype: a property may be called `__proto__`.
  const value: Record<string, DataValue> = Object.create(null)
  const members = sentMembers(state, merged, needed)
  state.reserved += members.filter(({ isNeeded }) => isNeeded).length
  for (const { name, property, isNeeded } of members) {
    if (isNeeded) state.reserved -= 1
    const isAsked = state.skeleton !== true || isNeeded || holdsExample(state, property, depth + 1)
    const made = isAsked ? propertyValue(state, property, { name, depth: depth + 1, isNeeded }) : undefined
    if (made !== undefined) value[name] = made
  }
  return value
}

interface Member {
  readonly name: string
  readonly property: ReturnType<typeof propertyOf>
  readonly isNeeded: boolean
}

/** @returns the properties that go this way, in their order */
function sentMembers(
  { specification, direction, skeleton }: State,
  { properties, required }: Merged,
  needed: ReadonlySet<string> | null,
): readonly Member[] {
  return [...properties].flatMap(([name, sources]): readonly Member[] => {
    const isNeeded = (needed ?? required).has(name)
    if (skeleton === true && !isNeeded && needed !== null) return []
    const property = propertyOf(specification, sources)
    const isLeftOut = direction === 'request' ? property.readOnly : property.writeOnly
    return isLeftOut || (property.deprecated && !isNeeded) ? [] : [{ name, property, isNeeded }]
  })
}

/** Whether the author gave an example of a property, or of what its objects and lists hold. */
function holdsExample(state: State, property: ReturnType<typeof propertyOf>, depth: number): boolean {
  if ('isExample' in property) return property.isExample
  const { merged } = property
  if (givenValue(merged) !== undefined) return exampleOf(merged) !== undefined
  if (!hasRoom(state, { depth, isNeeded: false })) return false
  state.left -= 1
  const held = [...merged.properties.values(), merged.items]
  return held.some(
    (sources) => sources.length > 0 && holdsExample(state, propertyOf(state.specification, sources), depth + 1),
  )
}

function arrayOf(state: State, merged: Merged, { name, depth }: Place): DataValue {
  const { least, most } = lengthsOf(merged)
  const madeOf = (sources: readonly Source[]): readonly DataValue[] => {
    const place = { name, depth: depth + 1, isNeeded: least > 0 }
    const value = make(state, merge(state.specification, sources), place)
    return value === undefined ? [] : [value]
  }
  const begun = merged.tuple.flatMap(madeOf)
  const wanted = Math.min(Math.max(begun.length, least, merged.tuple.length === 0 ? 1 : 0), most)
  const [item] = wanted > begun.length && merged.items.length > 0 ? madeOf(merged.items) : []
  const room = Math.min(wanted - begun.length, 1 + Math.max(0, state.left))
  const more = item === undefined ? [] : repeated(merge(state.specification, merged.items), item, room, merged)
  state.left -= Math.max(0, more.length - 1)
  return [...begun, ...more].slice(0, wanted)
}

function isSame(one: ReadonlySet<unknown>, other: ReadonlySet<unknown>): boolean {
  return other.size > 0 && one.size === other.size && [...other].every((part) => one.has(part))
}
