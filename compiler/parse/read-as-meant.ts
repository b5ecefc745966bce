import type { Root } from 'mdast'
import { autolinkInMdx, headingIdInMdx, htmlCommentInMdx } from '../diagnostics/codes/mdx.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ParseMarkdown, SyntaxFault } from '../formats/markdown/parsed.ts'
import type { LineIndex } from '../formats/source.ts'

/** A body as far as it could be read. */
export interface ReadBody {
  /** Null where a syntax error ended the reading. */
  readonly tree: Root | null
  /** The text that the tree is of, as long as the one that was given. */
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
  /** Ids of headings are not what their author wrote. */
  readonly hidesAnchors: boolean
}

/**
 * What .md files write in another way than .mdx files, and what it means there, in as many characters. The id of a heading has
 * no form that is as short.
 */
const meant: ReadonlyMap<string, (written: string) => string | null> = new Map([
  [
    htmlCommentInMdx.code,
    (comment) => (/^<!--.*-->$/s.test(comment) ? `{/* ${comment.slice(4, -3).replaceAll('*/', '* ')}*/}` : null),
  ],
  [autolinkInMdx.code, (link) => ` ${link.slice(1, -1)} `],
  [headingIdInMdx.code, (id) => ' '.repeat(id.length)],
])

/** So many characters are parsed for what else is wrong with a page. */
const mostRead = 4_000_000

/**
 * Reads a body, and reads on behind what is right in .md files only: who has renamed a file hears of all of it at once, and of
 * what else is wrong with the page.
 *
 * @param describe says what a fault is, in the text that has it
 */
export function readAsMeant(
  given: { readonly text: string; readonly format: 'md' | 'mdx'; readonly lines: LineIndex },
  parse: ParseMarkdown,
  describe: (fault: SyntaxFault, text: string) => Diagnostic,
): ReadBody {
  const { format, lines } = given
  const diagnostics: Diagnostic[] = []
  let { text } = given
  for (let left = mostRead; ; left -= text.length) {
    const parsed = parse(text, format)
    const hidesAnchors = diagnostics.some(({ code }) => code === headingIdInMdx.code)
    if ('tree' in parsed) return { tree: parsed.tree, text, diagnostics, hidesAnchors }
    const found = describe(parsed.fault, text)
    const { line, column, endLine, endColumn } = found
    diagnostics.push(found)
    const isPlaced = line !== null && column !== null && endLine !== null && endColumn !== null
    const [start, end] = isPlaced ? [lines.offset(line, column), lines.offset(endLine, endColumn)] : [0, 0]
    const right = left > 0 ? (meant.get(found.code)?.(text.slice(start, end)) ?? null) : null
    if (right === null) return { tree: null, text, diagnostics, hidesAnchors }
    text = text.slice(0, start) + right + text.slice(end)
  }
}
