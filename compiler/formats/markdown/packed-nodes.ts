import type { Heading, RootContent } from 'mdast'
import type { Position } from 'unist'
import { hasMembers, type Pack, type PackedChildren } from './pack.ts'
import { itemState, stateOf } from './pack-reading.ts'

/**
 * A node whose place and children lie packed, and are made each time that somebody asks. What is set takes their place.
 */
class PackedNode<Type extends string, Child> {
  readonly type: Type
  readonly #below: PackedChildren<Child>
  readonly #at: number

  constructor(type: Type, below: PackedChildren<Child>, at: number) {
    this.type = type
    this.#below = below
    this.#at = at
  }

  get children(): Child[] {
    return this.#below.of(this.#at)
  }

  set children(children: Child[]) {
    own(this, 'children', children)
  }

  get position(): Position | undefined {
    return this.#below.around(this.#at)
  }

  set position(position: Position | undefined) {
    own(this, 'position', position)
  }
}

function own(node: object, name: string, value: unknown): void {
  Object.defineProperty(node, name, { value, writable: true, enumerable: true, configurable: true })
}

/** @returns a node that holds the same in a twentieth of the room; null where something in it may be changed later */
export function packed(node: RootContent, pack: Pack): RootContent | null {
  switch (node.type) {
    case 'paragraph': {
      const at = hasMembers(node, 3) ? pack.putPhrasing(node) : null
      return at === null ? null : new PackedNode('paragraph', pack.phrasing, at)
    }
    case 'heading': {
      const { depth } = node
      const at = hasMembers(node, 4) && !isCut(node) ? pack.putPhrasing(node) : null
      return at === null ? null : Object.assign(new PackedNode('heading', pack.phrasing, at), { depth })
    }
    case 'tableRow': {
      const at = hasMembers(node, 3) ? pack.putCells(node) : null
      return at === null ? null : new PackedNode('tableRow', pack.cells, at)
    }
    case 'listItem': {
      const state = itemState(node)
      const at = state === null ? null : pack.putBlocks(node)
      if (state === null || at === null) return null
      return Object.assign(new PackedNode('listItem', pack.blocks, at), stateOf(state))
    }
    default:
      return null
  }
}

/** Whether an id may be taken off the end of a heading, and spaces. */
function isCut({ children }: Heading): boolean {
  const last = children.at(-1)
  return last?.type === 'text' && (last.value.endsWith('}') || last.value !== last.value.trimEnd())
}
