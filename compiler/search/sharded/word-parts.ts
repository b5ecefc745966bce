import { grouped } from '../../formats/grouped.ts'
import { wayOf } from '../../formats/search/codec.ts'

/** How much of what begins alike is put by itself, of a part: what is less stays with the rest, as long as that is no larger. */
const leastShare = 2 / 7

const plainWord = /^[a-z0-9]*$/

/** What is written of a word is joined when its part is: a long page has ten thousands in one. */
interface Line {
  readonly way: string
  readonly word: string
  readonly postings: string
}

/**
 * Parts words that begin alike by their second character, those that are too many by the third, and so on. Where few words
 * begin alike they are in one part with the rest, which is named with a dot.
 *
 * @param first the beginning that all have
 * @param words with their postings, in the order of the words
 * @param partSize characters in a part before it is parted
 * @returns contents of parts by the beginning of the words in them
 */
export function partsOf(
  first: string,
  words: Iterable<readonly [string, string]>,
  partSize: number,
): readonly (readonly [string, string])[] {
  const lines = Array.from(words, ([word, postings]): Line => {
    // It is its own way, and no other text is made.
    const way = plainWord.test(word) ? word : wayOf(word)
    return { way, word, postings }
  })
  return lines.length === 0 ? [] : [...parted(first, lines, partSize)]
}

function* parted(known: string, lines: readonly Line[], partSize: number): Generator<readonly [string, string]> {
  if (sizeOf(lines) <= partSize || lines.length === 1) {
    yield [known, textOf(lines)]
    return
  }
  const beginning = sharedBeginning(known, lines)
  const groups = [...grouped(lines, ({ way }) => way.slice(0, beginning.length + 1))].map(([longer, held]) => ({
    longer,
    held,
    // The beginning itself may be a word.
    size: longer.length > beginning.length ? sizeOf(held) : 0,
  }))
  const leastSize = leastShare * partSize
  const small = groups.filter(({ size }) => size < leastSize)
  const own = new Set(groups.filter(({ size }) => size >= leastSize))
  let left = small.reduce((sum, { size }) => sum + size, 0)
  for (const group of small.sort((a, b) => b.size - a.size || (a.longer < b.longer ? -1 : 1))) {
    if (left <= partSize || group.size === 0) break
    own.add(group)
    left -= group.size
  }
  for (const group of groups) if (own.has(group)) yield* parted(group.longer, group.held, partSize)
  const rest = groups.filter((group) => !own.has(group)).flatMap(({ held }) => held)
  if (rest.length > 0) yield [`${beginning}.`, textOf(rest)]
}

/** Thousands may go on alike for many characters, each of which would have a list of them all. */
function sharedBeginning(known: string, lines: readonly Line[]): string {
  let beginning = lines[0]?.way ?? known
  for (const { way } of lines) while (!way.startsWith(beginning)) beginning = beginning.slice(0, -1)
  return beginning
}

function textOf(lines: readonly Line[]): string {
  return JSON.stringify(lines.map(({ word, postings }) => `${word} ${postings}`))
}

function sizeOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { word, postings }) => sum + word.length + 1 + postings.length, 0)
}
