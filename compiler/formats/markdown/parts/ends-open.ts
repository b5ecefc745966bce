import type { RootContent } from 'mdast'
import { isClosedContainer } from '../container-lines.ts'
import { childrenOf } from '../walk.ts'

/** What HTML begins with that goes on over empty lines, and what ends it (CommonMark 0.31.2, "HTML blocks", 1 to 5). */
const longHtml: readonly (readonly [begin: RegExp, end: RegExp])[] = [
  [/^<(?:script|pre|style|textarea)(?![\w-])/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<![a-z]/i, />/],
  [/^<!\[CDATA\[/, /\]\]>/],
]

/**
 * @param source what the node was read from
 * @returns whether a node ends in a container, a fence or HTML that nobody has closed: its item ends otherwise before a quote
 *   than before a paragraph
 */
export function endsOpen(node: RootContent | undefined, source: string): boolean {
  for (let one = node; one !== undefined; one = childrenOf(one).at(-1)) {
    const own = source.slice(one.position?.start.offset, one.position?.end.offset)
    if (one.type === 'containerDirective' && !isClosedContainer(own)) return true
    if (one.type === 'code' && fence.test(own) && !isClosedFence(own)) return true
    if (one.type === 'html' && isOpenHtml(own)) return true
  }
  return false
}

const fence = /^(`{3,}|~{3,})/

/** @returns whether code stands in a fence that ends it; it may be set in */
export function isClosedFence(code: string): boolean {
  const [, open] = fence.exec(code) ?? []
  if (open === undefined) return false
  const last = /\n[\s>]*([`~]+)[ \t]*$/.exec(code)?.[1] ?? ''
  return last.length >= open.length && last.replaceAll(open.charAt(0), '') === ''
}

function isOpenHtml(html: string): boolean {
  return longHtml.some(([begin, end]) => begin.test(html) && !end.test(html))
}
