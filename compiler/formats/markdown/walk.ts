import type { Nodes, RootContent } from 'mdast'

/**
 * A node that holds others, for code that replaces them: mdast's own types say which content is allowed in which, and what
 * authors write with blocks and directives keeps to no such rule. This is the one place where that is put aside.
 */
export interface ParentNode {
  readonly type: string
  /** Of a block. */
  readonly name?: string
  /** Of a list item: its parts stand apart. */
  spread?: boolean | null | undefined
  children: RootContent[]
}

/**
 * It is read and not looked for with `in`, which the engine does anew each time: a page has hundreds of nodes, and a dozen
 * walks over them.
 *
 * @returns the node as one that holds others; null where it can hold nothing
 */
export function asParent(node: Nodes): ParentNode | null {
  const parent = node as Partial<ParentNode>
  return holds(parent) ? parent : null
}

function holds(node: Partial<ParentNode>): node is ParentNode {
  return node.children !== undefined
}

const none: readonly RootContent[] = []

/** @returns the direct children of a node */
export function childrenOf(node: Nodes): readonly RootContent[] {
  return asParent(node)?.children ?? none
}

/** @returns the same node around other children; the place of one that is packed (decision 32) is no member of its own */
export function withChildren<Node extends Nodes>(node: Node, children: readonly RootContent[]): Node {
  const copy = { ...node, position: node.position }
  if (asParent(node) !== null) Reflect.set(copy, 'children', [...children])
  return copy
}

/** Calls `see` for every node in document order: one that holds others comes before them. */
export function walk(nodes: readonly RootContent[], see: (node: RootContent) => void): void {
  for (const node of nodes) {
    see(node)
    walk(childrenOf(node), see)
  }
}
