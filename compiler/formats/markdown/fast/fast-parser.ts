import type { Root } from 'mdast'

/** What a text may hold besides CommonMark with GFM. */
export interface FastSyntax {
  /** `mdx` takes HTML and indented code away, and adds JSX and expressions. */
  readonly format: 'md' | 'mdx'
  /** Whether `:name`, `::name` and `:::name` are directives. */
  readonly directives: boolean
}

/**
 * A parser that gives mdast with places, but not always that of the reference.
 *
 * @throws what it can't parse
 */
export type FastParser = (text: string, syntax: FastSyntax) => Root
