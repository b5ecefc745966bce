import { roles } from '../../../../compiler/formats/search/codec.ts'
import { wordsOf } from '../query.ts'
import type { PageSignals } from './index-reader.ts'
import type { Stem } from './language.ts'
import type { Concept, Finding } from './look-up.ts'

/** What a word that names the product of a page counts beside a word that the page has itself. */
const share = 0.95

/**
 * "Video room" asks for rooms where video is what all is about: what names a product is said of each of its pages, and its
 * own page answers no better for being called so.
 *
 * @param words of the query
 * @returns what the words of the query are to a page, best of what the index has and what its product says
 */
export function withProduct(
  words: readonly string[],
  stem: Stem,
): (page: PageSignals, id: number, concepts: readonly Concept[]) => readonly (Finding | null)[] {
  const asked = words.map((word) => stem(word.toLowerCase()))
  const known = new Map<string, ReadonlySet<string>>()
  /** Stems of a product's name where the query has all of them, and more. */
  const namesOf = (product: string) => {
    let names = known.get(product)
    if (names === undefined) {
      const parts = wordsOf(product).map(stem)
      names = new Set(parts.length < asked.length && parts.every((part) => asked.includes(part)) ? parts : [])
      known.set(product, names)
    }
    return names
  }
  return ({ product }, id, concepts) => {
    const findings = concepts.map((concept) => concept.findings.get(id) ?? null)
    const names = product === null ? null : namesOf(product)
    if (names === null || names.size === 0) return findings
    return findings.map((one, at) => (names.has(asked[at] ?? '') ? calledSo(one) : one))
  }
}

const absent: Finding = { share: 0, roles: 0, count: 0, places: [], isCalled: false }

function calledSo(finding: Finding | null): Finding {
  const held = finding ?? absent
  return { ...held, share: Math.max(held.share, share), roles: held.roles | roles.title }
}
