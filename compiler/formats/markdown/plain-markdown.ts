import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { FastParser } from './fast/fast-parser.ts'
import { parseFast } from './fast/parse-fast.ts'
import { parseInParts } from './parts/parts.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/**
 * Reads CommonMark with GFM and HTML, never directives and never MDX: texts of data, and Markdown as it is published. A long
 * text is read in parts, as a page is: at once it takes time that grows with the square of its size.
 *
 * @param fast takes the texts that it reads as the reference does; null parses all of them with the reference
 */
export function parsePlainMarkdown(text: string, fast: FastParser | null = null): Root {
  const parse = (part: string) => {
    const read = fast === null ? null : parseFast(part, null, fast)
    return { tree: read !== null && 'tree' in read ? read.tree : parser.parse(part) }
  }
  const inParts = parseInParts(text, parse, { isPacked: false })
  return inParts !== null && 'tree' in inParts ? inParts.tree : parse(text).tree
}
