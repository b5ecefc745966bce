import type { Element, RootContent as HastContent, Root as HastRoot } from 'hast'
import type { Code, Link, List, ListItem, Nodes, Root, RootContent, Text } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { defaultHandlers, type Handler, toHast as mdastToHast, type Options, type State } from 'mdast-util-to-hast'
import { append } from '../formats/append.ts'
import { allowedProperty } from '../formats/markdown/html.ts'
import type { BlockNode } from '../formats/markdown/tree.ts'
import { childrenOf } from '../formats/markdown/walk.ts'
import { isElementContent } from './element-content.ts'
import { allowedHtml, allowedHtmlOfPart } from './html-in-parts.ts'
import { rootOf } from './root-of.ts'
import { sections } from './sections.ts'
import { type Slot, slotElement } from './slot.ts'

const usualSize = 64

/**
 * Turns a checked page's mdast into hast: Markdown's elements, HTML through the allow-list, slots as elements that
 * name a block or a fence by index, and each top-level heading with what follows it in a section.
 *
 * @param hasHtml whether raw HTML is in the page; without it nothing needs to be cut
 * @param say says what names a page's footnotes in its language
 * @param size nodes at the top of a page that are turned at once
 * @returns the tree, in pieces that follow one another where the page is long and no piece needs another
 */
export function* toHast(
  tree: Root,
  hasHtml: boolean,
  say: Say = (english) => english,
  size = usualSize,
): Generator<HastRoot> {
  if (holdsDefinitions(tree)) {
    const hast = plainHast(tree, { hasDefinitions: true, isPlaced: hasHtml, say })
    const children = hasHtml ? allowedHtml(hast.children) : hast.children
    yield sections(slotsToElements({ type: 'root', children }))
    return
  }
  let piece: HastContent[] = []
  for (const { children, isEnd } of hasHtml ? partsWithHtml(tree.children, size) : partsOf(tree.children, size)) {
    append(piece, children)
    if (!isEnd) continue
    yield sections(slotsToElements({ type: 'root', children: piece }))
    piece = []
  }
}

interface Part {
  readonly children: readonly HastContent[]
  /** A heading follows, which begins a section, or nothing does. */
  readonly isEnd: boolean
}

function* partsOf(nodes: readonly RootContent[], size: number): Generator<Part> {
  for (let from = 0, to = 0; from < nodes.length || from === 0; from = to) {
    to = endOfPart(nodes, from, size)
    yield { children: hastOf(nodes, from, to, false), isEnd: isEndOfPiece(nodes, to) }
    if (to === nodes.length) return
  }
}

/**
 * A parser of HTML keeps some hundred bytes a tag, so it is given parts, each of which it leaves with nothing open. One
 * that it does not is made four times as long.
 */
function* partsWithHtml(nodes: readonly RootContent[], usual: number): Generator<Part> {
  let size = usual
  for (let from = 0; from < nodes.length || from === 0; ) {
    const to = endOfPart(nodes, from, size)
    const read = allowedHtmlOfPart(hastOf(nodes, from, to, true), { isFirst: from === 0, isLast: to === nodes.length })
    if (read === null) {
      size *= 4
      continue
    }
    yield { children: read, isEnd: isEndOfPiece(nodes, to) }
    if (to === nodes.length) return
    from = to
    size = usual
  }
}

/** @returns the last heading of what would be a part, else its end */
function endOfPart(nodes: readonly RootContent[], from: number, size: number): number {
  if (from + size >= nodes.length) return nodes.length
  for (let to = from + size; to > from + 1; to--) if (nodes[to]?.type === 'heading') return to
  return from + size
}

function isEndOfPiece(nodes: readonly RootContent[], to: number): boolean {
  return to === nodes.length || nodes[to]?.type === 'heading'
}

function hastOf(nodes: readonly RootContent[], from: number, to: number, isPlaced: boolean): HastContent[] {
  const tree: Root = { type: 'root', children: nodes.slice(from, to) }
  const { children } = plainHast(tree, { hasDefinitions: false, isPlaced })
  // What stands between two nodes is put behind the first one.
  return to < nodes.length && children.length > 0 ? [...children, { type: 'text', value: '\n' }] : children
}

/** @returns pieces that follow one another as one tree */
export function joined(pieces: Iterable<HastRoot>): HastRoot {
  return { type: 'root', children: [...pieces].flatMap(({ children }) => children) }
}

type Say = (english: string) => string

interface Needs {
  readonly hasDefinitions: boolean
  /** Of a tree with raw HTML, which is read once more, places are kept. */
  readonly isPlaced: boolean
  readonly say?: Say
}

/**
 * The package looks through the tree for definitions before it begins, at a tenth of all that the page costs here. A tree
 * without them is handed on behind its back.
 */
function plainHast(tree: Root, { hasDefinitions, isPlaced, say }: Needs): HastRoot {
  const given = hasDefinitions ? tree : ({ type: 'whole', tree, isPlaced } as unknown as Nodes)
  const options = { allowDangerousHtml: true, handlers, clobberPrefix: '', ...(say && footnoteNames(say)) }
  return rootOf(mdastToHast(given, options))
}

/** The heading of the footnotes, and what their arrows say: `2-3` is the third use of the second note. */
function footnoteNames(say: Say): Pick<Options, 'footnoteLabel' | 'footnoteBackLabel'> {
  const back = say('Back to reference {n}')
  return {
    footnoteLabel: say('Footnotes'),
    footnoteBackLabel: (note, use) => back.replace('{n}', `${note + 1}${use > 1 ? `-${use}` : ''}`),
  }
}

function holdsDefinitions(node: Nodes | RootContent): boolean {
  if (node.type === 'definition' || node.type === 'footnoteDefinition') return true
  return 'children' in node && childrenOf(node).some(holdsDefinitions)
}

/** An address of nothing but these is written as it is. */
const plainAddress = /^[!#$&-;=?-Z_a-z~]*$/

const handlers: Record<string, Handler> = {
  whole: (state: State, { tree, isPlaced }: { readonly tree: Root; readonly isPlaced: boolean }) => {
    if (!isPlaced) state.patch = () => {}
    return state.one(tree, undefined)
  },
  // What is below is as the package has it, without the work that most texts and addresses don't need.
  text: (state: State, node: Text) =>
    node.data !== undefined || /[\r\n]/.test(node.value)
      ? defaultHandlers.text(state, node)
      : { type: 'text', value: node.value },
  link: (state: State, node: Link) =>
    node.data !== undefined || node.title != null || !plainAddress.test(node.url)
      ? defaultHandlers.link(state, node)
      : {
          type: 'element',
          tagName: 'a',
          properties: { href: node.url },
          children: state.all(node),
        },
  block: (state: State, node: BlockNode): Slot | undefined =>
    node.index === undefined
      ? undefined
      : {
          type: 'slot',
          kind: 'block',
          index: node.index,
          heads: node.heads ?? false,
          children: state.all(node),
        },
  code: (_state: State, node: Code): Slot => ({ type: 'slot', kind: 'fence', index: node.fence ?? -1, children: [] }),
  heading: (state: State, node): Element => ({
    type: 'element',
    tagName: `h${node.depth}`,
    properties: node.anchor === undefined ? {} : { id: node.anchor },
    children: state.all(node),
  }),
  list: (state: State, node: List) => defaultHandlers.list(state, evenly(node)),
  listItem: (state: State, node: ListItem) => defaultHandlers.listItem(state, node, undefined),
  mdxJsxFlowElement: jsxElement,
  mdxJsxTextElement: jsxElement,
  mdxFlowExpression: () => undefined,
  mdxTextExpression: () => undefined,
}

/**
 * A list is loose where one of its items is. The package looks for one at each item, which takes hours of a long list, so each
 * item is told.
 */
function evenly(list: List): List {
  const spread = list.spread === true || list.children.some((item) => item.spread ?? item.children.length > 1)
  return { ...list, children: list.children.map((item) => ({ ...item, spread })) }
}

function jsxElement(state: State, node: MdxJsxFlowElement | MdxJsxTextElement): Element {
  const tagName = node.name ?? 'div'
  const properties: Element['properties'] = {}
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const name = allowedProperty(tagName, attribute.name)
    if (name === null) continue
    properties[name] = typeof attribute.value === 'string' ? attribute.value : true
  }
  return { type: 'element', tagName, properties, children: state.all(node) }
}

function slotsToElements<Node extends { children: HastContent[] }>(parent: Node): Node {
  parent.children = parent.children.map((child): HastContent => {
    if (child.type === 'slot') {
      const { kind, index, heads } = child
      const inner = slotsToElements(child)
      return {
        type: 'element',
        tagName: slotElement,
        properties: { kind, index, ...(heads ? { heads } : {}) },
        children: inner.children.filter(isElementContent),
      }
    }
    if ('children' in child) slotsToElements(child)
    return child
  })
  const box = parent.children.findIndex((child) => child.type === 'element' && child.tagName === 'input')
  if (box !== -1) parent.children = withNamedBox(parent.children, box)
  return parent
}

/** What ends the text of a task. */
const afterText = new Set(['blockquote', 'div', 'dl', 'ol', 'p', 'pre', slotElement, 'table', 'ul'])

/** Makes the text behind the box of a task its name, which a screen reader has to say. */
function withNamedBox(children: readonly HastContent[], box: number): HastContent[] {
  const more = children.findIndex((child, at) => at > box && child.type === 'element' && afterText.has(child.tagName))
  const end = more === -1 ? children.length : more
  const named = children.slice(box, end).filter(isElementContent)
  const label: Element = { type: 'element', tagName: 'label', properties: {}, children: named }
  return [...children.slice(0, box), label, ...children.slice(end)]
}
