import type { Definition, RootContent } from 'mdast'
import { textHolders } from '../../formats/markdown/known-labels.ts'
import { childrenOf } from '../../formats/markdown/walk.ts'

/**
 * @param nodes from the top of a page
 * @returns the definitions of links below them, the first of each name, and whether there are footnotes
 */
export function definitionsIn(nodes: readonly RootContent[]): {
  readonly links: ReadonlyMap<string, Definition>
  readonly hasNotes: boolean
} {
  const links = new Map<string, Definition>()
  let hasNotes = false
  const visit = (node: RootContent): void => {
    if (node.type === 'footnoteDefinition') hasNotes = true
    if (node.type === 'definition' && !links.has(keyOf(node))) links.set(keyOf(node), node)
    if (!textHolders.has(node.type)) childrenOf(node).forEach(visit)
  }
  nodes.forEach(visit)
  return { links, hasNotes }
}

/** @returns those that some nodes name, in any order */
export function definitionsFor(
  nodes: readonly RootContent[],
  definitions: ReadonlyMap<string, Definition>,
): readonly Definition[] {
  if (definitions.size === 0) return []
  const used = new Set<Definition>()
  const visit = (node: RootContent): void => {
    const isReference = node.type === 'linkReference' || node.type === 'imageReference'
    const named = isReference ? definitions.get(keyOf(node)) : undefined
    if (named !== undefined) used.add(named)
    childrenOf(node).forEach(visit)
  }
  nodes.forEach(visit)
  return [...used]
}

/** @returns what the names of one definition or footnote have in common, as the package that makes hast has it */
export function keyOf({ identifier }: { readonly identifier: string }): string {
  return identifier.toUpperCase()
}
