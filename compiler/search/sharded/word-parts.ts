import { grouped } from '../../formats/grouped.ts'
import { wayOf } from '../../formats/search/codec.ts'

/** How much of what begins alike is put by itself, of a part: what is less stays with the rest, as long as that is no larger. */
const leastShare = 2 / 7

interface Line {
  readonly way: string
  readonly text: string
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
  const lines = Array.from(words, ([word, text]): Line => ({ way: wayOf(word), text: `${word} ${text}` }))
  return lines.length === 0 ? [] : [...parted(first, lines, partSize)]
}
function* parted(beginning: string, lines: readonly Line[], partSize: number): Generator<readonly [string, string]> {
  if (sizeOf(lines) <= partSize || lines.length === 1) {
    yield [beginning, JSON.stringify(lines.map(({ text }) => text))]
    return
  }
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
  const rest = groups.filter((group) => !own.has(group)).flatMap(({ held }) => held.map(({ text }) => text))
  if (rest.length > 0) yield [`${beginning}.`, JSON.stringify(rest)]
}

function sizeOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0)
}
