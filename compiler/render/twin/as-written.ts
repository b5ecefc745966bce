import type { Heading, RootContent } from 'mdast'
import { childrenOf } from '../../formats/markdown/walk.ts'
import { anchorBeside } from './anchor-beside.ts'
import type { MarkdownParts } from './markdown-parts.ts'

const plain: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'image',
  'list',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
  'blockquote',
  'thematicBreak',
  'linkReference',
  'imageReference',
  'definition',
  'footnoteReference',
  'footnoteDefinition',
])

/** What may hold blocks and be plain when they are gone. */
const holders: ReadonlySet<string> = new Set(['list', 'blockquote', 'footnoteDefinition'])

/** @returns the source of a top-level node that is clean Markdown, or null */
export function asWritten(node: RootContent, parts: Pick<MarkdownParts, 'fences' | 'link' | 'source'>): string | null {
  const { start, end } = node.position ?? {}
  // A list that does not begin at the margin would change its nesting.
  if (start?.offset === undefined || end?.offset === undefined || start.column !== 1) return null
  const source = parts.source.slice(start.offset, end.offset)
  // In MDX a brace may hold a value of the site or a comment; scripts and styles are no part of the page any more.
  if (node.type !== 'code' && /\{|<(?:script|style)/i.test(source)) return null
  // What a partial says stands in place of the include.
  if (holders.has(node.type) && /<[A-Z]|::[a-z]/.test(source)) return null
  return isPlain(node, parts, source) ? unixLines(source) : null
}

function isPlain(node: RootContent, parts: Pick<MarkdownParts, 'fences' | 'link'>, source: string): boolean {
  if (node.type === 'code') {
    const model = parts.fences[node.fence ?? -1]
    return !node.meta && model?.code === node.value && /^(`{3,}|~{3,})/.test(source)
  }
  if (!plain.has(node.type) || (node.type === 'heading' && !givesItsAnchor(node))) return false
  const leads = node.type === 'link' || node.type === 'image' || node.type === 'definition'
  if (leads && parts.link(node.url) !== node.url) return false
  // The source of a placeholder that is shown as text would be HTML elsewhere.
  if (node.type === 'text' && /<[A-Za-z]/.test(node.value)) return false
  // Fences inside of lists are indented, which their own source does not show: they are written again.
  for (const child of childrenOf(node)) if (child.type === 'code' || !isPlain(child, parts, '')) return false
  return true
}

/** An id that the author has set stands in the source of its heading, whatever it is. */
function givesItsAnchor(node: Heading): boolean {
  return node.id === undefined && anchorBeside(node) === null
}

/** @returns a text whose lines end in LF alone */
export function unixLines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}
