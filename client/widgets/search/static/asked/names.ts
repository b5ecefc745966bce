import { commonWords, keyOf, runsOf } from '../../../../../compiler/formats/search/words.ts'
import { isAction } from '../../synonyms.ts'
import { formsOf, type Lookup, meant, shares } from '../words/forms.ts'
import { halvesOf } from '../words/halves.ts'

/** Words of a name that the site must have, so that they are what is asked. */
const leastKnown = 2

/**
 * A name that the site has in no form says what its words say: readers type `invalid_phone_number` and `sendSms` as they
 * expect things to be called, and `smp_81f3` as their log has it.
 *
 * @returns the words of such a name; any other word as it is
 */
export async function wordsOfName(
  word: string,
  isSaidOtherwise: (word: string) => boolean,
  lookup: Lookup,
): Promise<readonly string[]> {
  const [run] = runsOf(word)
  if (run === undefined) return [word]
  const written = await formsOf(run.whole, lookup)
  if (written.some(({ share }) => share > shares.beginning) || (written.length > 0 && run.parts.length === 0))
    return [word]
  if (run.parts.length === 0 && isSaidOtherwise(run.whole)) return [word]
  const parts = run.parts.length > 0 ? run.parts : [run.whole]
  const bits = (await Promise.all(parts.map((part) => bitsOf(part, lookup)))).flat()
  if (bits.length < 2 && run.parts.length === 0 && (await meant(run.whole, lookup)) === null) {
    const halves = await halvesOf(run.whole, lookup)
    return halves.length > 0 ? halves : [word]
  }
  // `max_resolutio` is still typed; `access-key` is no beginning of a title such as "Access keys and scopes".
  if (written.length > 0 && !bits.every(({ isKnown }) => isKnown)) return [word]
  const saying = bits.filter(({ isId }) => !isId)
  const telling = saying.filter(({ text }) => !commonWords.has(text))
  const known = telling.filter(({ isKnown }) => isKnown).length
  return known < (saying.length < bits.length || lookup.isLastTry ? 1 : leastKnown)
    ? [word]
    : telling.map(({ text }) => text)
}

/** A part of a name; the number of one thing of its kind says nothing. */
interface Bit {
  readonly text: string
  readonly isKnown: boolean
  readonly isId: boolean
}

/** The least signs of an id after the letters with which all of its kind begin: `SM81f3`. */
const shortestId = 3

/** One of these says nothing. */
const letter = /^\p{L}$/u

/** @returns a part of a name, as its letters and its digits where the site writes them apart: `code128`, `5mb` */
async function bitsOf(part: string, lookup: Lookup): Promise<readonly Bit[]> {
  const isThere = async (text: string) => (await formsOf(text, lookup)).some(({ share }) => share >= shares.stem)
  const whole = { text: part, isKnown: await isThere(part), isId: false }
  if (whole.isKnown || !/\d/.test(part)) return [{ ...whole, isId: letter.test(part) }]
  const cuts = Array.from(part.matchAll(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu), ({ index }) => index)
  for (const cut of cuts.reverse()) {
    const [start, rest] = [part.slice(0, cut), part.slice(cut)]
    if (letter.test(start) || letter.test(rest) || !(await isThere(start))) continue
    const isKnown = await isThere(rest)
    const isId = !isKnown && rest.length >= shortestId
    if (isKnown || (isId && /^\p{L}+$/u.test(start)))
      return [
        { text: start, isKnown: true, isId: false },
        { text: rest, isKnown, isId },
      ]
  }
  return [{ ...whole, isId: true }]
}

/** @returns what is done with what in the line of a program, where the verb stands after the noun: `client.messages.create` */
export function calledIn(words: readonly string[]): readonly (readonly string[])[] {
  return words.flatMap((word) => {
    const [thing, deed] = word.includes('.') ? (runsOf(word)[0]?.parts.slice(-2) ?? []) : []
    return thing !== undefined && deed !== undefined && isAction(deed) ? [[deed, thing]] : []
  })
}

/** What readers say after the name of an API whose reference they want. */
const reference =
  /\s+(?:(?:rest|http)\s+)?(?:api\s+(?:references?|docs?|documentation|spec\w*|endpoints?)|references?|endpoints?|api)\s*$/i

/** @returns what the reference is called that a query asks for: "voice REST API docs" are those of the page Voice API */
export function referencedIn(query: string): readonly string[] {
  return reference.test(query) ? [keyOf(query.replace(reference, ' api'))] : []
}
