import type { Image, Link, Nodes, Parents } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { defaultHandlers, type Handle } from 'mdast-util-to-markdown'

/** An HTML element as MDX has it. */
type Element = MdxJsxFlowElement | MdxJsxTextElement

/** Elements that stand apart on the page: in a line of Markdown a space parts them. */
const apart: ReadonlySet<string> = new Set(['br', 'td', 'th', 'tr', 'li', 'dt', 'dd', 'p', 'div', 'summary'])

/**
 * @param link where a link or image leads
 * @param inside writes what is in an element
 * @returns a handler that writes links and images of HTML as those of Markdown, and of other elements what is in them
 */
export function htmlMarkdown(link: (url: string) => string, inside: Handle): Handle {
  return (node: Element, parent: Parents | undefined, state, info) => {
    const { name } = node
    const src = name === 'img' ? attributeOf(node, 'src') : null
    if (src !== null) return defaultHandlers.image(imageOf(node, link(src)), parent, state, info)
    const href = name === 'a' ? attributeOf(node, 'href') : null
    const linked = href === null ? null : linkOf(node, link(href))
    if (linked !== null) return defaultHandlers.link(linked, parent, state, info)
    const text = inside(node, parent, state, info)
    const isLast = info.after === '' || info.after === '\n'
    return node.type === 'mdxJsxTextElement' && apart.has(name ?? '') && !isLast ? `${text} ` : text
  }
}

/** Attributes are plain texts here: what they may hold has been checked. */
function attributeOf(node: Element, name: string): string | null {
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
  return typeof found?.value === 'string' ? found.value : null
}

function imageOf(node: Element, url: string): Image {
  return { type: 'image', url, alt: attributeOf(node, 'alt') ?? '', title: attributeOf(node, 'title') }
}

/** @returns null for a link around more than a line, or around nothing */
function linkOf(node: Element, url: string): Link | null {
  const line = lineIn(node)
  const children = line.filter((child) => child.type !== 'link' && child.type !== 'linkReference')
  if (children.length === 0 || children.length < line.length) return null
  return { type: 'link', url, title: attributeOf(node, 'title'), children: children as Link['children'] }
}

/** @returns what is in an element, where it is one line */
function lineIn(node: Element): readonly Nodes[] {
  if (node.type === 'mdxJsxTextElement') return node.children
  const [only, ...others] = node.children
  if (others.length > 0) return []
  if (only?.type === 'paragraph') return only.children
  return only?.type === 'mdxJsxFlowElement' && only.name === 'img' ? [only] : []
}
