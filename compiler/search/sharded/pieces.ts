import { createHash } from 'node:crypto'
import { grouped } from '../../formats/grouped.ts'
import { idLimit, partCount, writeNumber, writePosting } from '../../formats/search/codec.ts'
import { leadMark } from '../../formats/search/words.ts'
import { joinedTexts } from '../../formats/text-pieces.ts'
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
  return { facts: JSON.stringify(facts), pages: JSON.stringify(table), ...wordsOf(numbered, start) }
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

/** @returns the lines of words, by the first character of their ways: of a long page all at once would take ten times the room */
function wordsOf(pages: readonly Numbered[], start: number): Readonly<Record<string, string>> {
  const places = placesOfTerms(pages)
  const leads = grouped(leadsIn(pages), ([word]) => firstOf(word))
  return Object.fromEntries(
    firsts.map((first) => {
      const found = listsAt(places.get(first) ?? [], pages, start)
      for (const [word, ids] of leads.get(first) ?? []) {
        const places = [...ids].sort((a, b) => a - b)
        found.set(word + leadMark, { first: 0, last: 0, text: writePosting({ roles: 0, count: 0, places }) })
      }
      return [`w${first}`, joinedTexts(linesOf(found), '\n')]
    }),
  )
}

function firstOf(word: string): string {
  return /^[a-z0-9]/.test(word) ? word.charAt(0) : '_'
}

/** @returns where terms begin, by the first character of their ways: the place of the page, and that in its text */
function placesOfTerms(pages: readonly Numbered[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map(firsts.map((first): [string, number[]] => [first, []]))
  for (const [at, { page }] of pages.entries()) {
    const { terms } = page
    for (let from = 0; from < terms.length; from = endOf(terms, endOf(terms, from) + 1) + 1)
      places.get(firstOf(terms.charAt(from)))?.push(at, from)
  }
  return places
}

function listsAt(places: readonly number[], pages: readonly Numbered[], start: number): Map<string, List> {
  const found = new Map<string, List>()
  for (let place = 0; place < places.length; place += 2) {
    const [numbered, from = 0] = [pages[places[place] ?? 0], places[place + 1]]
    if (numbered === undefined) continue
    const at = numbered.id - start
    const { terms } = numbered.page
    const wordEnd = endOf(terms, from)
    const word = terms.slice(from, wordEnd)
    const posting = terms.slice(wordEnd + 1, endOf(terms, wordEnd + 1))
    const list = found.get(word)
    if (list === undefined) found.set(word, { first: at, last: at, text: posting })
    else {
      list.text += writeNumber(at - list.last) + posting
      list.last = at
    }
  }
  return found
}

/** @returns where the text up to the next space ends */
function endOf(terms: string, from: number): number {
  const space = terms.indexOf(' ', from)
  return space < 0 ? terms.length : space
}

/** By their units, without a comparison of our own: most runs make one group, before any function is optimised. */
function* linesOf(found: ReadonlyMap<string, List>): Generator<string> {
  for (const word of [...found.keys()].sort()) {
    const list = found.get(word)
    if (list !== undefined) yield `${word} ${list.first} ${list.last} ${list.text}`
  }
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
