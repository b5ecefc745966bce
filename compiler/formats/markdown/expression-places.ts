import type { Root } from 'mdast'
import { hasMembers } from '../members.ts'

/** Where parsers of JavaScript say a second and a third time where a node lies: nobody reads it, and it is half of an expression. */
const again = ['loc', 'range'] as const

/** Lets go what expressions of MDX say of their places besides offsets. They are changed in place. */
export function withOffsetsAlone(tree: Root): Root {
  visit(tree)
  return tree
}

function visit(node: object): void {
  if ('data' in node) reduceIn(node.data)
  if ('attributes' in node && Array.isArray(node.attributes))
    for (const { data, value } of node.attributes) {
      reduceIn(data)
      if (hasMembers(value) && 'data' in value) reduceIn(value.data)
    }
  if ('children' in node && Array.isArray(node.children)) node.children.forEach(visit)
}

function reduceIn(data: unknown): void {
  if (hasMembers(data) && 'estree' in data) reduce(data.estree)
}

function reduce(node: unknown): void {
  if (!hasMembers(node)) return
  // To delete a member would cost more room than it gives.
  for (const name of again) if (name in node) Reflect.set(node, name, undefined)
  for (const held of Object.values(node)) reduce(held)
}
