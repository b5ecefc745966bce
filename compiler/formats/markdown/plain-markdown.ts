import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parseInParts } from './parts.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/**
 * Reads CommonMark with GFM and HTML, never directives and never MDX: texts of data, and Markdown as it is published. A long
 * text is read in parts, as a page is: at once it takes time that grows with the square of its size.
 */
export function parsePlainMarkdown(text: string): Root {
  const parse = (part: string) => ({ tree: parser.parse(part) })
  return (parseInParts(text, parse, { isPacked: false }) ?? parse(text)).tree
}
