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
 * Takes excluded links out of a page: their text stays, one without a text of its own goes, and so do
 * a block that is its link, such as a card, and a heading that nothing is left under. The tree is changed in place.
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
    const instead = parent.children.map(changed)
    if (instead.every((nodes) => nodes === null)) return null
    parent.children = withoutBareHeadings(parent.children, instead)
    return parent.children.length
  }
  changedChildren(tree)
}

/**
 * A heading over nothing would tell that something is not there. The title of the page stays.
 *
 * @param instead what replaces each node; null where it is as it was
 */
function withoutBareHeadings(
  nodes: readonly RootContent[],
  instead: readonly (readonly RootContent[] | null)[],
): RootContent[] {
  const kept: RootContent[][] = []
  /** Something was left out, and nothing is shown, between here and what follows. */
  let isBare = false
  /** Of the heading that follows; 1 at the end. */
  let depth = 1
  for (const [index, node] of [...nodes.entries()].reverse()) {
    const own = instead[index] ?? [node]
    if (node.type === 'heading' && node.depth > 1 && isBare && depth <= node.depth) continue
    if (own.length === 0) isBare ||= node.type !== 'definition'
    else if (node.type !== 'definition' && node.type !== 'footnoteDefinition') {
      isBare = false
      depth = node.type === 'heading' ? node.depth : Number.POSITIVE_INFINITY
    }
    kept.push([...own])
  }
  return kept.reverse().flat()
}

function leaveOut(props: Record<string, Json>, path: PropertyPath): void {
  const holder = valueAt(props, path.slice(0, -1))
  const last = path.at(-1)
  if (last !== undefined && hasMembers(holder)) Reflect.deleteProperty(holder, last)
}
