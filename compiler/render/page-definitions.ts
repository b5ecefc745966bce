import type { Definition, RootContent } from 'mdast'
import { childrenOf } from '../formats/markdown/walk.ts'

/** What holds text alone, and no definition. */
const texts: ReadonlySet<string> = new Set(['paragraph', 'heading', 'table'])

/**
 * @param nodes from the top of a page
 * @returns the definitions of links below them, the first of each name; null where there are footnotes, which are
 *   numbered in the order in which the whole page names them
 */
export function definitionsIn(nodes: readonly RootContent[]): ReadonlyMap<string, Definition> | null {
  const found = new Map<string, Definition>()
  const visit = (node: RootContent): boolean => {
    if (node.type === 'footnoteDefinition') return false
    if (node.type === 'definition' && !found.has(keyOf(node))) found.set(keyOf(node), node)
    return texts.has(node.type) || childrenOf(node).every(visit)
  }
  return nodes.every(visit) ? found : null
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

/** Which names are one, the package that makes hast says. */
function keyOf({ identifier }: { readonly identifier: string }): string {
  return identifier.toUpperCase()
}
