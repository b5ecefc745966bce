import { isMapping } from '../../formats/members.ts'

/** @returns whether a value has one of these types of JSON Schema; any has where none is given */
export function hasType(types: readonly string[], value: unknown): boolean {
  const type = typeOf(value)
  return types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'))
}

/** @returns whether a value has one of these types once it is written as text, as it is in an address: all there are texts */
export function isWrittenAs(types: readonly string[], value: unknown): boolean {
  if (hasType(types, value)) return true
  if (typeof value !== 'string') return typeof value !== 'object' && types.includes('string')
  return types.some((type) => {
    if (type === 'boolean') return /^(?:true|false)$/i.test(value)
    if (type === 'number') return value.trim() !== '' && Number.isFinite(Number(value))
    if (type === 'integer') return /^[+-]?\d+$/.test(value)
    // `a,b` and the like: how they are written is said by the style.
    return type === 'array' || type === 'object'
  })
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  if (isMapping(value)) return 'object'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return value === null ? 'null' : typeof value
}

const words: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['integer', 'a whole number'],
  ['boolean', '`true` or `false`'],
  ['array', 'a list'],
  ['object', 'a mapping'],
])

/** @returns what a value of these types is, in words; null where one of them is no type */
export function expectedOf(types: readonly string[]): string | null {
  const others = types.filter((type) => type !== 'null')
  if (others.length < types.length && others.length === 0) return '`null`'
  const named = others.map((type) => words.get(type))
  return named.every((word) => word !== undefined) ? named.join(' or ') : null
}

/** A number of more digits than are kept may be another. */
export function isRounded(value: unknown): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value)
}

/** @returns what a value is, in a word: a message that does not hold the value stands for all of its kind */
export function kindOf(value: unknown): string {
  const word = { array: 'list', object: 'mapping', string: 'text', integer: 'number' }[typeOf(value)]
  return word ?? typeOf(value)
}
