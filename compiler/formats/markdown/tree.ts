import type { Expression } from 'estree'
import type { RootContent } from 'mdast'
import type { Position } from 'unist'

/** Half-open range of UTF-16 offsets in one source text. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** The value of an attribute as written. */
export type AttributeValue =
  | { readonly kind: 'true' }
  /** `quote` is empty for an unquoted directive value. `range` covers the text inside the quotes. */
  | { readonly kind: 'string'; readonly text: string; readonly quote: '"' | "'" | ''; readonly range: Range }
  | { readonly kind: 'expression'; readonly expression: Expression | null; readonly range: Range }
  /** The label of a directive in MDX, with values of the site in it. */
  | { readonly kind: 'label'; readonly text: BracedText; readonly range: Range }
  /** What is no attribute at all: a spread. */
  | { readonly kind: 'spread' }

/** One attribute of a JSX tag or a directive. */
export interface Attribute {
  readonly name: string
  readonly value: AttributeValue
  /** The whole attribute. Its name, where it is written out, begins it. */
  readonly range: Range
}

export type BlockSyntax = 'jsx' | 'container' | 'leaf' | 'text' | 'alert' | 'fence' | 'generated'

/**
 * A block as an author wrote it, whatever the syntax: the one node that the compiler adds to mdast.
 * `name` is the block's registered name where it is known, else the name as written, that of a directive after a colon.
 */
export interface BlockNode {
  type: 'block'
  name: string
  syntax: BlockSyntax
  inline: boolean
  attributes: readonly Attribute[]
  /** Properties that the syntax itself gives, such as the variant of `:::info`. */
  preset: Readonly<Record<string, unknown>>
  /** The opening tag, or the first line of a directive. */
  opening: Range
  children: RootContent[]
  position?: Position | undefined
  /** Index of the checked block in the page. */
  index?: number | undefined
  /** Its model has headings of level 2: the section of an author's heading ends before it. */
  heads?: boolean
}

declare module 'mdast' {
  interface RootContentMap {
    block: BlockNode
  }
  interface BlockContentMap {
    block: BlockNode
  }
  interface PhrasingContentMap {
    block: BlockNode
  }
  interface Code {
    /** Index of the checked fence in the page. */
    fence?: number
  }
  interface Heading {
    /** The id that the author set. */
    id?: string
    /** The id that the heading has in its page. */
    anchor?: string
  }
}

/** A text of MDX with what is in its braces; a comment is no expression. */
export type BracedText = readonly (string | { readonly expression: Expression | null; readonly range: Range })[]
