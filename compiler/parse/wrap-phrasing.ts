import type { Paragraph, PhrasingContent, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { apartElements } from '../formats/markdown/html.ts'
import { isPhrasing } from '../formats/markdown/phrasing.ts'
import { withChildren } from '../formats/markdown/walk.ts'
import type { Registry } from '../model/registry.ts'

/**
 * A paragraph that holds only JSX, and comments, is what it holds, unless all of that could be in a line.
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
  if (!solid.every(isJsx) || solid.every(isInLine)) return null
  return solid.map((child) => {
    if (child.type !== 'block') return standing(child)
    child.inline = false
    child.children = wrapPhrasing(child.children)
    return child
  })
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
      const start = run[0]?.position?.start
      const end = run.at(-1)?.position?.end
      const position = start && end ? { start, end } : undefined
      wrapped.push({ type: 'paragraph', children: run, position })
    }
    run = []
  }
  for (const child of children) {
    if (isPhrasing(child)) run.push(child)
    else {
      flush()
      wrapped.push(child)
    }
  }
  flush()
  return wrapped
}

/** Blanks and comments. */
function isNothing(node: PhrasingContent): boolean {
  if (node.type === 'mdxTextExpression') return node.data?.estree?.body.length === 0
  return node.type === 'text' && node.value.trim() === ''
}
