import type { List, ListItem, Paragraph, PhrasingContent, TableCell } from 'mdast'
import type { LineIndex } from '../../source.ts'
import { Span } from './span.ts'

const kinds = [
  'text',
  'inlineCode',
  'break',
  'emphasis',
  'strong',
  'delete',
  'link',
  'image',
  'footnoteReference',
  'html',
] as const
const blockKinds = ['paragraph', 'list'] as const
export const kindNumbers = numbered(kinds)
export const blockKindNumbers = numbered(blockKinds)
/** In place of where a text lies in the source of its node, from 1: it lies by itself. */
export const noText = 0

function numbered(types: readonly string[]): ReadonlyMap<string, number> {
  return new Map(types.map((type, at) => [type, at]))
}

/** What packed nodes are read from. */
export interface ReadablePack {
  readonly lines: LineIndex
  byte(at: number): number
  text(index: number): string
  /** A piece of the page's source. */
  slice(from: number, to: number): string
}

/** @returns what an item of a list has besides its content; null for one that has more than that */
export function itemState({ spread, checked, ...node }: ListItem): number | null {
  if (Object.keys(node).length !== 3 || typeof spread !== 'boolean' || checked === undefined) return null
  return (spread ? 1 : 0) + (checked === null ? 0 : checked ? 4 : 2)
}

/** @returns what `itemState` has made a number of */
export function stateOf(state: number): { spread: boolean; checked: boolean | null } {
  return { spread: (state & 1) === 1, checked: state < 2 ? null : state >= 4 }
}

/** Reads nodes one after another. */
export class PackReading {
  readonly #pack: ReadablePack
  #at: number

  constructor(pack: ReadablePack, at: number) {
    this.#pack = pack
    this.#at = at
  }

  below<Node>(read: (reading: PackReading, start: number) => Node): Node[] {
    const { from } = this.span(0)
    return this.#all(() => read(this, from))
  }

  span(around: number): Span {
    const from = around + this.#number()
    return new Span(this.#pack.lines, from, from + this.#number())
  }

  phrasing(around: number): PhrasingContent {
    const type = kinds[this.#number()] ?? 'break'
    const position = this.span(around)
    const start = position.from
    switch (type) {
      case 'text':
      case 'inlineCode':
      case 'html':
        return { type, value: this.#text(start), position }
      case 'break':
        return { type, position }
      case 'emphasis':
      case 'strong':
      case 'delete':
        return { type, children: this.#all(() => this.phrasing(start)), position }
      case 'link': {
        const [url, title] = [this.#text(start), this.#title()]
        return { type, title, url, children: this.#all(() => this.phrasing(start)), position }
      }
      case 'image': {
        const [url, title] = [this.#text(start), this.#title()]
        return { type, title, url, alt: this.#text(start), position }
      }
      case 'footnoteReference': {
        const [identifier, label] = [this.#text(start), this.#text(start)]
        return { type, identifier, label, position }
      }
    }
  }

  cell(around: number): TableCell {
    const position = this.span(around)
    return { type: 'tableCell', children: this.#all(() => this.phrasing(position.from)), position }
  }

  block(around: number): Paragraph | List {
    const type = blockKinds[this.#number()]
    const position = this.span(around)
    if (type === 'paragraph') return { type, children: this.#all(() => this.phrasing(position.from)), position }
    const flags = this.#number()
    const first = this.#number()
    return {
      type: 'list',
      ordered: (flags & 1) === 1,
      start: first === 0 ? null : first - 1,
      spread: (flags & 2) === 2,
      children: this.#all(() => this.#item(position.from)),
      position,
    }
  }

  #item(around: number): ListItem {
    const position = this.span(around)
    const { spread, checked } = stateOf(this.#number())
    return { type: 'listItem', spread, checked, children: this.#all(() => this.block(position.from)), position }
  }

  #all<Node>(read: () => Node): Node[] {
    const nodes: Node[] = []
    for (let left = this.#number(); left > 0; left--) nodes.push(read())
    return nodes
  }

  #text(start: number): string {
    const after = this.#number()
    const value = this.#number()
    if (after === noText) return this.#pack.text(value)
    return this.#pack.slice(start + after - 1, start + after - 1 + value)
  }

  #title(): string | null {
    const index = this.#number()
    return index === 0 ? null : this.#pack.text(index - 1)
  }

  #number(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.#pack.byte(this.#at++)
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }
}
