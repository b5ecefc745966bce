import type { Nodes } from 'mdast'

/**
 * Whether a link is a bare address: text that happens to be a link, without brackets of any kind (GFM, "Autolinks
 * (extension)").
 *
 * @param whole the text that the node's places count in
 */
export function isBareLink(node: Nodes, whole: string): boolean {
  return node.type === 'link' && /[^[<!]/.test(whole[node.position?.start.offset ?? -1] ?? '[')
}
