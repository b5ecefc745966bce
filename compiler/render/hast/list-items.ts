import type { List, ListItem } from 'mdast'
import { defaultHandlers, type Handler } from 'mdast-util-to-hast'

/**
 * A list is loose where one of its items is. The package looks for one at each item, which takes hours of a long list, so each
 * item is told.
 *
 * @returns whether the list is loose, whether tasks are in it, and its items, each of which says the first
 */
export function evenItems(list: List): {
  readonly spread: boolean
  readonly hasTasks: boolean
  items(from?: number, to?: number): ListItem[]
} {
  const spread = list.spread === true || list.children.some((item) => item.spread ?? item.children.length > 1)
  return {
    spread,
    hasTasks: list.children.some(({ checked }) => typeof checked === 'boolean'),
    // What is packed is no member of its own (decision 32).
    items: (from, to) =>
      list.children
        .slice(from, to)
        .map((item) => ({ ...item, children: item.children, position: item.position, spread })),
  }
}

/** @returns the items of a list, each of which says whether the list is loose; what is packed in them stays so */
export function evenly(list: List, spread: boolean): readonly ListItem[] {
  return list.children.map((item) => (item.spread === spread ? item : new EvenItem(item, spread)))
}

class EvenItem implements ListItem {
  readonly type = 'listItem'
  readonly #item: ListItem
  readonly spread: boolean

  constructor(item: ListItem, spread: boolean) {
    this.#item = item
    this.spread = spread
  }

  get checked() {
    return this.#item.checked
  }

  get children() {
    return this.#item.children
  }

  get position() {
    return this.#item.position
  }
}

/** Lists and their items as the package has them, each item told whether its list is loose. */
export const listHandlers: Record<string, Handler> = {
  list(state, node: List) {
    const { spread, items } = evenItems(node)
    return defaultHandlers.list(state, { ...node, spread, children: items() })
  },
  listItem: (state, node: ListItem) => defaultHandlers.listItem(state, node, undefined),
}
