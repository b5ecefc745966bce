import type { RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { definitionsOf } from '../formats/markdown/definitions.ts'
import { asParent, type ParentNode } from '../formats/markdown/walk.ts'
import { hasMembers, valueAt } from '../formats/members.ts'
import { isOwnText } from '../model/excluded-link.ts'
import type { Json, PropertyPath } from '../model/public-block.ts'
import { blockLinks } from './block-links.ts'
import type { CheckedPage } from './validate.ts'

/**
 * Takes excluded links out of a page: their text stays, one without a text of its own goes, and so does
 * a block that is its link, such as a card. The tree is changed in place.
 *
 * @param isExcluded is given a URL as it was written on the page
 */
export function dropExcludedLinks(
  { tree, blocks }: Pick<CheckedPage, 'tree' | 'blocks'>,
  isExcluded: (url: string) => boolean,
): void {
  if (tree === null) return
  const definitions = definitionsOf(tree)
  const urlOf = (node: RootContent): string | null => {
    if (node.type === 'link') return node.url
    return node.type === 'linkReference' ? (definitions.get(node.identifier)?.url ?? null) : null
  }
  const isDropped = (node: RootContent): boolean => {
    if (node.type === 'definition') return isExcluded(node.url)
    const use = node.type === 'block' ? blocks[node.index ?? -1] : undefined
    if (use?.props == null) return false
    const excluded = blockLinks(use.block, use.props).filter(({ url }) => isExcluded(url))
    if (use.block.more?.placement?.standsForLink === true) return excluded.length > 0
    for (const { path, words } of excluded) if (words === 'block') leaveOut(use.props, path)
    return false
  }
  /** @returns what replaces the node; null where it is as it was */
  const changed = (node: RootContent): RootContent[] | null => {
    if (isDropped(node)) return []
    const holder = asParent(node)
    const inside = holder === null ? null : changedChildren(holder)
    const url = urlOf(node)
    if (url !== null && isExcluded(url)) return isOwnText(textOf(node), url) ? (holder?.children ?? []) : []
    if (inside === null) return null
    // What held nothing else would be an empty box; its source is no longer what it shows.
    if (inside === 0) return []
    const last = node.type === 'paragraph' ? node.children.at(-1) : undefined
    if (last?.type === 'text') last.value = last.value.trimEnd()
    return [Object.assign(node, { position: undefined })]
  }
  /** @returns how many children are left; null where none has changed */
  const changedChildren = (parent: ParentNode): number | null => {
    let isSame = true
    const next = parent.children.flatMap((child) => {
      const instead = changed(child)
      if (instead !== null) isSame = false
      return instead ?? [child]
    })
    if (isSame) return null
    parent.children = next
    return next.length
  }
  changedChildren(tree)
}

function leaveOut(props: Record<string, Json>, path: PropertyPath): void {
  const holder = valueAt(props, path.slice(0, -1))
  const last = path.at(-1)
  if (last !== undefined && hasMembers(holder)) Reflect.deleteProperty(holder, last)
}
