import type { Heading, PhrasingContent, RootContent } from 'mdast'
import type { Position } from 'unist'
import type { LineIndex } from '../../source.ts'
import { withoutIdAtEnd } from '../id-at-end.ts'
import { hasMembers, Pack, type PackedChildren } from './pack.ts'
import { itemState, stateOf } from './pack-reading.ts'

/** @returns a node that holds the same in a twentieth of the room; null where something in it may be changed later */
export type PackNode = (node: RootContent) => RootContent | null

/**
 * @param shown makes of the packed children of a node those that it gives
 * @returns a class of nodes whose place and children lie packed, and are made each time that somebody asks. What is set takes
 *   their place. Each kind has one, made for one page: a node that knew where its own lie would take eight bytes more, and what
 *   is added to nodes of a class that others lack lies in a list beside each
 */
function nodesOf<Type extends string, Child>(
  type: Type,
  below: PackedChildren<Child>,
  shown: (children: Child[], node: object) => Child[] = (children) => children,
) {
  return class PackedNode {
    readonly type = type
    readonly #at: number

    constructor(at: number) {
      this.#at = at
    }

    get children(): Child[] {
      return shown(below.of(this.#at), this)
    }

    set children(children: Child[]) {
      own(this, 'children', children)
    }

    get position(): Position | undefined {
      return below.around(this.#at)
    }

    set position(position: Position | undefined) {
      own(this, 'position', position)
    }
  }
}

/** A heading gives its text without its id as soon as that is set. */
function withoutOwnId(children: PhrasingContent[], heading: object): PhrasingContent[] {
  return 'id' in heading && heading.id !== undefined ? withoutIdAtEnd(children) : children
}

function own(node: object, name: string, value: unknown): void {
  Object.defineProperty(node, name, { value, writable: true, enumerable: true, configurable: true })
}

/** @param source the page that the nodes are of */
export function packing(source: string, lines: LineIndex): PackNode {
  const pack = new Pack(source, lines)
  const PackedParagraph = nodesOf('paragraph', pack.phrasing)
  const PackedHeading = nodesOf('heading', pack.phrasing, withoutOwnId)
  const PackedRow = nodesOf('tableRow', pack.cells)
  const PackedItem = nodesOf('listItem', pack.blocks)
  const PackedQuote = nodesOf('blockquote', pack.blocks)
  const PackedNote = nodesOf('footnoteDefinition', pack.blocks)
  return (node) => {
    switch (node.type) {
      case 'paragraph': {
        const at = hasMembers(node, 3) ? pack.putPhrasing(node) : null
        return at === null ? null : new PackedParagraph(at)
      }
      case 'heading': {
        const { depth } = node
        const at = hasMembers(node, 4) && !isCut(node) ? pack.putPhrasing(node) : null
        // What comes later lies in a list of its own, of which each would have one.
        return at === null ? null : Object.assign(new PackedHeading(at), { depth, anchor: undefined, id: undefined })
      }
      case 'tableRow': {
        const at = hasMembers(node, 3) ? pack.putCells(node) : null
        return at === null ? null : new PackedRow(at)
      }
      case 'listItem': {
        const state = itemState(node)
        const at = state === null ? null : pack.putBlocks(node)
        return state === null || at === null ? null : Object.assign(new PackedItem(at), stateOf(state))
      }
      case 'blockquote': {
        const at = hasMembers(node, 3) ? pack.putBlocks(node) : null
        return at === null ? null : new PackedQuote(at)
      }
      case 'footnoteDefinition': {
        const { identifier, label } = node
        const at = hasMembers(node, 5) ? pack.putBlocks(node) : null
        // Most are written as they are known, and two texts would be held for each.
        const written = label === identifier ? identifier : label
        return at === null ? null : Object.assign(new PackedNote(at), { identifier, label: written })
      }
      default:
        return null
    }
  }
}

/** Whether spaces may be taken off the end of a heading. */
function isCut({ children }: Heading): boolean {
  const last = children.at(-1)
  return last?.type === 'text' && last.value !== last.value.trimEnd()
}
