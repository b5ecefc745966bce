import { isDeepStrictEqual } from 'node:util'
import type { Element, RootContent as HastContent, Root as HastRoot } from 'hast'
import { raw } from 'hast-util-raw'
import { sanitize } from 'hast-util-sanitize'
import { htmlSchema, isAllowedElement, isTaskBox } from '../formats/markdown/html.ts'
import { plainSchemes } from './plain-schemes.ts'
import { rootOf } from './root-of.ts'
import type { Slot } from './slot.ts'

const wholeTag = /^<([a-z][a-z0-9]*)(?:\s(?:[^<>"'`]|"[^"]*"|'[^']*')*)?>/i

/** Elements of tables, which mean something else at the start of a document than behind another element. */
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

/**
 * The same for a part of a page, where it can be read by itself: in front of it stands a paragraph, so that it does not begin a
 * document, and what is put behind it has to come back as it was.
 *
 * @returns null where it can't
 */
export function allowedHtmlOfPart(
  nodes: readonly HastContent[],
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): HastContent[] | null {
  if (isFirst && isLast) return allowedHtml([...nodes])
  if (isFirst && !beginsInBody(nodes)) return null
  const before = isFirst ? [] : [paragraph()]
  const behind = isLast ? [] : [...probes()]
  const { children } = read([...before, ...nodes, ...behind])
  const to = children.length - behind.length
  if (!isDeepStrictEqual(children.slice(to).map(bare), behind)) return null
  return cutHtml({ type: 'root', children: children.slice(before.length, to) }).children
}

/** A comment goes into an element that is open, formatting that goes on into a paragraph, and a form that is open hides one. */
function* probes(): Generator<HastContent> {
  yield { type: 'comment', value: '' }
  yield paragraph()
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
 */
function beginsInBody(nodes: readonly HastContent[]): boolean {
  const first = nodes.find((node) => node.type === 'element' || node.type === 'raw')
  const name = first?.type === 'element' ? first.tagName : wholeTag.exec(first?.value ?? '')?.[1]
  return name !== undefined && isAllowedElement(name.toLowerCase()) && !tableParts.has(name.toLowerCase())
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
