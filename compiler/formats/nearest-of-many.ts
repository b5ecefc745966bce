import { nearest } from './nearest.ts'
import { once } from './once.ts'

/** Up to this many names, each is compared with the word. */
const few = 500
/** Of more names those that stand next to the word, on either side. */
const beside = 100

/**
 * The same as `nearest` for names that many words are looked for in: 8,000 wrong ones beside 8,000 names would be compared
 * 64 million times.
 *
 * @param names what there is; looked through on the first call
 * @returns the nearest name for a word, as `nearest` gives it; `except` is not it
 */
export function nearestOfMany(names: readonly string[]): (word: string, except?: string) => string | null {
  const near = namesBeside(names)
  return (word, except) => {
    const compared = near(word)
    return nearest(word, except === undefined ? compared : compared.filter((name) => name !== except))
  }
}

/**
 * Of more than 500 names only those are worth a comparison with a word that stand next to it, in the order of their
 * beginnings or of their ends: a slip leaves most of a word as it is before or after it.
 *
 * @param names what there is; looked through on the first call
 * @returns for a word the names to compare it with; some of many names may be there twice
 */
export function namesBeside(names: readonly string[]): (word: string) => readonly string[] {
  const byBeginning = once(() => sorted(names, plain))
  const byEnd = once(() => sorted(names, reversed))
  return (word) =>
    names.length <= few ? names : [...around(byBeginning(), plain(word)), ...around(byEnd(), reversed(word))]
}

interface Keyed {
  readonly key: string
  readonly name: string
}

/** Names that differ in case and marks alone stand side by side. */
function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[-_. ]/g, '')
}

function reversed(word: string): string {
  return [...plain(word)].reverse().join('')
}

function sorted(names: readonly string[], keyOf: (name: string) => string): readonly Keyed[] {
  const keyed = names.map((name) => ({ key: keyOf(name), name }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
}

function around(names: readonly Keyed[], key: string): readonly string[] {
  let [low, high] = [0, names.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((names[middle]?.key ?? '') < key) low = middle + 1
    else high = middle
  }
  return names.slice(Math.max(0, low - beside), low + beside).map(({ name }) => name)
}
