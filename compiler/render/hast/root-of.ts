import type { Nodes, Root } from 'hast'

/** @returns a tree as a root, which hast's packages make of a root, and promise only as some node */
export function rootOf(tree: Nodes): Root {
  return tree.type === 'root' ? tree : { type: 'root', children: [tree] }
}
