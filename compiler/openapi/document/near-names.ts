import { wordsOf } from '../../formats/casing.ts'

/** Names by what is left of them when one letter goes: two names that are a slip apart share such a rest. */
export type NearNames = ReadonlyMap<string, readonly string[]>

/** Longer names are no names that anybody types. */
const longest = 80

/** @returns an index whose size grows with the length of all names together */
export function indexNames(names: Iterable<string>): NearNames {
  const index = new Map<string, string[]>()
  for (const name of names) {
    if (name.length > longest) continue
    for (const key of keysOf(name)) {
      const known = index.get(key)
      if (known === undefined) index.set(key, [name])
      else if (!known.includes(name)) known.push(name)
    }
  }
  return index
}

/**
 * Finds a name that a word is one slip of the finger away from: a letter too many, missing, changed, or two that changed
 * places. Time depends on the word's length alone.
 *
 * A plural, another number, and a word that means something of its own are no slips.
 *
 * @param isWord whether a word (in small letters) is one that names of this API are made of
 */
export function slipOf(word: string, index: NearNames, isWord: (word: string) => boolean): string | null {
  if (word.length > longest) return null
  const seen = new Set<string>()
  for (const key of keysOf(word)) {
    for (const name of index.get(key) ?? []) {
      if (seen.has(name)) continue
      seen.add(name)
      if (isSlip(word, name, isWord)) return name
    }
  }
  return null
}

function keysOf(name: string): readonly string[] {
  return [name, ...Array.from({ length: name.length }, (_, at) => name.slice(0, at) + name.slice(at + 1))]
}

function isSlip(word: string, name: string, isWord: (word: string) => boolean): boolean {
  const [own, other] = [wordsOf(word), wordsOf(name)].map((words) => words.map((one) => one.toLowerCase()))
  if (own === undefined || other === undefined || own.length !== other.length) return false
  const differing = own.flatMap((one, at) => (one === other[at] ? [] : [[one, other[at] ?? ''] as const]))
  const [pair] = differing
  if (pair === undefined || differing.length > 1) return false
  const [left, right] = pair
  const isForm = left === `${right}s` || right === `${left}s` || left.replace(/\d+/g, '') === right.replace(/\d+/g, '')
  // Of short words one letter is too large a part: `get` and `set`.
  return !isForm && Math.min(left.length, right.length) >= 4 && isOneEdit(left, right) && !isWord(left)
}

/** @returns whether two words differ in one letter: another, missing or too many, or two that changed places */
export function isOneEdit(one: string, other: string): boolean {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [left, right] = [one.slice(at), other.slice(at)]
  if (left.length === right.length) {
    const swapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
    return left.slice(1) === right.slice(1) || swapped
  }
  const [short, long] = left.length < right.length ? [left, right] : [right, left]
  return long.length - short.length === 1 && long.slice(1) === short
}
