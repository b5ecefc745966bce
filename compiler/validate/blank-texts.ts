import type { Json } from '../model/public-block.ts'

/**
 * A text of nothing but blanks shows nothing: to a contract it is an empty one, on its own, in a list, or in an object of a
 * list. What lies deeper is data, whose blanks may mean something.
 */
export function withoutBlankTexts(value: Json): Json {
  if (!Array.isArray(value)) return emptied(value)
  return value.map((item) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return emptied(item)
    const members: readonly (readonly [string, Json])[] = Object.entries(item)
    return members.some(([, member]) => emptied(member) !== member)
      ? Object.fromEntries(members.map(([name, member]) => [name, emptied(member)]))
      : item
  })
}

const emptied = (value: Json): Json => (typeof value === 'string' && value.trim() === '' ? '' : value)
