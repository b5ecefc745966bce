import { roles } from '../../../../../compiler/formats/search/codec.ts'
import { keyOf, runsOf } from '../../../../../compiler/formats/search/words.ts'
import type { IndexReader } from '../index/index-reader.ts'
import { rolesIn } from '../index/postings.ts'

/** Quotation marks and options of a command: what is in them is meant as it stands. */
const literal = /["“„«「]|(?:^|\s)--?\w/

/**
 * "Acme webhooks" asks for webhooks: on a brand's own pages its name is everywhere, and says nothing. It stays where
 * something is called so, as "Acme CLI" is, and where nothing else is asked.
 */
export async function withoutBrand(query: string, brand: string | undefined, reader: IndexReader): Promise<string> {
  const name = brand?.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (!name || literal.test(query)) return query
  const own = new RegExp(`(?<![\\p{L}\\p{N}./@_-])${name}(?:['’]s)?(?![\\p{L}\\p{N}]|[._-][\\p{L}\\p{N}])`, 'giu')
  const rest = query.replace(own, ' ').trim()
  if (rest === query.trim() || runsOf(rest).length === 0) return query
  const key = keyOf(query)
  const called = (await reader.wordsNear(key, 1)).get(key)
  const isName = called !== undefined && (rolesIn(called.postings()) & (roles.name | roles.whole)) !== 0
  return isName ? query : rest
}
