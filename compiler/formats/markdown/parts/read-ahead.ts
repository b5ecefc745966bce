import { atOnce } from '../../at-once.ts'
import type { Parsed, ParseMarkdown } from '../parsed.ts'

/** Reads a text, and stops where others may have a turn. */
type ReadSteps = (...text: Parameters<ParseMarkdown>) => Generator<void, Parsed>

/** Reads Markdown when it is asked for it, or before. */
export interface MarkdownReader extends ParseMarkdown {
  /**
   * Reads a text that somebody is about to ask for, once. What throws is thrown to who waits.
   *
   * @param turn called between two parts, and waited for
   */
  ahead(text: string, format: 'md' | 'mdx', turn: () => Promise<void>): Promise<void>
}

/** @returns a reader that has what was read ahead, for the first who asks for it: each owns the tree */
export function readingAhead(read: ReadSteps): MarkdownReader {
  let held: { readonly text: string; readonly format: 'md' | 'mdx'; readonly parsed: Parsed } | null = null
  const parse: ParseMarkdown = (text, format) => {
    if (held?.text !== text || held.format !== format) return atOnce(read(text, format))
    const { parsed } = held
    held = null
    return parsed
  }
  const ahead: MarkdownReader['ahead'] = async (text, format, turn) => {
    held = null
    const steps = read(text, format)
    for (;;) {
      const { done, value } = steps.next()
      if (done) {
        held = { text, format, parsed: value }
        return
      }
      await turn()
    }
  }
  return Object.assign(parse, { ahead })
}
