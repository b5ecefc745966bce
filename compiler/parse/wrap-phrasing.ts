import type { Paragraph, PhrasingContent, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { apartElements } from '../formats/markdown/html/html.ts'
import { isPhrasing } from '../formats/markdown/phrasing.ts'
import { withChildren } from '../formats/markdown/walk.ts'
import type { Registry } from '../model/registry.ts'

/**
 * A paragraph that holds only JSX, and comments, is what it holds, unless all of that could be in a line. One that holds text
 * beside an element that stands apart is split there.
 *
 * @returns null where it stays
 */
export function unwrap(node: Paragraph, registry: Registry): RootContent[] | null {
  if (!node.children.some((child) => child.type === 'block' || isApart(child))) return null
  const solid = node.children.filter((child) => !isNothing(child))
  const isInLine = (child: PhrasingContent) =>
    child.type === 'block' ? registry.byName.get(child.name)?.inline === true : !isApart(child)
  const isJsx = (child: PhrasingContent) =>
    child.type === 'block' ? child.syntax === 'jsx' : child.type === 'mdxJsxTextElement'
  if (!solid.every(isJsx)) return splitApart(node, (child) => child.type !== 'block' || isInLine(child))
  if (solid.every(isInLine)) return null
  return solid.map((child) => {
    if (child.type !== 'block') return standing(child)
    child.inline = false
    child.children = wrapPhrasing(child.children)
    return child
  })
}

/** An element that stands apart ends a paragraph (HTML standard, "The p element"): with text beside it each is by itself. */
function splitApart({ children }: Paragraph, mayBe: (child: PhrasingContent) => boolean): RootContent[] | null {
  return children.some(isApart) && children.every(mayBe) ? wrapPhrasing(children) : null
}

/** @returns an element of HTML that stands apart, as it is on lines of its own; any other node as it is */
function standing(node: RootContent): RootContent {
  if (!isApart(node)) return node
  const children = node.children.map(standing)
  const flow: MdxJsxFlowElement = { ...node, type: 'mdxJsxFlowElement', children: [], position: node.position }
  if (children.every(isPhrasing)) return withChildren(flow, children)
  const solid = children.filter((child) => !isPhrasing(child) || !isNothing(child))
  // An image with its caption is in no paragraph either.
  const isAlone = solid.filter(isPhrasing).length < 2 && solid.every(({ type }) => type !== 'text')
  return withChildren(flow, isAlone ? solid : wrapPhrasing(children))
}

function isApart(node: RootContent): node is MdxJsxTextElement {
  return node.type === 'mdxJsxTextElement' && apartElements.has(node.name ?? '')
}

/** Text directly in a block becomes paragraphs, as it would on lines of its own. */
export function wrapPhrasing(children: RootContent[]): RootContent[] {
  if (!children.some(isPhrasing)) return children
  const wrapped: RootContent[] = []
  let run: PhrasingContent[] = []
  const flush = () => {
    if (!run.every(isNothing)) {
      const children = withoutEnds(run)
      const start = children[0]?.position?.start
      const end = children.at(-1)?.position?.end
      wrapped.push({ type: 'paragraph', children, position: start && end ? { start, end } : undefined })
    }
    run = []
  }
  for (const child of children.map(standing)) {
    if (isPhrasing(child)) run.push(child)
    else {
      flush()
      wrapped.push(child)
    }
  }
  flush()
  return wrapped
}

/** A paragraph begins and ends with what is seen of it, as the parser's own do. */
function withoutEnds(run: readonly PhrasingContent[]): PhrasingContent[] {
  return run.map((node, at) => {
    if (node.type !== 'text') return node
    const begun = at === 0 ? node.value.trimStart() : node.value
    const value = at === run.length - 1 ? begun.trimEnd() : begun
    if (value === node.value || node.position === undefined) return node
    const { start, end } = node.position
    const first = { ...start, offset: (start.offset ?? 0) + node.value.length - begun.length }
    const last = { ...end, offset: (end.offset ?? 0) - begun.length + value.length }
    return { ...node, value, position: { start: first, end: last } }
  })
}

/** Spaces and comments. */
function isNothing(node: PhrasingContent): boolean {
  if (node.type === 'mdxTextExpression') return node.data?.estree?.body.length === 0
  return node.type === 'text' && node.value.trim() === ''
}
