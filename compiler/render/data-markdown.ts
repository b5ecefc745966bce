import type { Element, Root } from 'hast'
import { raw } from 'hast-util-raw'
import { sanitize } from 'hast-util-sanitize'
import type { Root as MarkdownRoot, Nodes } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { html } from 'parse5'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { complexity } from '../formats/markdown/complexity.ts'
import { htmlSchema } from '../formats/markdown/html.ts'
import type { LinkTarget } from '../model/site.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()
/** Elements of HTML: those that the allow-list knows and keeps, knows and drops, and the rest of the standard's list. */
const htmlNames: ReadonlySet<string> = new Set([
  ...Object.values(html.TAG_NAMES).map((name) => String(name).toLowerCase()),
  ...(htmlSchema.tagNames ?? []),
  ...'audio bdi bdo canvas data datalist meter output picture portal progress slot time video'.split(' '),
])
/** Parents whose children are blocks. */
const flow: ReadonlySet<string> = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition'])
const writer = unified().use(rehypeStringify).freeze()

/** Ids in texts of data are prefixed, so that they can neither clash with the page's own nor take their place. */
const dataSchema = { ...htmlSchema, clobber: ['id', 'name'], clobberPrefix: 'data-', allowComments: false }

/**
 * Renders Markdown of data (error records, specifications, settings): CommonMark, GFM and HTML through the
 * allow-list, never directives and never MDX.
 *
 * @param markdown the text; any line ends
 * @param link where a link leads
 * @returns safe HTML
 */
export function renderDataMarkdown(markdown: string, link: (url: string) => LinkTarget): string {
  const text = markdown.replace(/\r\n?/g, '\n')
  if (complexity(text) !== null) return `<p>${escapeHtml(text)}</p>`
  const hast = toHast(withPlaceholders(parser.parse(text)) as Nodes, {
    allowDangerousHtml: true,
    clobberPrefix: '',
  }) as Root
  const safe = sanitize(text.includes('<') ? raw(hast) : hast, dataSchema) as Root
  visit(safe, 'element', (node: Element) => {
    if (node.tagName !== 'a' || typeof node.properties.href !== 'string') return
    const target = link(node.properties.href)
    node.properties.href = target.href
    if (target.external) node.properties.rel = ['external']
  })
  return writer.stringify(safe)
}

/**
 * What looks like a tag and is none of HTML's (`<Dial>`, `<channel>`: verbs of other markup, placeholders) is what its
 * writer meant readers to see. The allow-list would drop it without a word.
 */
function withPlaceholders(tree: MarkdownRoot): MarkdownRoot {
  visit(tree, 'html', (node, index, parent) => {
    const name = /^<\/?([A-Za-z][\w:.-]*)/.exec(node.value)?.[1]?.toLowerCase()
    if (name === undefined || htmlNames.has(name) || parent === undefined || index === undefined) return
    const shown = { type: 'text', value: node.value } as const
    const isBlock = flow.has(parent.type)
    parent.children[index] = isBlock ? { type: 'paragraph', children: [shown] } : shown
  })
  return tree
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
