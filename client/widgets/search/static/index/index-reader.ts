import {
  numberReader,
  type Postings,
  partOf,
  partWith,
  readPostings,
  roles,
  wayOf,
} from '../../../../../compiler/formats/search/codec.ts'
import { pairMark } from '../../../../../compiler/formats/search/words.ts'
import type { IndexEntry } from '../../../../wire/search-index.ts'
import { selected } from './postings.ts'
import { readJson } from './read-json.ts'

/** A page as its place among the hits is decided. */
export interface PageSignals {
  /** Its number in the index, which comes from its address. */
  readonly id: number
  readonly tags: readonly string[]
  readonly kind: string
  /** Number of its words, roughly. */
  readonly length: number
  readonly titleWords: number
  /** How much it weighs of its own, from 0 to 1. */
  readonly weight: number
  readonly product: string | null
}

/** A page as it is shown. */
export interface TablePage {
  readonly route: string
  readonly title: string
  readonly description: string
  /** Of the page's beginning and of its headings, in their order. */
  readonly anchors: readonly string[]
}

/** A word of the index. */
export interface Word {
  readonly word: string
  /** Its pages by their places in the table. */
  postings(): Postings
}

/** Words of some parts of the index. */
export interface Words {
  get(word: string): Word | undefined
  /** @returns those that begin so */
  from(beginning: string): readonly Word[]
  /** @returns pairs of this word and the one after it: `pairsOf` */
  pairs(word: string): readonly Word[]
}

export interface IndexReader {
  /** What comes before every path of the site. */
  readonly base: string
  /** In the order of their numbers: all but the files of the index calls a page by its place here. */
  readonly pages: readonly PageSignals[]
  /** What they have in words in the mean. */
  readonly averageLength: number
  /** @returns the page's place, by its number */
  at(id: number): number | undefined
  /** @returns for each page 1 where it has a tag, else 0 */
  tagged(tag: string): Uint8Array
  /** Tags that some page has. */
  readonly tags: ReadonlySet<string>
  /** Parts that could not be read: with any, the index is opened anew for the next search. */
  readonly lost: ReadonlySet<string>
  /**
   * @param mostParts 1 where only the word itself is meant: it is in the first
   * @returns all words of the site that begin so, and others; without those of parts that can't be read
   */
  wordsNear(beginning: string, mostParts?: number): Promise<Words>
  page(at: number): Promise<TablePage>
}

/** Parts of the index that are looked into for one beginning: a short one has many. */
const usualParts = 8

/**
 * Opens an index: its facts are loaded at once, words and pages when they are asked for.
 *
 * @param base what comes before every path of the site
 * @throws where the facts can't be loaded; `lost` names what else can't be
 */
export async function openIndex(entry: IndexEntry, base: string): Promise<IndexReader> {
  const loading = new Map<string, Promise<unknown>>()
  const lost = new Set<string>()
  const load = <Value>(name: string, hash: string, read: (json: unknown) => Value): Promise<Value> => {
    const known = loading.get(name) as Promise<Value> | undefined
    if (known !== undefined) return known
    const started = readJson(`${base}/${entry.at}${name}-${hash}.json`)
      .then(read)
      .catch((error: unknown) => {
        lost.add(name)
        throw error
      })
    loading.set(name, started)
    return started
  }
  const pages = await load('facts', entry.facts, (json) => factsIn(String(json), entry))
  const places = new Map(pages.map(({ id }, at) => [id, at]))
  const read = (json: unknown) => wordsIn(json as readonly string[], places)
  const none = read([])
  const wordsOf = (name: string) => load(`w${name}`, entry.words[name] ?? '', read).catch(() => none)
  const names = Object.keys(entry.words)
  const tagged = new Map<string, Uint8Array>()
  return {
    base,
    pages,
    averageLength: Math.max(pages.reduce((total, { length }) => total + length, 0) / Math.max(pages.length, 1), 1),
    at: (id) => places.get(id),
    tagged(tag) {
      const open = tagged.get(tag) ?? Uint8Array.from(pages, ({ tags }) => Number(tags.includes(tag)))
      tagged.set(tag, open)
      return open
    },
    tags: new Set(entry.tags.flat()),
    lost,
    async wordsNear(beginning, mostParts = usualParts) {
      const way = wayOf(beginning)
      const own = partWith(way, (name) => Object.hasOwn(entry.words, name))
      const longer = names.filter((name) => name !== own && name.startsWith(way)).sort((a, b) => a.length - b.length)
      const wanted = own === null ? longer : [own, ...longer]
      const parts = await Promise.all(wanted.slice(0, mostParts).map(wordsOf))
      return parts.length === 1 && parts[0] !== undefined ? parts[0] : together(parts)
    },
    async page(at) {
      const id = pages[at]?.id ?? 0
      const part = partOf(id, entry.pages.length)
      const table = await load(`p${part}`, entry.pages[part] ?? '', tableIn)
      const found = table.get(id)
      if (found === undefined) throw new Error('The parts of the search index are of two builds')
      return found
    },
  }
}

function factsIn(text: string, { tags, kinds, products }: IndexEntry): readonly PageSignals[] {
  const next = numberReader(text)
  const pages: PageSignals[] = []
  let id = 0
  for (let step = next(); step !== null; step = next()) {
    id += step
    // Read in the order in which they are written.
    pages.push({
      id,
      tags: tags[next() ?? 0] ?? [],
      kind: kinds[next() ?? 0] ?? 'guide',
      length: 2 ** ((next() ?? 0) / 4) - 1,
      titleWords: next() ?? 0,
      weight: (next() ?? 0) / 31,
      product: products[(next() ?? 0) - 1] ?? null,
    })
  }
  return pages
}

const pair = new RegExp(`^[^ ]*${pairMark}`)

/**
 * Few of the thousands of words are looked up: a line is parsed only when its word is, and its postings only when they
 * are read.
 */
function wordsIn(lines: readonly string[], places: ReadonlyMap<number, number>): Words {
  const known = new Map<string, Word>()
  const wordOf = (line: string): Word => {
    const cut = line.indexOf(' ')
    const word = line.slice(0, cut)
    const before = known.get(word)
    if (before !== undefined) return before
    let read: Postings | null = null
    const postings = () => {
      read ??= placed(line.slice(cut + 1), places)
      return read
    }
    const made = { word, postings }
    known.set(word, made)
    return made
  }
  return {
    get(word) {
      const line = lines.find((one) => one.startsWith(word) && one[word.length] === ' ')
      return line === undefined ? undefined : wordOf(line)
    },
    from: (beginning) => lines.filter((line) => line.startsWith(beginning) && !pair.test(line)).map(wordOf),
    pairs: (word) => lines.filter((line) => line.startsWith(`${word}${pairMark}`)).map(wordOf),
  }
}

/**
 * A word of a page's text with which others lead to it says as much of it as one of a heading.
 *
 * @param places of pages, by their numbers
 */
function placed(text: string, places: ReadonlyMap<number, number>): Postings {
  const [own = '', leads = ''] = text.split(' ')
  const postings = readPostings(own)
  const { pages, roles: held } = postings
  const leading = readPostings(leads)
  const led = new Set(Array.from(leading.pages, (_, at) => leading.placesAt(at)).flat())
  let isKnown = true
  for (let at = 0; at < pages.length; at++) {
    const [id = 0, said = 0] = [pages[at], held[at]]
    if (led.has(id) && (said & (roles.title | roles.about)) === 0) held[at] = said | roles.heading
    const place = places.get(id) ?? -1
    pages[at] = place
    isKnown &&= place >= 0
  }
  return isKnown ? postings : selected(postings, (_, at) => (pages[at] ?? -1) >= 0)
}

function together(parts: readonly Words[]): Words {
  return {
    get(word) {
      for (const part of parts) {
        const found = part.get(word)
        if (found !== undefined) return found
      }
      return undefined
    },
    from: (beginning) => parts.flatMap((part) => part.from(beginning)),
    pairs: (word) => parts.flatMap((part) => part.pairs(word)),
  }
}

function tableIn(json: unknown): ReadonlyMap<number, TablePage> {
  const rows = json as readonly (readonly [number, string, string, string, readonly string[]])[]
  return new Map(rows.map(([id, route, title, description, anchors]) => [id, { route, title, description, anchors }]))
}
