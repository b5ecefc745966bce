import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html as namespaces,
  parseFragment,
  type Token,
  type TreeAdapter,
} from 'parse5'
import type { Range } from '../tree.ts'
import { allowedProperty, isAllowedElement, isAnchor, isTaskBox, voidElements } from './html.ts'
import { type HtmlLink, htmlLinks } from './html-links.ts'

/** What one piece of HTML holds that matters to the page. Ranges count in `value`. */
export interface HtmlFacts {
  /** `what` is an attribute, or null for the element itself. */
  readonly dropped: readonly { readonly what: string | null; readonly element: string; readonly range: Range }[]
  readonly links: readonly (HtmlLink & { readonly range: Range })[]
  /** Images without a text in their place. */
  readonly silentImages: readonly Range[]
  readonly ids: readonly { readonly id: string; readonly range: Range }[]
}

/** Most tags in a line of text are such, and have no facts: reading one as a document takes as long as checking a paragraph. */
const bareTag = /^<\/?([a-z][a-z0-9]*)>$/i
const noFacts: HtmlFacts = { dropped: [], links: [], silentImages: [], ids: [] }

type Element = DefaultTreeAdapterTypes.Element

/** Facts as they are found. */
type Found = { -readonly [Name in keyof HtmlFacts]: HtmlFacts[Name][number][] }

type Adapter = TreeAdapter<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>

/**
 * Reads HTML as a browser would, and tells what the allow-list drops, where its links lead and its ids.
 *
 * @param treeAdapter makes the tree in which they are found
 */
export function readHtml(value: string, treeAdapter: Adapter = factsAlone): HtmlFacts {
  const bare = bareTag.exec(value)?.[1]?.toLowerCase()
  if (bare !== undefined && bare !== 'input' && isAllowedElement(bare)) return noFacts
  const found = nothingYet()
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) see(node, found)
    if ('childNodes' in node) for (const child of node.childNodes) visit(child)
  }
  visit(parseFragment(value, { sourceCodeLocationInfo: true, treeAdapter }))
  return found
}

function nothingYet(): Found {
  return { dropped: [], links: [], silentImages: [], ids: [] }
}

function see(node: Element, { dropped, links, silentImages, ids }: Found): void {
  const place = node.sourceCodeLocation
  if (!place) return
  const open: Token.LocationWithAttributes = ('startTag' in place && place.startTag) || place
  const range = { start: open.startOffset, end: open.endOffset }
  const type = node.tagName === 'input' ? node.attrs.find(({ name }) => name === 'type')?.value : 'checkbox'
  if (!isAllowedElement(node.tagName) || !isTaskBox(type)) {
    if (!isForeign(node) || !isForeign(node.parentNode)) dropped.push({ what: null, element: node.tagName, range })
    return
  }
  const own = new Set<string>()
  for (const { name, value: text } of node.attrs) {
    const where = open.attrs?.[name]
    const at = where ? { start: where.startOffset, end: where.endOffset } : range
    if (allowedProperty(node.tagName, name) === null) dropped.push({ what: name, element: node.tagName, range: at })
    else if (isAnchor(node.tagName, name) && !own.has(text)) {
      own.add(text)
      ids.push({ id: text, range: at })
    } else for (const link of htmlLinks(node.tagName, name, text)) links.push({ ...link, range: at })
  }
  const has = (wanted: string) => node.attrs.some(({ name }) => name === wanted)
  if (node.tagName === 'img' && has('src') && !has('alt')) silentImages.push(range)
}

/** A drawing or a formula, or a part of one: of such a part the whole tells. */
function isForeign(node: DefaultTreeAdapterTypes.ParentNode | null): boolean {
  return node !== null && 'namespaceURI' in node && node.namespaceURI !== namespaces.NS.HTML
}

/** Within a drawing or a formula, an element of that name is closed by a tag of its own. */
function isVoid(node: DefaultTreeAdapterTypes.ChildNode): node is Element {
  return 'tagName' in node && !isForeign(node) && voidElements.has(node.tagName)
}

function isSilent(node: Element): boolean {
  if (node.attrs.length === 0 && node.tagName !== 'input' && isAllowedElement(node.tagName)) return true
  const found = nothingYet()
  see(node, found)
  return Object.values(found).every(({ length }) => length === 0)
}

type Parent = DefaultTreeAdapterTypes.ParentNode

/**
 * A tree of which only what has facts stays: nothing is put into an element any more that is closed, so that one without any
 * is taken out there. A block of a megabyte would else be some hundred thousand nodes, each with its places (decision 32).
 */
export const factsAlone: Adapter = {
  ...defaultTreeAdapter,
  appendChild(parent, node) {
    if (!isVoid(node) || !isSilent(node)) defaultTreeAdapter.appendChild(parent, node)
  },
  // A parser gives a text its place behind its back.
  insertText(parent) {
    if (!isText(parent.childNodes.at(-1))) putText(parent, parent.childNodes.length)
  },
  insertTextBefore(parent, _, reference) {
    const at = parent.childNodes.lastIndexOf(reference)
    if (!isText(parent.childNodes[at - 1])) putText(parent, at)
  },
  onItemPop(node) {
    if (node.childNodes.every(isText) && isSilent(node)) defaultTreeAdapter.detachNode(node)
  },
}

function isText(node: DefaultTreeAdapterTypes.ChildNode | undefined): boolean {
  return node?.nodeName === '#text'
}

function putText(parent: Parent, at: number): void {
  const text = defaultTreeAdapter.createTextNode('')
  parent.childNodes.splice(at, 0, text)
  text.parentNode = parent
}
