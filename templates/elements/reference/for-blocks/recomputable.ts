import type { SpecificationViews } from '../../../../compiler/openapi/view.ts'

/**
 * A part of a reference, made when it is shown. A site has thousands of operations, each with a large model: it is made
 * once to learn its ids and links, dropped, and made again for the page, with the same ids.
 */
export interface Recomputable<Value> {
  readonly first: Value
  /** Makes it again, unless it is the one that was made last. */
  readonly recompute: () => Value
}

/**
 * @param make makes the value, taking ids as it goes; it gives the same value for the same ids
 * @param id takes an id of the page
 * @param views keeps the one that was made last, for the page's HTML and its Markdown; asked for each time, so that a page
 *   holds no specification that is out of date
 */
export function recomputable<Value>(
  make: (id: (base: string) => string) => Value,
  id: (base: string) => string,
  views: () => SpecificationViews,
): Recomputable<Value> {
  const { first, given } = learnIds(make, id)
  // The page may be shown next, before another part is made.
  views().keepLast(given, () => first)
  return { first, recompute: maker(make, given, views) }
}

/** Ids that are another than what was asked for, by how many had been taken before. Most are just what was asked for. */
type GivenIds = ReadonlyMap<number, string>

function learnIds<Value>(make: (id: (base: string) => string) => Value, id: (base: string) => string) {
  const given = new Map<number, string>()
  let at = 0
  const first = make((base) => {
    const taken = id(base)
    if (taken !== base) given.set(at, taken)
    at += 1
    return taken
  })
  return { first, given }
}

/** A function of its own, so that its closure keeps the ids alone, and not the whole page. */
function maker<Value>(
  make: (id: (base: string) => string) => Value,
  given: GivenIds,
  views: () => SpecificationViews,
): () => Value {
  return () =>
    views().keepLast(given, () => {
      let at = 0
      return make((base) => given.get(at++) ?? base)
    })
}
