import { type Posting, roles, writePosting } from '../../formats/search/codec.ts'
import { isNamed, pathKeys, requestIn } from '../../formats/search/requests.ts'
import { commonWords, keyOf, pairsOf, type Run, runsOf, saidBy, wordsIn } from '../../formats/search/words.ts'
import { joinedTexts } from '../../formats/text-pieces.ts'
import type { RecordPlace, SearchRecord } from '../search-record.ts'

/** A page as the index needs it: made from its record alone, and remembered in its place. */
export interface Digest {
  readonly route: string
  readonly title: string
  readonly description: string
  readonly tags: readonly string[]
  readonly kind: SearchRecord['kind']
  readonly product: string | null
  /** Number of its words. */
  readonly length: number
  readonly titleWords: number
  readonly links: readonly string[]
  /** From 0 to 1: how likely it is meant among pages that say the same. */
  readonly standing: number
  /** Anchors of its places that are no definitions, in their order. */
  readonly anchors: readonly string[]
  /** Words, each with what it is to the page, parted by spaces: in one text, because there are hundreds. */
  readonly terms: string
  /** Pages that it leads to, each with the words with which it does, parted by spaces. */
  readonly leads: readonly (readonly [to: string, words: string])[]
}

/** Signs of a text that are read at once. */
const longText = 16 * 1024

/** The most places of a word that are kept. */
const maxPlaces = 4

interface Term {
  roles: number
  count: number
  /** Places that are called so, and others with the word in their text. */
  heads: readonly number[]
  texts: readonly number[]
}

/** A heading that is a call with what is given to it: `.code(statusCode)` is asked for by its name. */
const callOf = /^([\w.$#]+)\s*\(.*\)$/

/** Most words of a long page are in one place, and a list that grows has room for sixteen. */
const nowhere: readonly number[] = []

/** Words whose parts are remembered: those that come again come soon. */
const mostKnown = 4096

/** @returns a list of one place, the same for all words that are in no other */
function lastPlace(): (place: number) => readonly number[] {
  let last: readonly number[] = nowhere
  return (place) => {
    if (last[0] !== place) last = [place]
    return last
  }
}

/** @returns what notes of a word what it is to the page, how often it stands there and where; null is no place */
function termNotes() {
  const terms = new Map<string, Term>()
  const only = lastPlace()
  const note = (word: string, role: number, times: number, place: number | null) => {
    let term = terms.get(word)
    if (term === undefined) {
      term = { roles: 0, count: 0, heads: nowhere, texts: nowhere }
      terms.set(word, term)
    }
    term.roles |= role
    term.count += times
    if (place === null) return
    const places = role === 0 ? term.texts : term.heads
    if (places.length === maxPlaces || places.at(-1) === place) return
    const more = places.length === 0 ? only(place) : [...places, place]
    if (role === 0) term.texts = more
    else term.heads = more
  }
  return { terms, note }
}

/** @returns the names that a place says something of; what an error may come from is none that its page is about */
function definedIn(kind: SearchRecord['kind'], names: readonly string[]): readonly string[] {
  return kind === 'error' ? [] : names.map(keyOf).filter((key) => key !== '')
}

/** @returns a page's words by what they are to it */
export function digestOf(record: SearchRecord): Digest {
  const { route, title, description, tags, kind, product, links, places, isNews } = record
  const words = wordNotes(kind)
  noteHead(record, words)
  const anchors: string[] = []
  let heading: string | null = null
  let at = 0
  for (const place of places) {
    if (place.kind !== 'definition') anchors.push(place.id)
    if (place.kind === 'heading') heading ??= place.name
    notePlace(isNews ? asText(place) : place, at++, kind, words)
  }
  return {
    route,
    title,
    description,
    tags,
    kind,
    product,
    links,
    length: words.length(),
    titleWords: wordsIn(title).length,
    standing: isNews ? newsStanding : standingOf(kind, heading),
    anchors,
    terms: joinedTexts(written(words.terms), ' '),
    leads: leadsOf(record),
  }
}

/** What a page that tells of changes counts beside one that is about what has changed. */
const newsStanding = 0.6

/** What an entry of such a page is called says what was changed, and not what is said of it there. */
function asText(place: RecordPlace): RecordPlace {
  return { ...place, kind: 'page', names: [], text: `${place.name}\n${place.text}` }
}

/** @returns what also reads texts of a page of a kind, word by word, and counts those of its places */
function wordNotes(kind: SearchRecord['kind']) {
  const { terms, note } = termNotes()
  const known = new Map<string, readonly Run[]>()
  let length = 0
  const read = (text: string, role: number, place: number) => {
    if (known.size > mostKnown) known.clear()
    for (const { whole, parts, names: inner = [] } of runsOf(text, known)) {
      const times = role === 0 ? 1 : 0
      length += times
      // Of operations, many of which have the property of a property, the schema says what it is.
      for (const word of [whole, ...parts, ...(kind === 'reference' ? [] : inner)])
        if (role !== 0 || !commonWords.has(word)) note(word, role, times, place)
    }
  }
  /** Notes words that stand beside each other, of a name. */
  const readPairs = (name: string, role: number) => {
    for (const pair of pairsOf(name)) note(pair, role, 0, null)
  }
  return { terms, note, read, readPairs, length: () => length }
}

type WordNotes = ReturnType<typeof wordNotes>

/** What a page is called, what it says of itself, and its path. */
function noteHead({ title, names, description, route }: SearchRecord, { note, read, readPairs }: WordNotes): void {
  readPairs(title, roles.title)
  read(title, roles.title, 0)
  for (const name of [title, saidIn(title), ...names])
    if (keyOf(name) !== '') note(keyOf(name), roles.title | roles.name, 0, 0)
  for (const name of names) {
    read(name, roles.title, 0)
    readPairs(name, roles.title)
  }
  read(description, roles.about, 0)
  read(route.replaceAll('/', ' '), roles.about, 0)
}

/** @param at the number of the place on its page, which is of a kind */
function notePlace(place: RecordPlace, at: number, kind: SearchRecord['kind'], words: WordNotes): void {
  const { note, read, readPairs } = words
  const { name, names, text, code } = place
  if (place.kind !== 'page') {
    const role = place.kind === 'heading' ? roles.heading : roles.definition
    read(name, role, at)
    if (place.kind === 'heading') readPairs(name, role)
    for (const key of new Set([name, name.replace(callOf, '$1')].map(keyOf)))
      if (key !== '') note(key, role | roles.whole, 0, at)
    // `GET /v1/Messages` is found by its path too.
    for (const key of pathKeys(requestIn(name)?.segments ?? [])) note(key, role | roles.whole, 0, at)
  }
  for (const key of definedIn(kind, names)) note(key, roles.definition | roles.whole, 0, at)
  for (const some of piecesOf(text)) read(some, 0, at)
  for (const some of piecesOf(code)) read(some, 0, at)
}

/** @returns what a colon introduces: 'Error 20003: Authentication failed' is asked for by the message alone; '10:30' has none */
function saidIn(title: string): string {
  return /(?::\s|：)\s*(\S.*)$/.exec(title)?.[1] ?? ''
}

/** A long text some lines at a time: all of its words at once take many times its room. */
function* piecesOf(text: string): Generator<string> {
  let from = 0
  while (text.length - from > longText) {
    const end = text.indexOf('\n', from + longText)
    if (end < 0) break
    yield text.slice(from, end)
    from = end + 1
  }
  yield from === 0 ? text : text.slice(from)
}

function* written(terms: Iterable<readonly [word: string, term: Term]>): Generator<string> {
  for (const [word, term] of terms) yield `${word} ${writePosting(bucketed(term))}`
}

/** What a link says of the page that it leads to. */
function leadsOf({ leads }: SearchRecord): Digest['leads'] {
  const found = new Map<string, Set<string>>()
  for (const [to, text] of leads) {
    const words = found.get(to) ?? new Set()
    for (const run of runsOf(text)) for (const word of saidBy(run)) if (!commonWords.has(word)) words.add(word)
    found.set(to, words)
  }
  return [...found].map(([to, words]) => [to, [...words].join(' ')] as const)
}

/**
 * Where only a thing is named, its making is meant sooner than its reading, and that sooner than its change or its removal:
 * what an operation does is told by its method, and by whether its path ends with a parameter.
 */
function standingOf(kind: SearchRecord['kind'], heading: string | null): number {
  if (kind !== 'reference') return 1
  const { method = null, segments = [] } = requestIn(heading ?? '') ?? {}
  if (method === null) return 1
  if (method === 'delete') return 0.8
  if (method === 'get') return 0.94
  return isNamed(segments.at(-1) ?? '') ? 0.87 : 1
}

/** How often it is there matters by powers of two: one more word changes seldom anything. */
function bucketed({ roles: held, count, heads, texts }: Term): Posting {
  return {
    roles: held,
    count: count === 0 ? 0 : 1 + Math.floor(Math.log2(count)),
    // What a place is called says more of it than its text.
    places: [...new Set([...heads, ...texts])].slice(0, maxPlaces).sort((a, b) => a - b),
  }
}
