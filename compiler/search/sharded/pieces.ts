import { createHash } from 'node:crypto'
import { addTo } from '../../formats/grouped.ts'
import { idLimit, partCount, writeNumber, writePosting } from '../../formats/search/codec.ts'
import { leadMark } from '../../formats/search/words.ts'
import type { Digest } from './digest.ts'

/** Words are gathered by the first character of their ways; `_` begins those of other scripts. */
const firsts = Array.from('0123456789abcdefghijklmnopqrstuvwxyz_')

/** What an index is made of: the table of pages, the facts by which they are ranked, and words. */
export const pieceNames: readonly string[] = ['facts', 'pages', ...firsts.map((first) => `w${first}`)]

/** A page as it is shown: id, route, title, description, anchors. */
export type TableRow = readonly [number, string, string, string, readonly string[]]

/** What decides a page's place among the hits. */
export type FactsRow = Readonly<
  Pick<Digest, 'route' | 'tags' | 'kind' | 'product' | 'titleWords' | 'links' | 'standing'> & {
    id: number
    size: number
  }
>

/** @returns the addresses of pages by the part of the table that they are in, sorted */
export function groupsOf(addresses: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = Array.from({ length: partCount(addresses.length) }, () => [])
  for (const address of addresses) groups[Math.floor((numberOf(address) / idLimit) * groups.length)]?.push(address)
  for (const group of groups) group.sort()
  return groups
}

/**
 * @param pages of one group, in any order
 * @returns texts by the names of pieces. A word's line has the word, the first and the last page that have it, counted from
 *   the group's first number, and its postings without the first page
 */
export function piecesOf(pages: readonly Digest[], group: number, groups: number): Readonly<Record<string, string>> {
  const start = (idLimit / groups) * group
  const numbered = withIds(pages, start, idLimit / groups)
  const table = numbered.map(({ id, page }): TableRow => {
    const { route, title, description, anchors } = page
    return [id, route, title, description, anchors]
  })
  const facts = numbered.map(({ id, page }): FactsRow => {
    const { route, tags, kind, product, titleWords, links, standing, length } = page
    return { id, route, tags, kind, product, titleWords, links, standing, size: Math.round(4 * Math.log2(1 + length)) }
  })
  const words = wordsOf(numbered, start)
  return {
    facts: JSON.stringify(facts),
    pages: JSON.stringify(table),
    ...Object.fromEntries(firsts.map((first) => [`w${first}`, (words.get(first) ?? []).join('\n')])),
  }
}

interface Numbered {
  readonly id: number
  readonly page: Digest
}

/** A page's number comes from its address, so that no other page changes it; the few of one number take the next. */
function withIds(pages: readonly Digest[], start: number, width: number): readonly Numbered[] {
  const taken = new Set<number>()
  return pages
    .map((page) => ({ page, id: numberOf(page.route) }))
    .sort((a, b) => a.id - b.id || (a.page.route < b.page.route ? -1 : 1))
    .map(({ page, id: wanted }) => {
      let id = wanted
      while (taken.has(id)) id = start + ((id - start + 1) % width)
      taken.add(id)
      return { id, page }
    })
    .sort((a, b) => a.id - b.id)
}

function numberOf(address: string): number {
  return createHash('sha256').update(address).digest().readUInt32BE() % idLimit
}

interface List {
  readonly first: number
  last: number
  text: string
}

function wordsOf(pages: readonly Numbered[], start: number): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, List>()
  for (const { id, page } of pages) {
    const at = id - start
    const terms = page.terms === '' ? [] : page.terms.split(' ')
    for (let term = 0; term < terms.length; term += 2) {
      const word = terms[term] ?? ''
      const posting = terms[term + 1] ?? ''
      const list = found.get(word)
      if (list === undefined) found.set(word, { first: at, last: at, text: posting })
      else {
        list.text += writeNumber(at - list.last) + posting
        list.last = at
      }
    }
  }
  for (const [word, ids] of leadsIn(pages)) {
    const places = [...ids].sort((a, b) => a - b)
    found.set(word + leadMark, { first: 0, last: 0, text: writePosting({ roles: 0, count: 0, places }) })
  }
  const lines = new Map<string, string[]>()
  // By their units, without a comparison of our own: most runs make one group, before any function is optimised.
  for (const word of [...found.keys()].sort()) {
    const list = found.get(word)
    if (list === undefined) continue
    const { first, last, text } = list
    const letter = /^[a-z0-9]/.test(word) ? word.charAt(0) : '_'
    const line = `${word} ${first} ${last} ${text}`
    addTo(lines, letter, line)
  }
  return lines
}

/**
 * A page's words come from itself alone: what other pages call it stands with them, by its number. Of the few pages whose
 * number was taken, the one that has it is called so.
 */
function leadsIn(pages: readonly Numbered[]): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>()
  for (const { page } of pages)
    for (const [to, words] of page.leads)
      for (const word of words === '' ? [] : words.split(' ')) {
        const ids = found.get(word) ?? new Set()
        ids.add(numberOf(to))
        found.set(word, ids)
      }
  return found
}
