import type { Paragraph, PhrasingContent, RootContent } from 'mdast'
import type { Registry } from '../model/registry.ts'

/** A paragraph that holds only JSX blocks, and comments, is those blocks. @returns null where it stays */
export function unwrap(node: Paragraph, registry: Registry): RootContent[] | null {
  if (!node.children.some((child) => child.type === 'block')) return null
  const solid = node.children.filter((child) => !isNothing(child))
  const standing = solid.filter((child) => child.type === 'block')
  if (standing.length < solid.length || standing.some(({ syntax }) => syntax !== 'jsx')) return null
  if (standing.every((block) => registry.byName.get(block.name)?.inline === true)) return null
  for (const block of standing) {
    block.inline = false
    block.children = wrapPhrasing(block.children)
  }
  return standing
}

const phrasing: ReadonlySet<string> = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'footnoteReference',
  'mdxTextExpression',
  'mdxJsxTextElement',
  'textDirective',
])

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

function isPhrasing(node: RootContent): node is PhrasingContent {
  return phrasing.has(node.type) || (node.type === 'block' && node.inline)
}
