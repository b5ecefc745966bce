import type { Definition, Root } from 'mdast'
import { walk } from './walk.ts'

/** @returns the link definitions of a text by their names; the first of a name holds, as in CommonMark */
export function definitionsOf(tree: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>()
  walk(tree.children, (node) => {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  return definitions
}
