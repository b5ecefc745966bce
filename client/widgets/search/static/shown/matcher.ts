import { plain } from '../../../../../compiler/formats/search/places.ts'
import { type Run, runsOf } from '../../../../../compiler/formats/search/words.ts'
import type { Stem } from '../language.ts'
import type { Concept } from '../words/concept.ts'

/** Knows the words of a text that are forms of a concept. */
export interface Matcher {
  /** @returns the concept of a word, or null */
  of(whole: string): Match | null
  /** The same of words that say something by themselves: such a sentence may be shown for them, and they are marked. */
  telling(whole: string): Match | null
  /** Whether a text may hold such a word at all: most lines of a page don't, and taking them apart takes its time. */
  mayStandIn(text: string): boolean
  /** Runs of a text; most words of a page come again. */
  runs(text: string): readonly Run[]
  /** Runs of a line of Markdown, which is read more than once; none where no such word may stand in it. */
  runsOfLine(markdown: string): readonly Run[]
}

/** Which concept of the query a word stands for, and how much it says of it. */
export interface Match {
  readonly concept: number
  readonly share: number
  readonly isSmall: boolean
}

/**
 * It keeps what it has seen, and serves all pages that are shown for one query.
 *
 * @param stem words of one stem are forms of the same
 */
export function matcherOf(concepts: readonly Concept[], stem: Stem): Matcher {
  const forms = new Map<string, Match>()
  const stems = new Map<string, Match>()
  for (const [at, concept] of concepts.entries())
    for (const { word, share, isSmall = false } of concept.forms) {
      const match = { concept: at, share, isSmall }
      if (share > (forms.get(word)?.share ?? 0)) forms.set(word, match)
      if (share > (stems.get(stem(word))?.share ?? 0)) stems.set(stem(word), match)
    }
  const known = new Map<string, Match | null>()
  const taken = new Map<string, readonly Run[]>()
  const lines = new Map<string, readonly Run[]>()
  const some = beginningsOf([...forms.keys(), ...stems.keys()])
  const of = (whole: string) => {
    let match = known.get(whole)
    if (match === undefined) {
      match = forms.get(whole) ?? stems.get(stem(whole)) ?? null
      known.set(whole, match)
    }
    return match
  }
  const mayStandIn = (text: string) => some === null || some.test(text) || otherLetters.test(text)
  return {
    of,
    telling(whole) {
      const match = of(whole)
      return match === null || match.isSmall ? null : match
    },
    mayStandIn,
    runs: (text) => runsOf(text, taken),
    runsOfLine(markdown) {
      let runs = lines.get(markdown)
      if (runs === undefined) {
        runs = mayStandIn(markdown) ? runsOf(plain(markdown), taken) : []
        lines.set(markdown, runs)
      }
      return runs
    },
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

/** A word begins after what is no letter, or with a capital; signs may part what the index has as one: `E.164`, "(202) 555-0143". */
function startPattern(start: string): string {
  const [first = '', ...rest] = Array.from(start, (sign) => (/\d/.test(sign) ? sign : `[${sign}${sign.toUpperCase()}]`))
  const isLetter = /^[a-z]/.test(start)
  const begin = isLetter ? `(?:(?<![A-Za-z])${start[0]}|${start[0]?.toUpperCase()})` : first
  return [begin, ...rest].join(isLetter ? "[-_.']?" : "[-_.' ()]{0,2}")
}
