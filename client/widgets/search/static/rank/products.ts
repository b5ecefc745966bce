import { roles } from '../../../../../compiler/formats/search/codec.ts'
import { wordsOf } from '../../query.ts'
import type { PageSignals } from '../index/index-reader.ts'
import type { Stem } from '../language.ts'
import type { Held } from './held.ts'

/** What a word that names the product of a page counts beside a word that the page has itself. */
const share = 0.95

/** Readers ask for "verify", of whichever version: `verify-v2`, `Messages 3`. */
const version = /^v?\d+$/

/**
 * "Video room" asks for rooms where video is what all is about: what names a product is said of each of its pages, and its
 * own page answers no better for being called so.
 *
 * @param words of the query
 * @returns puts into what a page has of the words what its product says
 */
export function withProduct(words: readonly string[], stem: Stem): (page: PageSignals, held: Held) => void {
  const asked = words.map((word) => stem(word.toLowerCase()))
  /** Places of the words that are a product's name, where the query has all of it, and more. */
  const known = new Map<string, readonly number[]>()
  const placesOf = (product: string) => {
    let places = known.get(product)
    if (places === undefined) {
      const named = wordsOf(product)
      const kept = named.filter((part) => !version.test(part))
      const parts = (kept.length > 0 ? kept : named).map(stem)
      const isAsked = parts.length < asked.length && parts.every((part) => asked.includes(part))
      places = isAsked ? [...asked.keys()].filter((at) => parts.includes(asked[at] ?? '')) : []
      known.set(product, places)
    }
    return places
  }
  return ({ product }, { shares, roles: held }) => {
    for (const at of product === null ? [] : placesOf(product)) {
      shares[at] = Math.max(shares[at] ?? 0, share)
      held[at] = (held[at] ?? 0) | roles.title
    }
  }
}
