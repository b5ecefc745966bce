import type { RootContent } from 'mdast'
import { isStandIn, standIn } from '../fast/skeleton.ts'
import { isThematicBreak } from './part-ends.ts'

/**
 * What begins an item at the margin that is not empty, as which it may be a part of the paragraph above, and holds text. The
 * reference says of code that nobody has closed in an item that it ends where the text of the next one begins.
 */
const beginning = /(?:[-+*]|\d{1,9}[.)]) {1,4}(?=\S)/y

/**
 * @param at where a line begins
 * @returns an item that ends what the item that begins there does, and no more; null where none begins
 */
export function itemLike(text: string, at: number): string | null {
  beginning.lastIndex = at
  const mark = beginning.exec(text)?.[0]
  return mark === undefined || isThematicBreak(text, at) ? null : mark + standIn
}

/**
 * Takes the item that stands for the one after a part away from the end of some nodes.
 *
 * @param offset where it begins
 * @returns whether the list before it goes on with it; null where it was not read as an item
 */
export function takeItem(nodes: RootContent[], offset: number): { readonly goesOn: boolean } | null {
  const list = nodes.at(-1)
  const item = list?.type === 'list' ? list.children.at(-1) : undefined
  const [only, ...more] = item?.children ?? []
  if (list?.type !== 'list' || item?.position?.start.offset !== offset || more.length > 0) return null
  if (!isStandIn(only, { offset: only?.position?.start.offset ?? offset })) return null
  list.children.pop()
  const last = list.children.at(-1)
  if (last === undefined) {
    nodes.pop()
    return { goesOn: false }
  }
  if (list.position !== undefined && last.position !== undefined)
    list.position = { start: list.position.start, end: last.position.end }
  return { goesOn: true }
}
