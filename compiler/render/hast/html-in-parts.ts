import { isDeepStrictEqual } from 'node:util'
import type { Element, RootContent as HastContent, Root as HastRoot } from 'hast'
import { raw } from 'hast-util-raw'
import { sanitize } from 'hast-util-sanitize'
import { htmlSchema, isAllowedElement, isTaskBox, voidElements } from '../../formats/markdown/html/html.ts'
import { plainSchemes } from './plain-schemes.ts'
import { rootOf } from './root-of.ts'
import type { Slot } from './slot.ts'

const wholeTag = /^<([a-z][a-z0-9]*)(?:\s(?:[^<>"'`]|"[^"]*"|'[^']*')*)?>/i

/** Nothing but comments, scripts and styles, which change nothing of how what follows is read. */
const silent =
  /^\s*(?:(?:<!--(?!-?>)(?:(?!--!?>)[\s\S])*-->|<(script|style)(?:\s(?:[^<>"'`]|"[^"]*"|'[^']*')*)?>[^<]*<\/\1>)\s*)+$/i

/** Elements of tables, which mean something else at the start of a document than after another element. */
const tableParts = new Set(['caption', 'col', 'colgroup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'])

/**
 * Reads raw HTML among hast's nodes as a browser would, and cuts it down to the allow-list.
 *
 * @param nodes from the top of a page
 */
export function allowedHtml(nodes: HastContent[]): HastContent[] {
  return cutHtml(read(nodes)).children
}

function read(nodes: HastContent[]): HastRoot {
  return rootOf(raw({ type: 'root', children: nodes }, { passThrough: ['slot'] }))
}

/** Names of elements of HTML that are open at a place, the outermost first. */
export type OpenElements = readonly string[]

/**
 * What may stay open after a part: what it holds are blocks, nothing is closed by the next of them, and the theme writes it
 * as it is.
 */
const holders: ReadonlySet<string> = new Set(
  'article aside blockquote dd details div dl dt figcaption figure footer header li ol ul'.split(' '),
)

/** The same of a table that has nothing outside of its cells. */
const rowHolders: ReadonlySet<string> = new Set(['table', 'tbody', 'tfoot', 'thead'])

/** Where a part lies. */
export interface PartBounds {
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Whether rows of such a table follow it. */
  readonly isAmongRows: boolean
  /** What is open where it begins: its first node is to be these. */
  readonly open: OpenElements
}

/** HTML of a part of a page. */
interface ReadPart {
  readonly children: HastContent[]
  /** What is open after it. */
  readonly open: OpenElements
  /** It begins in what goes on with a text before it. */
  readonly beginsInText: boolean
  /** Where false, what follows is still read as the beginning of a document. */
  readonly isBegun: boolean
}

/**
 * The same for a part of a page, where it can be read by itself: in front of it stands a paragraph, so that it does not begin a
 * document, and what is put after it has to come back as it was, by itself or in elements that go on in the next part.
 *
 * @returns null where it can't
 */
export function allowedHtmlOfPart(
  nodes: readonly HastContent[],
  { isFirst, isLast, isAmongRows, open }: PartBounds,
): ReadPart | null {
  if (isFirst && isLast) return { children: allowedHtml([...nodes]), open: [], beginsInText: false, isBegun: true }
  const isBegun = !isFirst || beginsInBody(nodes)
  if (isBegun === null) return null
  const before = isFirst ? [] : [paragraph(), ...open.map((name) => ({ type: 'raw' as const, value: `<${name}>` }))]
  const after = isLast ? [] : [...probes(isAmongRows)]
  const behind: HastContent[] = isAmongRows ? [{ type: 'raw', value: '</table>' }, paragraph()] : []
  const { children } = read([...before, ...nodes, ...after, ...behind])
  if (!isFirst) children.shift()
  const next = withoutProbes(children, after, isAmongRows)
  if (next === null) return null
  const beginsInText = insideFirst(children, open.length)[0]?.type === 'text'
  const cut = cutHtml({ type: 'root', children }).children
  // The first box beside other nodes is named by what follows it.
  for (let depth = isLast ? -1 : next.length; depth >= 0; depth--) if (insideLast(cut, depth).some(isBox)) return null
  return { children: cut, open: next, beginsInText, isBegun }
}

function isBox(node: HastContent): boolean {
  return node.type === 'element' && node.tagName === 'input'
}

/** @returns what the innermost of so many elements holds, each the first in the one before */
export function insideFirst(nodes: HastContent[], depth: number): HastContent[] {
  return inside(nodes, depth, 0)
}

/** The same of elements that are each the last in the one before. */
export function insideLast(nodes: HastContent[], depth: number): HastContent[] {
  return inside(nodes, depth, -1)
}

function inside(nodes: HastContent[], depth: number, at: 0 | -1): HastContent[] {
  let list = nodes
  for (let left = depth; left > 0; left--) {
    const node = list.at(at)
    if (node?.type !== 'element') throw new Error('A part begins and ends with the elements that are open')
    list = node.children
  }
  return list
}

/** @returns the elements that hold what was put after a part, from which it is taken; null where it is not as it was */
function withoutProbes(
  children: HastContent[],
  after: readonly HastContent[],
  isAmongRows: boolean,
): OpenElements | null {
  if (after.length === 0) return []
  const open: string[] = []
  let isPlain = !isAmongRows
  for (let inside = children; ; ) {
    const to = inside.length - after.length
    if (isDeepStrictEqual(inside.slice(Math.max(0, to)).map(bare), after)) {
      inside.length = to
      return isPlain ? open : null
    }
    if (!isPlain && endsBehindTable(inside)) {
      inside.pop()
      isPlain = true
    }
    const last = inside.at(-1)
    if (last?.type !== 'element' || !mayStayOpen(last.tagName, isAmongRows) || !isAllowedElement(last.tagName))
      return null
    open.push(last.tagName)
    inside = last.children
  }
}

/** Whether a paragraph behind a table is as it was: formatting that is open in front of the table would go on in it. */
function endsBehindTable(nodes: readonly HastContent[]): boolean {
  const [table, last] = nodes.slice(-2)
  return table?.type === 'element' && table.tagName === 'table' && isDeepStrictEqual(last && bare(last), paragraph())
}

function mayStayOpen(name: string, isAmongRows: boolean): boolean {
  return holders.has(name) || (isAmongRows && rowHolders.has(name))
}

/**
 * A comment goes into an element that is open, formatting that goes on into a paragraph, and a form that is open hides one.
 * Where rows are expected, a cell that is open ends before a row, and takes in the comment.
 */
function* probes(isAmongRows: boolean): Generator<HastContent> {
  yield { type: 'comment', value: '' }
  yield isAmongRows ? { type: 'element', tagName: 'tr', properties: {}, children: [] } : paragraph()
  yield { type: 'element', tagName: 'form', properties: {}, children: [] }
}

function paragraph(): Element {
  return { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: 'x' }] }
}

function bare(node: HastContent): unknown {
  const { position: _, ...more } = { position: null, ...node }
  return 'children' in node ? { ...more, children: node.children.map(bare) } : more
}

/**
 * A document may begin as a part of a table, and goes on as one until another element begins (HTML standard, "in template").
 *
 * @returns whether one begins here; null where it may be such a part
 */
function beginsInBody(nodes: readonly HastContent[]): boolean | null {
  for (const node of nodes) {
    if (node.type === 'raw' && silent.test(node.value)) continue
    if (node.type !== 'element' && node.type !== 'raw') continue
    const name = node.type === 'element' ? node.tagName : wholeTag.exec(node.value)?.[1]
    return (name !== undefined && isAllowedElement(name.toLowerCase()) && !tableParts.has(name.toLowerCase())) || null
  }
  return false
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
      if (child.type === 'element') plainSchemes(child)
      if ('children' in child) hide(child)
      // In a drawing it may hold something (HTML standard, "parsing main inforeign").
      if (child.type === 'element' && voidElements.has(child.tagName))
        return [{ ...child, children: [] }, ...child.children]
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
