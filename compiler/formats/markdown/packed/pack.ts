import type {
  Blockquote,
  FootnoteDefinition,
  Image,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  TableCell,
} from 'mdast'
import type { Position } from 'unist'
import type { LineIndex } from '../../source.ts'
import { blockKindNumbers, itemState, kindNumbers, noText, PackReading, type ReadablePack } from './pack-reading.ts'
import { isAt, type Span } from './span.ts'

/**
 * Nodes of one page as bytes, some three each, where as objects they take a hundred: what each is, how far it lies after
 * where the one around it begins, its length, and what its source does not show. Only nodes that hold nothing that a later stage
 * writes to are packed.
 */
export class Pack implements ReadablePack {
  readonly lines: LineIndex
  readonly #source: string
  #bytes = new Uint8Array(4096)
  #length = 0
  /** Texts that are not as the source has them, as those with an escaped sign. */
  readonly #texts: string[] = []
  /** What is in paragraphs and headings, in rows, and in items of lists and quotes. */
  readonly phrasing = this.#below((reading, start) => reading.phrasing(start))
  readonly cells = this.#below((reading, start) => reading.cell(start))
  readonly blocks: PackedChildren<Paragraph | List> = this.#below((reading, start) => reading.block(start))

  /** @param source the page */
  constructor(source: string, lines: LineIndex) {
    this.#source = source
    this.lines = lines
  }

  /** @returns where the place and the children of a node lie; null where one can't be packed */
  putPhrasing(node: { readonly position?: Position | undefined; readonly children: readonly PhrasingContent[] }) {
    return this.#attempt(node.position, (start) => this.#putAll(node.children, (child) => this.#put(child, start)))
  }

  putCells(node: { readonly position?: Position | undefined; readonly children: readonly TableCell[] }) {
    return this.#attempt(node.position, (start) => this.#putAll(node.children, (child) => this.#putCell(child, start)))
  }

  putBlocks(node: Pick<ListItem | Blockquote | FootnoteDefinition, 'position' | 'children'>) {
    return this.#attempt(node.position, (start) => this.#putAll(node.children, (child) => this.#putBlock(child, start)))
  }

  byte(at: number): number {
    return this.#bytes[at] ?? 0
  }

  text(index: number): string {
    return this.#texts[index] ?? ''
  }

  slice(from: number, to: number): string {
    return this.#source.slice(from, to)
  }

  #below<Node>(read: (reading: PackReading, start: number) => Node): PackedChildren<Node> {
    return new PackedChildren(this, (at) => new PackReading(this, at).below(read))
  }

  #attempt(position: Position | undefined, put: (start: number) => boolean): number | null {
    const [at, texts] = [this.#length, this.#texts.length]
    const start = this.#putPlace(position, 0)
    if (start !== null && put(start)) return at
    this.#length = at
    this.#texts.length = texts
    return null
  }

  #putAll<Node>(nodes: readonly Node[], put: (node: Node) => boolean): boolean {
    this.#putNumber(nodes.length)
    return nodes.every(put)
  }

  #put(node: PhrasingContent, around: number): boolean {
    const kind = kindNumbers.get(node.type)
    if (kind === undefined) return false
    this.#putNumber(kind)
    const start = this.#putPlace(node.position, around)
    if (start === null) return false
    switch (node.type) {
      case 'text':
      case 'inlineCode':
      case 'html':
        return hasMembers(node, 3) && this.#putText(node.value, node, start)
      case 'break':
        return hasMembers(node, 2)
      case 'emphasis':
      case 'strong':
      case 'delete':
        return hasMembers(node, 3) && this.#putAll(node.children, (child) => this.#put(child, start))
      case 'link':
        if (!hasMembers(node, 5) || !this.#putText(node.url, node, start) || !this.#putTitle(node)) return false
        return this.#putAll(node.children, (child) => this.#put(child, start))
      case 'image':
        if (!hasMembers(node, 5) || !this.#putText(node.url, node, start) || !this.#putTitle(node)) return false
        return typeof node.alt === 'string' && this.#putText(node.alt, node, start)
      case 'footnoteReference':
        if (!hasMembers(node, 4) || typeof node.label !== 'string') return false
        return this.#putText(node.identifier, node, start) && this.#putText(node.label, node, start)
      default:
        return false
    }
  }

  #putCell(node: TableCell, around: number): boolean {
    const start = this.#putPlace(node.position, around)
    return start !== null && hasMembers(node, 3) && this.#putAll(node.children, (child) => this.#put(child, start))
  }

  #putBlock(node: RootContent, around: number): boolean {
    const kind = blockKindNumbers.get(node.type)
    if (kind === undefined) return false
    this.#putNumber(kind)
    const start = this.#putPlace(node.position, around)
    if (start === null) return false
    if (node.type === 'paragraph')
      return hasMembers(node, 3) && this.#putAll(node.children, (child) => this.#put(child, start))
    if (node.type !== 'list' || !hasMembers(node, 6)) return false
    const { ordered, start: first = null, spread, children } = node
    if (typeof ordered !== 'boolean' || typeof spread !== 'boolean') return false
    this.#putNumber((ordered ? 1 : 0) + (spread ? 2 : 0))
    this.#putNumber(first === null ? 0 : first + 1)
    return this.#putAll(children, (child) => this.#putItem(child, start))
  }

  #putItem(node: ListItem, around: number): boolean {
    const start = this.#putPlace(node.position, around)
    const state = itemState(node)
    if (start === null || state === null) return false
    this.#putNumber(state)
    return this.#putAll(node.children, (child) => this.#putBlock(child, start))
  }

  #putPlace(position: Position | undefined, around: number): number | null {
    if (position === undefined || !isAt(position.start, this.lines) || !isAt(position.end, this.lines)) return null
    const { start, end } = position
    if (start.offset < around || end.offset < start.offset) return null
    this.#putNumber(start.offset - around)
    this.#putNumber(end.offset - start.offset)
    return start.offset
  }

  /** Where a text lies in the source of its node, or by itself. */
  #putText(text: string, { position }: { readonly position?: Position | undefined }, start: number): boolean {
    const found = text === '' ? -1 : this.#source.slice(start, position?.end.offset).indexOf(text)
    if (found >= 0) {
      this.#putNumber(found + 1)
      this.#putNumber(text.length)
    } else {
      this.#putNumber(noText)
      this.#putNumber(this.#texts.push(text) - 1)
    }
    return true
  }

  #putTitle({ title }: Link | Image): boolean {
    if (title === undefined) return false
    this.#putNumber(title === null ? 0 : this.#texts.push(title))
    return true
  }

  /** Seven bits a byte, the lowest first; the eighth says that more follow. */
  #putNumber(value: number): void {
    if (this.#length + 8 > this.#bytes.length) {
      // By a quarter: the double would be half empty in the middle of a page.
      const wider = new Uint8Array(Math.ceil(this.#bytes.length * 1.25))
      wider.set(this.#bytes)
      this.#bytes = wider
    }
    let rest = value
    while (rest > 127) {
      this.#bytes[this.#length++] = (rest & 127) | 128
      rest >>>= 7
    }
    this.#bytes[this.#length++] = rest
  }
}

/** @returns whether nothing but what is packed of such a node is known of it */
export function hasMembers(node: object, count: number): boolean {
  return Object.keys(node).length === count
}

/** Nodes of one kind that lie below others. */
export class PackedChildren<Node> {
  readonly #pack: ReadablePack
  readonly #read: (at: number) => Node[]
  #last = -1
  #nodes: Node[] = []

  constructor(pack: ReadablePack, read: (at: number) => Node[]) {
    this.#pack = pack
    this.#read = read
  }

  /** @returns the same nodes to who asks for them again, as long as no others were asked for */
  of(at: number): Node[] {
    if (at !== this.#last) {
      this.#nodes = this.#read(at)
      this.#last = at
    }
    return this.#nodes
  }

  /** The place of the node that they lie below. */
  around(at: number): Span {
    return new PackReading(this.#pack, at).span(0)
  }
}
