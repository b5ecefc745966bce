import { commonWords, keyOf, runsOf } from '../../../../compiler/formats/search/words.ts'
import { isAction } from '../synonyms.ts'
import { formsOf, type Lookup, meant } from './forms.ts'
import { halvesOf } from './halves.ts'

/** Words of a name that the site must have, so that they are what is asked. */
const leastKnown = 2

/**
 * A name that the site has in no form says what its words say: readers type `invalid_phone_number` and `sendSms` as they
 * expect things to be called.
 *
 * @returns the words of such a name; any other word as it is
 */
export async function wordsOfName(
  word: string,
  isSaidOtherwise: (word: string) => boolean,
  lookup: Lookup,
): Promise<readonly string[]> {
  const [run] = runsOf(word)
  if (run === undefined || (await formsOf(run.whole, lookup)).length > 0) return [word]
  if (run.parts.length === 0 && isSaidOtherwise(run.whole)) return [word]
  if (run.parts.length === 0 && (await meant(run.whole, lookup)) === null) {
    const halves = await halvesOf(run.whole, lookup)
    return halves.length > 0 ? halves : [word]
  }
  if (run.parts.length < leastKnown) return [word]
  const telling = run.parts.filter((part) => !commonWords.has(part))
  const known = await Promise.all(
    telling.map(async (part) => (await lookup.reader.wordsNear(part, 1)).get(part) !== undefined),
  )
  return known.filter((isKnown) => isKnown).length < leastKnown ? [word] : telling
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
