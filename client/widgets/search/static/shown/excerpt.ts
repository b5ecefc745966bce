import { betweenCells, type Place, placesOf, plain } from '../../../../../compiler/formats/search/places.ts'
import { cutAtRuns, keyOf, partedIn, saidBy } from '../../../../../compiler/formats/search/words.ts'
import type { Piece } from '../../hit.ts'
import type { TablePage } from '../index/index-reader.ts'
import type { Concept } from '../words/concept.ts'
import { closenessOf } from './closeness.ts'
import type { Match, Matcher } from './matcher.ts'

/** A place of a page as it is shown: its name, or null for the page as a whole, and the sentences that say most. */
export interface ShownPlace {
  readonly name: string | null
  readonly anchor: string
  readonly excerpt: readonly Piece[]
}

/** What the text of a page says of a query. */
export interface PageText {
  /** How much of the query is side by side in it, from 0 to 1. */
  readonly closeness: number
  /** The best place first. */
  readonly places: readonly ShownPlace[]
}

/** Characters of an excerpt. */
const longest = 180

/**
 * Finds the place of a page that holds most of the query, and the sentences there that hold its words.
 *
 * @param markdown the page's Markdown twin
 * @param matches of these concepts
 * @param count how many places at most
 */
export function bestPlaces(
  page: TablePage,
  markdown: string,
  concepts: readonly Concept[],
  matches: Matcher,
  count: number,
): PageText {
  // Few lines hold a word of the query: the others are not read.
  const places = [...placesOf(markdown.split('\n'), (line) => line)]
  let heading = 0
  const weighed = places.map((place, at) => {
    const anchor = place.kind === 'definition' || place.id !== '' ? place.id : (page.anchors[heading] ?? '')
    if (place.kind !== 'definition') heading++
    return {
      place,
      anchor,
      at,
      worth: placeWorth(place, place.kind === 'page' ? page.title : place.name, concepts, matches),
    }
  })
  const named = weighed.filter(({ place, anchor }) => place.kind === 'page' || anchor !== '')
  const sorted = named.sort((a, b) => b.worth - a.worth || a.at - b.at)
  const best = sorted[0]?.worth ?? 0
  const answers = sorted.filter(({ worth, place }, at) => at === 0 || (worth > 0.7 * best && place.kind !== 'page'))
  const shown = new Map<string, ShownPlace>()
  const said = new Set<string>()
  for (const { place, anchor } of answers) {
    if (shown.size === count) break
    const text = excerptOf(place, places, page, matches, said)
    // Of an operation the page as a whole and its request say the same.
    if (place.kind === 'heading' && text !== '' && said.has(text)) continue
    said.add(text)
    const own = place.kind === 'page' ? { name: null, anchor: '' } : { name: place.name, anchor }
    // What every answer of an operation has is said once.
    const key = `${place.name}\n${text}`
    if (!shown.has(key)) shown.set(key, { ...own, excerpt: marked(text, matches) })
  }
  return { closeness: closenessOf(textsOf(page, places), concepts, matches), places: [...shown.values()] }
}

/** All that a page says, a paragraph, a cell or a line of code at a time. */
function textsOf({ title, description }: TablePage, places: readonly Place[]): readonly string[] {
  return [title, description, ...places.flatMap(({ name, text, code }) => [name, ...text, ...code])]
}

function placeWorth(place: Place, name: string, concepts: readonly Concept[], matches: Matcher): number {
  const held = new Map<number, number>()
  const count = (match: Match | null, worth: number) => {
    if (match !== null) held.set(match.concept, Math.min((held.get(match.concept) ?? 0) + worth * match.share, 2.4))
  }
  const note = (text: string, worth: number) => {
    for (const run of matches.runsOfLine(text)) for (const word of saidBy(run)) count(matches.telling(word), worth)
  }
  note(name, place.kind === 'definition' ? 1.5 : 1.2)
  // The heading of an operation is its request; the anchor is what it is called. One word alone may mean anything.
  if (place.kind === 'heading' && place.id.includes('-')) count(matches.telling(keyOf(place.id)), 1.2)
  for (const line of place.text) note(line, 0.3)
  for (const line of place.code) note(line, 0.1)
  let worth = 0
  // The first of many counts most: a place that holds all words goes before one that repeats some.
  for (const [at, count] of held) worth += (concepts[at]?.rarity ?? 0) * Math.sqrt(count)
  return worth
}

/**
 * The sentences with the most words of the query: of the place, else of what stands below its heading or begins the
 * page, for the page as a whole of any place. What is said of something else would be read as said of it.
 *
 * @param said what stands below other places of the page already: it is not borrowed again
 */
function excerptOf(
  place: Place,
  places: readonly Place[],
  page: TablePage,
  matches: Matcher,
  said: ReadonlySet<string>,
): string {
  const own = bestSentences(place, matches)
  if (place.kind === 'page' && summaryOf(place, page, matches) > (own?.worth ?? 0) + clearly)
    return shortened(page.description)
  if (own !== null && own.worth >= 1) return own.text
  const other = below(place, places)
    .flatMap((one) => bestSentences(one, matches) ?? [])
    .filter(({ text }) => !said.has(text))
    .sort((a, b) => b.worth - a.worth)[0]
  const second = place.kind === 'heading' ? other : undefined
  // Where a page has none of the words, what it is about says more than how it begins.
  const first = place.kind === 'page' && page.description !== '' ? null : own
  const best = other !== undefined && other.worth >= 1 ? other : (first ?? second)
  return best?.text ?? shortened(place.kind === 'definition' ? place.text.map(plain).join(' · ') : page.description)
}

/** How much more of the query a description must hold to go before a sentence of the page: half a word. */
const clearly = 1

/** What the description of a page would be worth as a sentence of its. */
function summaryOf(place: Place, { description }: TablePage, matches: Matcher): number {
  return bestSentences({ ...place, text: [description] }, matches)?.worth ?? 0
}

/** The places whose words are about a place, too: all of them about the page, none about a name. */
function below(place: Place, places: readonly Place[]): readonly Place[] {
  if (place.kind === 'page') return places
  if (place.kind === 'definition') return []
  const after = places.slice(places.indexOf(place) + 1)
  const end = after.findIndex(({ depth }) => depth <= place.depth)
  return [...(end < 0 ? after : after.slice(0, end)), ...places.slice(0, 1)]
}

/** The sentence of a place with the most words of the query, and what follows it in its paragraph. */
function bestSentences(place: Place, matches: Matcher): { readonly text: string; readonly worth: number } | null {
  // Without a word of the query the first paragraph says as much as any.
  const idle = place.kind === 'definition' ? pointer : linked
  const texts = place.text.filter((text) => !idle.test(text) && !server.test(text))
  const isMeant = texts.some((text) => matches.mayStandIn(text) && isTelling(plain(text)))
  const said = isMeant
    ? texts.map((text) => (matches.mayStandIn(text) ? plain(text) : ''))
    : [texts.map(plain).find(isSaying) ?? '']
  const paragraphs = said.map((text) =>
    isTelling(text) ? (text.match(/[^.!?。！？]+(?:[.!?](?!\s|$)[^.!?。！？]*)*[.!?。！？]*\s*/g) ?? []) : [],
  )
  const scored = paragraphs.flatMap((sentences, paragraph) =>
    sentences.map((sentence, at) => {
      // What a pattern is made of says nothing; that there is one does.
      const words = matches.runs(labelled.test(sentence) ? sentence.slice(0, sentence.indexOf(':')) : sentence)
      const held = new Map<number, number>()
      for (const match of words.flatMap((run) => saidBy(run).flatMap((word) => matches.telling(word) ?? [])))
        held.set(match.concept, Math.max(held.get(match.concept) ?? 0, match.share))
      const worth = [...held.values()].reduce((sum, share) => sum + share, 0)
      return { paragraph, at, worth: 2 * worth + (words.length > 4 ? 0.5 : 0) - paragraph / 100 - at / 1000 }
    }),
  )
  const best = scored.sort((a, b) => b.worth - a.worth)[0]
  if (best === undefined) return null
  return { text: shortened(textFrom(paragraphs[best.paragraph] ?? [], best.at)), worth: best.worth }
}

/** A sentence and what follows it; of a value with its label, what is said of the thing, and then the value. */
function textFrom(sentences: readonly string[], at: number): string {
  const [found = '', ...after] = sentences.slice(at)
  if (labelled.test(found)) return (sentences.slice(0, at).find((sentence) => !labelled.test(sentence)) ?? '') + found
  let text = found
  for (const sentence of after) {
    if (labelled.test(sentence) || text.length + sentence.length > longest) break
    text += sentence
  }
  return text
}

/** A single sentence that leads to another place of the page, such as the schema that a property repeats. */
const pointer = /^(?:(?![.!?]\s).)*\]\(#[^)]*\)(?:(?![.!?]\s).)*$/

/** A label with links alone, such as the products that a page is about. */
const linked = /^\**[^[\]:*]{1,40}:\**\s*(?:\[[^\]]*\]\([^)]*\)[\s,;·.]*)+$/

/** Where an API is, with what is said of that: the words of an address tell nothing. */
const server = /^`?https?:\/\/[^\s`]+`?(?::|$)/

/** What tables say of a value after what it is: `Max length: 34.` */
const labelled = /^[^:.]{3,30}:\s+\S+\s*$/

/** A type, a mark such as "required" and the label of a sample say nothing by themselves. */
function isSaying(line: string): boolean {
  const words = line.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0
  return !/:$/.test(line) && (words > 3 || /[.!?。]$/.test(line))
}

/** A row says something of its first cell, however short it is: `AC04`, account closed. */
function isTelling(line: string): boolean {
  return line.includes(betweenCells) || isSaying(line)
}

function shortened(text: string): string {
  const trimmed = text.replaceAll(betweenCells, ' · ').replace(/\s+/g, ' ').trim()
  if (trimmed.length <= longest) return trimmed
  const space = trimmed.lastIndexOf(' ', longest)
  return `${trimmed.slice(0, space > longest / 2 ? space : longest)}…`
}

/** @returns a text with the words marked that stand for those of the query */
function marked(text: string, matches: Matcher): readonly Piece[] {
  const pieces: Piece[] = []
  for (const part of cutAtRuns(text).flatMap(partedIn)) {
    if (part === '') continue
    const isMarked = matches.runs(part).some((run) => saidBy(run).some((word) => matches.telling(word) !== null))
    const last = pieces.at(-1)
    if (last?.marked === isMarked) pieces[pieces.length - 1] = { text: last.text + part, marked: isMarked }
    else pieces.push({ text: part, marked: isMarked })
  }
  return pieces
}

/** A result without a text of its own, such as one of another site. */
export function markedText(text: string, matches: Matcher): readonly Piece[] {
  return marked(shortened(text), matches)
}
