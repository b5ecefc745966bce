import type { SpecificationViews } from '../../../compiler/data/openapi/view.ts'

/**
 * A part of a reference, made when it is shown. A site has thousands of operations, each with a large model: it is made
 * once to learn its ids and links, dropped, and made again for the page, with the same ids.
 */
export interface MadeAgain<Value> {
  readonly first: Value
  /** Makes it again, unless it is the one that was made last. */
  readonly again: () => Value
}

/**
 * @param make makes the value, taking ids as it goes; it gives the same value for the same ids
 * @param id takes an id of the page
 * @param views keeps the one that was made last, for the page's HTML and its Markdown
 */
export function madeAgain<Value>(
  make: (id: (base: string) => string) => Value,
  id: (base: string) => string,
  views: SpecificationViews,
): MadeAgain<Value> {
  const ids: string[] = []
  const first = make((base) => {
    const taken = id(base)
    ids.push(taken)
    return taken
  })
  const again = () =>
    views.keepLast(ids, () => {
      let at = 0
      return make((base) => ids[at++] ?? base)
    })
  return { first, again }
}
