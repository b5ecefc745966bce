import type { Element, RootContent as HastContent, Root as HastRoot } from 'hast'
import { raw } from 'hast-util-raw'
import { sanitize } from 'hast-util-sanitize'
import type { Code, Link, List, ListItem, Nodes, Root, RootContent, Text } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { defaultHandlers, type Handler, toHast as mdastToHast, type Options, type State } from 'mdast-util-to-hast'
import { allowedProperty, htmlSchema, isTaskBox } from '../formats/markdown/html.ts'
import type { BlockNode } from '../formats/markdown/tree.ts'
import { childrenOf } from '../formats/markdown/walk.ts'
import { isElementContent } from './element-content.ts'
import { rootOf } from './root-of.ts'
import { sections } from './sections.ts'

/** Marks in hast the place of what templates render: a block or a fence of the page, by its index. */
export interface Slot {
  type: 'slot'
  kind: 'block' | 'fence'
  index: number
  /** It brings sections of its own (`BlockNode.heads`). */
  heads?: boolean
  children: HastContent[]
}

declare module 'hast' {
  interface RootContentMap {
    slot: Slot
  }
  interface ElementContentMap {
    slot: Slot
  }
}

/** The element that a slot becomes for React. Authors can't write it: HTML has been through the allow-list by then. */
export const slotElement = 'sp-slot'

/** Nodes at the top of a page that are turned at once, and those up to the next heading. */
const pieceSize = 64

/**
 * Turns a checked page's mdast into hast: Markdown's elements, HTML through the allow-list, slots as elements that
 * name a block or a fence by index, and each top-level heading with what follows it in a section.
 *
 * @param hasHtml whether raw HTML is in the page; without it nothing needs to be cut
 * @param say says what names a page's footnotes in its language
 * @returns the tree, in pieces that follow one another where the page is long and no piece needs another
 */
export function* toHast(tree: Root, hasHtml: boolean, say: Say = (english) => english): Generator<HastRoot> {
  const hasDefinitions = holdsDefinitions(tree)
  if (hasHtml || hasDefinitions) {
    const hast = plainHast(tree, { hasDefinitions, isPlaced: hasHtml, say })
    const safe = hasHtml ? cutHtml(rootOf(raw(hast, { passThrough: ['slot'] }))) : hast
    yield sections(slotsToElements(safe))
    return
  }
  const { children } = tree
  for (let from = 0, to = 0; from < children.length || from === 0; from = to) {
    to = Math.min(from + pieceSize, children.length)
    while (to < children.length && children[to]?.type !== 'heading') to++
    const hast = plainHast({ type: 'root', children: children.slice(from, to) }, none)
    // What is before the heading that the next piece begins with is in the section before it.
    if (to < children.length && hast.children.length > 0) hast.children.push({ type: 'text', value: '\n' })
    yield sections(slotsToElements(hast))
    if (to === children.length) return
  }
}

/** @returns pieces that follow one another as one tree */
export function joined(pieces: Iterable<HastRoot>): HastRoot {
  return { type: 'root', children: [...pieces].flatMap(({ children }) => children) }
}

type Say = (english: string) => string

interface Needs {
  readonly hasDefinitions: boolean
  readonly isPlaced: boolean
  readonly say?: Say
}

/** Of a tree with raw HTML, which is read once more, places are kept. */
const none: Needs = { hasDefinitions: false, isPlaced: false }

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

type Parent = { children: HastContent[] }

/** Cuts HTML down to the allow-list. Slots hide in comments meanwhile, of which the author's own are gone before. */
function cutHtml(root: HastRoot): HastRoot {
  const slots: Slot[] = []
  const hide = (parent: Parent): void => {
    parent.children = parent.children.flatMap((child): HastContent[] => {
      if (child.type === 'comment') return []
      // The allow-list would make a task's box of it.
      if (child.type === 'element' && child.tagName === 'input' && !isTaskBox(String(child.properties.type))) return []
      if (child.type === 'slot') {
        const inner = cutHtml({ type: 'root', children: child.children })
        return [{ type: 'comment', value: String(slots.push({ ...child, children: inner.children }) - 1) }]
      }
      if ('children' in child) hide(child)
      return [child]
    })
  }
  const show = (parent: Parent): void => {
    parent.children = parent.children.map((child): HastContent => {
      if (child.type === 'comment') return slots[Number(child.value)] ?? child
      if ('children' in child) show(child)
      return child
    })
  }
  hide(root)
  const result = rootOf(sanitize(root, htmlSchema))
  show(result)
  return result
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
