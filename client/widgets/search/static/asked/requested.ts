import { roles } from '../../../../../compiler/formats/search/codec.ts'
import {
  isNamed,
  isNamedOrId,
  isNamedOrOwnId,
  type NamedRequest,
  pathKey,
  requestIn,
} from '../../../../../compiler/formats/search/requests.ts'
import { noPostings } from '../index/postings.ts'
import { nameBits } from '../rank/name-bits.ts'
import type { Lookup } from '../words/forms.ts'

/** The beginning of a command that sends a request, or a call that does so in a program. */
const sending = /^\W*(?:curl|wget|https?)\s|(?:\bfetch|\.(?:get|post|put|patch|delete))\(\s*["'`]https?:/
/** Where either says the method. */
const methodOf = /(?:-X|--request|\bmethod:|^\W*https?)[\s=]*["'`]?([A-Za-z]+)\b(?!:)|\.([a-z]+)\(\s*["'`]https?:/
/** What makes a request of a command a POST. */
const withBody = /\s(?:-d|-F|--data[\w-]*|--form|--json)[\s=]/
/** A variable of a shell or of a template. */
const variable = /\$\{?(\w+)\}?/g

/** @returns the request that a query is, also as the command or the line of a program that sends it */
export function requestedIn(query: string): NamedRequest | null {
  const [, address] = (sending.test(query) ? /\b(https?:\/\/[^\s"'`<>)]+)/.exec(query) : null) ?? []
  if (address === undefined) return requestIn(query)
  const [, option, call] = methodOf.exec(query) ?? []
  const method = option ?? call ?? (withBody.test(query) ? 'POST' : 'GET')
  return requestIn(`${method} ${address.replace(variable, '{$1}')}`)
}

/**
 * Pages with a heading that names a request: `POST /v1/Messages`, or an end of its path. One of another method counts less.
 *
 * @returns as bits of `nameBits`
 */
export async function namedByRequest(
  { method, segments }: NamedRequest,
  { reader, open }: Lookup,
): Promise<ReadonlyMap<number, number>> {
  // `2010-04-01` is a part of a path, and `7f00ab12` an id: both are looked for as they are written first.
  const keys = [isNamed, isNamedOrOwnId, isNamedOrId].map((isParameter) => pathKey(segments, isParameter))
  const found = new Map<number, number>()
  const headed = async (word: string): Promise<readonly number[]> => {
    const { pages, roles: held } = (await reader.wordsNear(word, 1)).get(word)?.postings() ?? noPostings
    return [...pages.filter((_, at) => (held[at] ?? 0) & roles.heading)]
  }
  const ofMethod = new Set(method === null ? [] : await headed(method))
  for (const key of new Set(keys.filter((one) => one !== ''))) {
    for (const page of await headed(key))
      if (open[page] === 1) found.set(page, method === null || ofMethod.has(page) ? nameBits.page : nameBits.place)
    if (found.size > 0) break
  }
  return found
}
