import { distance } from 'fastest-levenshtein'
import { textOrder } from './text-order.ts'

/** Longer words are no misspelt names, and comparing them costs the square of their length. */
const longest = 200

/**
 * Finds the name that an author probably meant. A name that differs only in its letters' case or in its dashes and
 * underscores wins; then the one with the fewest edits, as long as no more than about a third of the word changes.
 *
 * @param word the word as written
 * @param candidates the names that exist; their order does not matter
 * @returns the nearest name, or null when none is near; of equally near ones the one that shares the longest
 *   beginning with the word, then the first in UTF-16 order
 */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  if (word === '' || word.length > longest) return null
  const lower = word.toLowerCase()
  const bare = withoutMarks(lower)
  let best: { readonly name: string; readonly edits: number; readonly shared: number } | null = null
  for (const name of candidates) {
    const limit: number = best?.edits ?? allowed(word.length)
    const other = name.toLowerCase()
    const same = bare !== '' && withoutMarks(other) === bare
    if (!same && Math.abs(other.length - lower.length) > limit) continue
    const edits: number = lower === other ? -1 : same ? 0 : distance(lower, other)
    if (edits > limit) continue
    const shared = sharedBeginning(word, name)
    if (
      best !== null &&
      edits === best.edits &&
      (shared < best.shared || (shared === best.shared && name >= best.name))
    ) {
      continue
    }
    best = { name, edits, shared }
  }
  return best?.name ?? null
}

/**
 * The same for words that people cut short or lengthen (`warn` for `warning`): where no name is near, the one that
 * begins with the word, or that the word begins with, is meant. Not for paths, which all begin alike.
 *
 * @returns as `nearest`; of several such names the one whose length is closest, then the first in UTF-16 order
 */
export function nearestWord(word: string, candidates: Iterable<string>): string | null {
  const names = [...candidates]
  const near = nearest(word, names)
  if (near !== null || word.length > longest) return near
  const bare = withoutMarks(word.toLowerCase())
  const begun = names.filter((name) => begins(bare, withoutMarks(name.toLowerCase())))
  const away = (name: string) => Math.abs(withoutMarks(name).length - bare.length)
  return begun.sort((a, b) => away(a) - away(b) || textOrder(a, b))[0] ?? null
}

/** @returns the names that are most like a word, however far they are: the likest first, of equally near ones the first */
export function likest(word: string, names: readonly string[], most: number): readonly string[] {
  const lower = word.slice(0, longest).toLowerCase()
  const ranked = names.map((name) => ({
    name,
    edits: distance(lower, name.toLowerCase()),
    shared: sharedBeginning(lower, name.toLowerCase()),
  }))
  return ranked
    .sort((a, b) => b.shared - a.shared || a.edits - b.edits || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name }) => name)
}

/** Whether the shorter of the two, three letters or more, is the beginning of the other. */
function begins(a: string, b: string): boolean {
  return Math.min(a.length, b.length) >= 3 && (a.startsWith(b) || b.startsWith(a))
}

/** How many edits a word of this length may be away: short words are near to everything. */
function allowed(length: number): number {
  if (length <= 1) return 0
  if (length <= 3) return 1
  return Math.max(2, Math.floor(length / 3))
}

function withoutMarks(word: string): string {
  return word.replaceAll(/[-_. ]/g, '')
}

function sharedBeginning(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}
