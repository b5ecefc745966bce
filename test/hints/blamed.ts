import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { compileFragment } from '../fragment.ts'
import { testData } from '../fragment-data.ts'

/** What an author sees of a problem: its code, the characters that are underlined, the hint. */
export type Blamed = readonly [code: string, characters: string, hint: string | null]

/** @returns all that is wrong with a piece of content, in the order in which it was found */
export function blamed(text: string, format: 'md' | 'mdx' = 'mdx'): readonly Blamed[] {
  return compileFragment(text, `content/pages/docs/fragment.${format}`, { data: testData }).diagnostics.map((one) => [
    one.code,
    underlined(text, one),
    one.hint,
  ])
}

export function underlined(text: string, { line, column, endLine, endColumn }: Diagnostic): string {
  const lines = text.split('\n')
  const offset = (l: number | null, c: number | null) =>
    lines.slice(0, (l ?? 1) - 1).reduce((sum, one) => sum + one.length + 1, (c ?? 1) - 1)
  return text.slice(offset(line, column), offset(endLine, endColumn))
}
