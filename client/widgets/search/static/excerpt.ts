import { type Place, placesOf, plain } from '../../../../compiler/formats/search/places.ts'
import { type Run, runsOf } from '../../../../compiler/formats/search/words.ts'
import type { Piece } from '../hit.ts'
import type { TablePage } from './index-reader.ts'
import type { Concept } from './look-up.ts'
import type { Stem } from './stemmers.ts'

/** A place of a page as it is shown: its name, or null for the page as a whole, and the sentences that say most. */
export interface ShownPlace {
  readonly name: string | null
  readonly anchor: string
  readonly excerpt: readonly Piece[]
}

/** Characters of an excerpt. */
const longest = 180

/**
 * Finds the place of a page in which most of the query stands, and the sentences there that hold its words.
 *
 * @param markdown the page's Markdown twin
 * @param count how many places at most
 * @returns the best place first
 */
export function bestPlaces(
  page: TablePage,
  markdown: string,
  concepts: readonly Concept[],
  stem: Stem,
  count: number,
): readonly ShownPlace[] {
  const matches = matcherOf(concepts, stem)
  // Few lines hold a word of the query: the others are not read.
  const places = placesOf(markdown, (line) => line)
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
  const shown = sorted
    .filter(({ worth, place }, at) => at === 0 || (worth > 0.7 * best && place.kind !== 'page'))
    .slice(0, count)
  return shown.map(({ place, anchor }) => ({
    name: place.kind === 'page' ? null : place.name,
    anchor: place.kind === 'page' ? '' : anchor,
    excerpt: marked(excerptOf(place, places, page, matches), matches),
  }))
}

/** Knows the words of a text that are forms of a concept. */
interface Matcher {
  /** @returns the concept of a word, or null */
  of(whole: string): Match | null
  /** Whether a text may hold such a word at all: most lines of a page don't, and taking them apart takes its time. */
  mayStandIn(text: string): boolean
  /** Runs of a text; most words of a page come again. */
  runs(text: string): readonly Run[]
}

interface Match {
  readonly concept: number
  readonly share: number
}

function matcherOf(concepts: readonly Concept[], stem: Stem): Matcher {
  const forms = new Map<string, Match>()
  const stems = new Map<string, Match>()
  for (const [at, concept] of concepts.entries())
    for (const { word, share } of concept.forms) {
      const match = { concept: at, share }
      if (share > (forms.get(word)?.share ?? 0)) forms.set(word, match)
      if (share > (stems.get(stem(word))?.share ?? 0)) stems.set(stem(word), match)
    }
  const known = new Map<string, Match | null>()
  const taken = new Map<string, readonly Run[]>()
  const some = beginningsOf([...forms.keys(), ...stems.keys()])
  return {
    of(whole) {
      let match = known.get(whole)
      if (match === undefined) {
        match = forms.get(whole) ?? stems.get(stem(whole)) ?? null
        known.set(whole, match)
      }
      return match
    },
    mayStandIn: (text) => some === null || some.test(text) || otherLetters.test(text),
    runs: (text) => runsOf(text, taken),
  }
}

/** Letters that may be folded to those of a word; signs such as dashes and quotation marks are none. */
const otherLetters = /[\u00c0-\u1fff\u2c00-\uffff]/

/** How much of a word's beginning is the same in all its forms. */
const sameInForms = 3

/** @returns null where nothing can be said: some word is no plain one */
function beginningsOf(words: readonly string[]): RegExp | null {
  if (words.length === 0 || !words.every((word) => /^[a-z0-9]{2,}$/.test(word))) return null
  const starts = [...new Set(words.map((word) => word.slice(0, Math.min(sameInForms, word.length - 1))))]
  return new RegExp(starts.map(startPattern).join('|'))
}

/** A word begins after what is no letter, or with a capital; signs may part what the index has as one: `E.164`. */
function startPattern(start: string): string {
  const [first = '', ...rest] = Array.from(start, (sign) => (/\d/.test(sign) ? sign : `[${sign}${sign.toUpperCase()}]`))
  const isLetter = /^[a-z]/.test(start)
  const begin = isLetter ? `(?:(?<![A-Za-z])${start[0]}|${start[0]?.toUpperCase()})` : first
  return [begin, ...rest].join("[-_.']?")
}

function placeWorth(place: Place, name: string, concepts: readonly Concept[], matches: Matcher): number {
  const held = new Map<number, number>()
  const note = (text: string, worth: number) => {
    if (!matches.mayStandIn(text)) return
    for (const { whole, parts } of matches.runs(plain(text)))
      for (const word of [whole, ...parts]) {
        const match = matches.of(word)
        if (match === null) continue
        held.set(match.concept, Math.min((held.get(match.concept) ?? 0) + worth * match.share, 2.4))
      }
  }
  note(name, place.kind === 'definition' ? 1.5 : 1.2)
  for (const line of place.text) note(line, 0.3)
  for (const line of place.code) note(line, 0.1)
  let worth = 0
  // The first of many counts most: a place that holds all words goes before one that repeats some.
  for (const [at, count] of held) worth += (concepts[at]?.rarity ?? 0) * Math.sqrt(count)
  return worth
}

/** The sentences with the most words of the query: of the place, or where it has none of the page. */
function excerptOf(place: Place, places: readonly Place[], page: TablePage, matches: Matcher): string {
  const own = bestSentences(place, matches)
  if (own !== null && own.worth >= 1) return own.text
  const other = places.flatMap((one) => bestSentences(one, matches) ?? []).sort((a, b) => b.worth - a.worth)[0]
  return (other !== undefined && other.worth >= 1 ? other : own)?.text ?? shortened(page.description)
}

/** The sentence of a place with the most words of the query, and what follows it in its paragraph. */
function bestSentences(place: Place, matches: Matcher): { readonly text: string; readonly worth: number } | null {
  // Without a word of the query the first paragraph says as much as any.
  const isMeant = place.text.some((text) => matches.mayStandIn(text) && isSaying(plain(text)))
  const said = isMeant
    ? place.text.map((text) => (matches.mayStandIn(text) ? plain(text) : ''))
    : [place.text.map(plain).find(isSaying) ?? '']
  const paragraphs = said.map((text) =>
    isSaying(text) ? (text.match(/[^.!?。！？]+(?:[.!?](?!\s|$)[^.!?。！？]*)*[.!?。！？]*\s*/g) ?? []) : [],
  )
  const scored = paragraphs.flatMap((sentences, paragraph) =>
    sentences.map((sentence, at) => {
      const words = matches.runs(sentence)
      const held = new Map<number, number>()
      for (const match of words.flatMap(({ whole, parts }) =>
        [whole, ...parts].flatMap((word) => matches.of(word) ?? []),
      ))
        held.set(match.concept, Math.max(held.get(match.concept) ?? 0, match.share))
      const worth = [...held.values()].reduce((sum, share) => sum + share, 0)
      return { paragraph, at, worth: 2 * worth + (words.length > 4 ? 0.5 : 0) - paragraph / 100 - at / 1000 }
    }),
  )
  const best = scored.sort((a, b) => b.worth - a.worth)[0]
  if (best === undefined) return null
  let text = ''
  for (const sentence of (paragraphs[best.paragraph] ?? []).slice(best.at)) {
    if (text !== '' && (labelled.test(sentence) || text.length + sentence.length > longest)) break
    text += sentence
  }
  return { text: shortened(text), worth: best.worth }
}

/** What tables say of a value behind what it is: `Max length: 34.` */
const labelled = /^[^:.]{3,30}:\s+\S+\s*$/

/** A type, a mark such as "required" and the label of a sample say nothing by themselves. */
function isSaying(line: string): boolean {
  const words = line.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return !/:$/.test(line) && (words > 3 || /[.!?。]$/.test(line))
}

function shortened(text: string): string {
  const trimmed = text.replace(/\s+/g, ' ').trim()
  if (trimmed.length <= longest) return trimmed
  const space = trimmed.lastIndexOf(' ', longest)
  return `${trimmed.slice(0, space > longest / 2 ? space : longest)}…`
}

/** @returns a text with the words marked that stand for those of the query */
export function marked(text: string, matches: Matcher): readonly Piece[] {
  const pieces: Piece[] = []
  for (const [at, part] of text.split(/([\p{L}\p{N}]+(?:[-_.’'][\p{L}\p{N}]+)*)/u).entries()) {
    if (part === '') continue
    const isMarked =
      at % 2 === 1 &&
      matches.runs(part).some(({ whole, parts }) => [whole, ...parts].some((word) => matches.of(word) !== null))
    const last = pieces.at(-1)
    if (last !== undefined && !last.marked && !isMarked)
      pieces[pieces.length - 1] = { text: last.text + part, marked: false }
    else pieces.push({ text: part, marked: isMarked })
  }
  return pieces
}

/** A result without a text of its own, such as one of another site. */
export function markedText(text: string, concepts: readonly Concept[], stem: Stem): readonly Piece[] {
  return marked(shortened(text), matcherOf(concepts, stem))
}
