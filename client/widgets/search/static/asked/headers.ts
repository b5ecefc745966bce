import { roles } from '../../../../../compiler/formats/search/codec.ts'
import { keyOf } from '../../../../../compiler/formats/search/words.ts'
import type { IndexReader } from '../index/index-reader.ts'
import type { Lookup } from '../words/forms.ts'

/** A name of a header as they were called for a long time. */
const prefixed = /^x-(?=[\p{L}\d]+-[\p{L}\d])/iu
/** A header as it stands in a request, and a variable as a shell sets it: with its value. */
const sent =
  /^\s*(?:([\p{L}\d]+(?:-[\p{L}\d]+)+):\s*\S+|(?:export\s+|set\s+|\$env:)?([A-Z\d]+(?:_[A-Z\d]+)+)\s*=.*)\s*$/u

/**
 * Readers know headers by the names that such have elsewhere (`X-Acme-Signature`, where the site writes `Acme-Signature`), and
 * paste them, and variables, with their values.
 *
 * @returns the query with the names that the site has
 */
export async function withHeaders(query: string, reader: IndexReader): Promise<string> {
  const isThere = async (word: string) => {
    const key = keyOf(word)
    return (await reader.wordsNear(key, 1)).get(key) !== undefined
  }
  const words = query.split(/(\s+)/).map(async (word) => {
    const isOther = prefixed.test(word) && !(await isThere(word.replace(/:$/, '')))
    return isOther ? word.replace(prefixed, '') : word
  })
  const known = (await Promise.all(words)).join('')
  const [, header, variable] = sent.exec(known) ?? []
  const name = header ?? variable
  return name !== undefined && (await isThere(name)) ? name : known
}

/** Of a name by itself: a page says something of it. */
const defined = roles.whole | roles.definition

/** @returns a header of the query that several pages define; empty where there is none */
export async function sharedIn(words: readonly string[], { reader, open }: Lookup): Promise<string> {
  for (const word of words.length > 1 ? words : []) {
    if (!/\p{L}-\p{L}/u.test(word)) continue
    const key = keyOf(word)
    const one = (await reader.wordsNear(key, 1)).get(key)
    if (one === undefined) continue
    const { pages, roles: said } = one.postings()
    const definers = pages.filter(
      (page, at) => open[page] === 1 && ((said[at] ?? 0) & (defined | roles.name)) === defined,
    )
    if (definers.length > 1) return word
  }
  return ''
}
