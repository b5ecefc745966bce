import { idLimit } from '../../../../../compiler/formats/search/codec.ts'
import type { IndexReader } from '../index/index-reader.ts'

/** An address as it stands in the browser's bar or in a link, of the page or of its Markdown form. */
const address = /^(?:https?:\/\/[^\s/?#]+)?(\/[^\s?#]*?)(?:\/index)?(?:\.html|\.md|\/)?(?:[?#]\S*)?$/i
/** Pages of one number take the next ones. */
const mostTried = 3

/**
 * A page's number comes from its address (`numberOf` of the builder), so that no part of the index has to be looked into.
 *
 * @returns the page whose address a query is; null where there is none, and where no secure connection offers a digest
 */
export async function addressedBy(query: string, { base, at, page }: IndexReader): Promise<number | null> {
  const path = address.exec(query.trim())?.[1]
  const digest = globalThis.crypto?.subtle
  if (path === undefined || digest === undefined) return null
  const route = (path.startsWith(`${base}/`) || path === base ? path.slice(base.length) : path) || '/'
  const hash = await digest.digest('SHA-256', new TextEncoder().encode(route))
  const first = new DataView(hash).getUint32(0) % idLimit
  for (let id = first; id < first + mostTried; id++) {
    const place = at(id)
    if (place !== undefined && (await page(place).catch(() => null))?.route === route) return place
  }
  return null
}
