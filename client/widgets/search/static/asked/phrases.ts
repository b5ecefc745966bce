import { plain } from '../../../../../compiler/formats/search/places.ts'
import { runsOf } from '../../../../../compiler/formats/search/words.ts'
import type { Answer } from '../find.ts'
import type { IndexReader } from '../index/index-reader.ts'
import type { Twins } from '../index/twins.ts'

/** How many pages are read for a phrase: the index does not know which words are side by side. */
const mostRead = 24

/** In what is pasted quotation marks stand against other signs: these quote nothing. */
const quotation = /(?<![^\s(]|[\w)]\()"([^"]+)"(?=[\s),.;!?]|$)|“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»|「([^」]+)」/g
/** A name of JSON, or an option of a command with its value: what is in quotation marks there are somebody's own values. */
const pasted = /"\s*:|(?:^|\s)--?[a-z][\w-]*[\s=]+\$?["']/i

/** @returns what is in quotation marks in a query, as words parted by spaces */
export function phrasesOf(query: string): readonly string[] {
  if (pasted.test(query)) return []
  const quoted = query.matchAll(quotation)
  return Array.from(quoted, (found) => wordsIn(found.slice(1).find((text) => text !== undefined) ?? '')).filter(
    (phrase) => phrase !== '',
  )
}

/**
 * Keeps the pages that hold each phrase as it was typed; all, where none does: a message of a program names somebody's own
 * thing in quotation marks. That no page has a phrase is said.
 */
export async function withPhrases(
  answer: Answer,
  phrases: readonly string[],
  reader: IndexReader,
  twins: Twins,
): Promise<Answer> {
  const held = await Promise.all(
    answer.found.slice(0, mostRead).map(async (one) => {
      const page = await reader.page(one.page).catch(() => null)
      if (page === null) return []
      const markdown = page.route.startsWith('/') ? await twins.read(page.route) : null
      const text = ` ${[page.title, page.description, markdown ?? ''].map((each) => wordsIn(plain(each))).join(' ')} `
      return phrases.every((phrase) => text.includes(` ${phrase} `)) ? [one] : []
    }),
  )
  const found = held.flat()
  if (found.length > 0) return { ...answer, found }
  return { ...answer, found: answer.found.map((one) => ({ ...one, isComplete: false })) }
}

function wordsIn(text: string): string {
  return runsOf(text)
    .flatMap(({ whole, parts }) => (parts.length > 0 ? parts : [whole]))
    .join(' ')
}
