import type { Root } from 'mdast'

/** What the parser says when it can't go on: its own words, and a place when it gives one. */
export interface SyntaxFault {
  readonly reason: string
  readonly rule: string
  /** UTF-16 offset where the parser stopped, or null where it tells none. */
  readonly offset: number | null
  /** Where what it tells of ends. */
  readonly end: number | null
  /** What follows makes no difference: an expression was refused before its end. */
  readonly isFinal?: true
}

export type Parsed = { readonly tree: Root } | { readonly fault: SyntaxFault }

/**
 * @param text the body, front matter blanked so that offsets are those of the file
 * @param format `mdx` adds JSX and expressions and takes HTML away
 * @returns the tree, or the first syntax fault; other exceptions are faults of the parser itself and are thrown
 */
export type ParseMarkdown = (text: string, format: 'md' | 'mdx') => Parsed
