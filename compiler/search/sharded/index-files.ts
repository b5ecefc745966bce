import type { IndexFacts } from '../../../client/wire/search-index.ts'
import { idLimit, writeNumber } from '../../formats/search/codec.ts'
import { leadMark } from '../../formats/search/words.ts'
import type { PieceFiles } from '../engine.ts'
import type { FactsRow } from './pieces.ts'
import { partsOf } from './word-parts.ts'

/** The most characters of a part of the words, where a site has so many groups of pages that all parts are some hundreds. */
const largestPart = 64_000
/** Of how many groups that is. Smaller sites have smaller parts: readers load less for each word. */
const manyGroups = 128
const smallestPart = 14_000

/** @returns the same for all sites of a size: one page more seldom makes other parts */
function partSizeOf(groups: number): number {
  return Math.max(smallestPart, Math.min(largestPart, (largestPart * groups) / manyGroups))
}

/**
 * Makes the files of one name from the pieces of all groups. The content of a file depends on the pages in it alone: where
 * a word is new on a page, the part with that word is another, and the entry.
 */
export function filesOf(name: string, pieces: readonly string[]): PieceFiles {
  if (name === 'facts') return factsFile(pieces)
  if (name === 'pages') return tableFiles(pieces)
  const lines = wordsIn(pieces, idLimit / pieces.length)
  return {
    files: partsOf(name.slice(1), lines, partSizeOf(pieces.length)).map(([start, content]) => ({
      name: `w${start}`,
      content,
    })),
    summary: null,
  }
}

/** @returns words with the postings of all groups, in the order of the words; one by one, as a long page has ten thousands */
function* wordsIn(pieces: readonly string[], width: number): Generator<readonly [string, string]> {
  const found = new Map<string, { last: number; text: string }>()
  for (const [group, piece] of pieces.entries()) {
    const start = group * width
    for (let at = 0; at < piece.length; ) {
      const wordEnd = piece.indexOf(' ', at)
      const firstEnd = piece.indexOf(' ', wordEnd + 1)
      const lastEnd = piece.indexOf(' ', firstEnd + 1)
      const lineEnd = piece.indexOf('\n', lastEnd)
      const end = lineEnd === -1 ? piece.length : lineEnd
      const word = piece.slice(at, wordEnd)
      const first = start + Number(piece.slice(wordEnd + 1, firstEnd))
      const last = start + Number(piece.slice(firstEnd + 1, lastEnd))
      const text = piece.slice(lastEnd + 1, end)
      const list = found.get(word)
      if (list === undefined) found.set(word, { last, text: writeNumber(first) + text })
      else {
        list.text += writeNumber(first - list.last) + text
        list.last = last
      }
      at = end + 1
    }
  }
  // Who looks a word up reads with it what is called so by others.
  for (const [word, { text }] of found) {
    if (!word.endsWith(leadMark)) continue
    found.delete(word)
    const own = word.slice(0, -leadMark.length)
    const { last, text: postings } = found.get(own) ?? { last: 0, text: '' }
    found.set(own, { last, text: `${postings} ${text}` })
  }
  // By their units, as `<` has it.
  for (const word of [...found.keys()].sort()) yield [word, found.get(word)?.text ?? '']
}

function tableFiles(pieces: readonly string[]): PieceFiles {
  const files = pieces.flatMap((content, part) => (content === '[]' ? [] : [{ name: `p${part}`, content }]))
  return { files, summary: pieces.length }
}

function factsFile(pieces: readonly string[]): PieceFiles {
  const pages = pieces.flatMap((piece): readonly FactsRow[] => JSON.parse(piece))
  const summary: IndexFacts = {
    tags: sorted(pages.map(({ tags }) => JSON.stringify(tags))).map((one) => JSON.parse(one)),
    kinds: sorted(pages.map(({ kind }) => kind)),
    products: sorted(pages.flatMap(({ product }) => product ?? [])),
  }
  return { files: [{ name: 'facts', content: JSON.stringify(factsOf(pages, summary)) }], summary }
}

function factsOf(pages: readonly FactsRow[], { tags, kinds, products }: IndexFacts): string {
  const links = new Map<string, number>()
  for (const page of pages) for (const to of page.links) links.set(to, (links.get(to) ?? 0) + 1)
  const tagNumbers = new Map(tags.map((one, number) => [JSON.stringify(one), number]))
  let last = 0
  return pages
    .map((page) => {
      const { id, kind, product, titleWords, route, size, standing } = page
      const step = id - last
      last = id
      const tag = tagNumbers.get(JSON.stringify(page.tags)) ?? 0
      const weight = Math.round(standing * weightOf(route, links.get(route) ?? 0))
      const named = 1 + products.indexOf(product ?? '')
      return [step, tag, kinds.indexOf(kind), size, Math.min(titleWords, 31), weight, named].map(writeNumber).join('')
    })
    .join('')
}

/** From 0 to 31. A page that 30 others lead to is as well known as one can be; each folder below the first two takes from it. */
function weightOf(route: string, links: number): number {
  const depth = Math.max(route.split('/').filter((part) => part !== '').length - 2, 0)
  const fame = Math.min(Math.log2(1 + links) / 5, 1)
  return 31 * (0.6 + 0.4 * fame) * Math.max(1 - 0.07 * depth, 0.5)
}

function sorted(names: Iterable<string>): readonly string[] {
  return [...new Set(names)].sort()
}
