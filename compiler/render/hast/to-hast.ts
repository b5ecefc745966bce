import type { Element, RootContent as HastContent, Root as HastRoot } from 'hast'
import type { Code, Link, Nodes, Root, RootContent, Text } from 'mdast'
import { defaultHandlers, type Handler, toHast as mdastToHast, type Options, type State } from 'mdast-util-to-hast'
import { allowedProperty, type JsxElement } from '../../formats/markdown/html/html.ts'
import type { BlockNode } from '../../formats/markdown/tree.ts'
import { isElementContent } from './element-content.ts'
import { Footnotes, type NoteTexts } from './footnotes.ts'
import { allowedHtml } from './html-in-parts.ts'
import { inPieces } from './html-pieces.ts'
import { listHandlers } from './list-items.ts'
import { markLongCells } from './long-cells.ts'
import { markLongNumbers } from './long-numbers.ts'
import { definitionsFor, definitionsIn } from './page-definitions.ts'
import { type Part, partsOf, partsWithHtml } from './parts.ts'
import { rootOf } from './root-of.ts'
import { sections } from './sections.ts'
import { type Slot, slotElement } from './slot.ts'
import { markSpeltLink } from './spelt-links.ts'

const usualSize = 64

/**
 * Turns a checked page's mdast into hast: Markdown's elements, HTML through the allow-list, slots as elements that
 * name a block or a fence by index, and each top-level heading with what follows it in a section.
 *
 * @param hasHtml whether raw HTML is in the page; without it nothing needs to be cut
 * @param say says what names a page's footnotes in its language
 * @param size nodes at the top of a page, or rows or items of one of them, that are turned at once
 * @returns the tree, in pieces that follow one another where the page is long and no piece needs another
 */
export function* toHast(
  tree: Root,
  hasHtml: boolean,
  say: Say = (english) => english,
  size = usualSize,
): Generator<HastRoot> {
  yield* sections(slotted(hastParts(tree, hasHtml, say, size)))
}

function* slotted(parts: Iterable<Part>): Generator<Part> {
  for (const { children, goesOn } of parts) yield { ...slotsToElements({ children }), goesOn }
}

function* hastParts(tree: Root, hasHtml: boolean, say: Say, size: number): Generator<Part> {
  const { links, hasNotes } = definitionsIn(tree.children)
  if (hasNotes && hasHtml) {
    const { children } = plainHast(tree, { hasDefinitions: true, names: footnoteNames(say) })
    yield { children: allowedHtml(children), goesOn: 0 }
    return
  }
  const notes = hasNotes ? new Footnotes(tree.children, noteTexts(say), size) : null
  const more = notes === null ? {} : { handlers: { ...handlers, ...notes.handlers } }
  const turn = (nodes: readonly RootContent[]): HastContent[] => {
    const used = definitionsFor(nodes, links)
    const part: Root = { type: 'root', children: [...used, ...nodes] }
    return plainHast(part, { hasDefinitions: used.length > 0, ...more }).children
  }
  yield* hasHtml ? partsWithHtml(inPieces(tree.children, size), size, turn) : partsOf(tree.children, size, turn)
  if (notes !== null) yield* notes.list(turn)
}

type Say = (english: string) => string

type FootnoteNames = Pick<Options, 'footnoteLabel' | 'footnoteLabelProperties' | 'footnoteBackLabel'>

interface Needs {
  readonly hasDefinitions: boolean
  readonly names?: FootnoteNames
  /** Default: those of every page. */
  readonly handlers?: Record<string, Handler>
}

/**
 * The package looks through the tree for definitions before it begins, at a tenth of all that the page costs here. A tree
 * without them is handed on behind its back.
 */
function plainHast(tree: Root, { hasDefinitions, names, handlers: own = handlers }: Needs): HastRoot {
  const given = hasDefinitions ? tree : ({ type: 'whole', tree } as unknown as Nodes)
  const options = { allowDangerousHtml: true, handlers: own, clobberPrefix: '', ...names }
  return rootOf(mdastToHast(given, options))
}

/** The heading of the footnotes, and what their arrows say: `2-3` is the third use of the second note. */
function noteTexts(say: Say): NoteTexts {
  const back = say('Back to reference {n}')
  return {
    label: say('Footnotes'),
    back: (note, use) => back.replace('{n}', `${note + 1}${use > 1 ? `-${use}` : ''}`),
  }
}

/** The heading is one that readers see: the class of one that they don't is not asked for. */
function footnoteNames(say: Say): FootnoteNames {
  const { label, back } = noteTexts(say)
  return { footnoteLabel: label, footnoteLabelProperties: {}, footnoteBackLabel: back }
}

/** An address of nothing but these is written as it is. */
const plainAddress = /^[!#$&-;=?-Z_a-z~]*$/

const handlers: Record<string, Handler> = {
  whole: (state: State, { tree }: { readonly tree: Root }) => {
    // Nobody asks where what is shown lies in the source.
    state.patch = () => {}
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
  ...listHandlers,
  mdxJsxFlowElement: jsxElement,
  mdxJsxTextElement: jsxElement,
  mdxFlowExpression: () => undefined,
  mdxTextExpression: () => undefined,
}

function jsxElement(state: State, node: JsxElement): Element {
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
  const { children } = parent
  let box = -1
  // In place: nobody else has what was just made, and most nodes stay.
  children.forEach((child, at) => {
    if (child.type === 'slot') children[at] = elementFor(child)
    else if (child.type === 'element') {
      slotsToElements(child)
      if (child.tagName === 'tr') markLongCells(child)
      if (child.tagName === 'ol') markLongNumbers(child)
      if (child.tagName === 'a') markSpeltLink(child)
      if (box === -1 && child.tagName === 'input') box = at
    }
  })
  if (box !== -1) parent.children = withNamedBox(children, box)
  return parent
}

function elementFor(slot: Slot): Element {
  const { kind, index, heads } = slot
  const { children } = slotsToElements(slot)
  return {
    type: 'element',
    tagName: slotElement,
    properties: { kind, index, ...(heads ? { heads } : {}) },
    children: children.filter(isElementContent),
  }
}

/** What ends the text of a task. */
const afterText = new Set(['blockquote', 'div', 'dl', 'ol', 'p', 'pre', slotElement, 'table', 'ul'])

/** Makes the text after the box of a task its name, which a screen reader has to say. */
function withNamedBox(children: readonly HastContent[], box: number): HastContent[] {
  const more = children.findIndex((child, at) => at > box && child.type === 'element' && afterText.has(child.tagName))
  const end = more === -1 ? children.length : more
  const named = children.slice(box, end).filter(isElementContent)
  const label: Element = { type: 'element', tagName: 'label', properties: {}, children: named }
  return [...children.slice(0, box), label, ...children.slice(end)]
}
