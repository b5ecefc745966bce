import { malformedDirective } from '../../diagnostics/codes/markdown.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Range } from '../../formats/markdown/tree.ts'
import { at, type SourceText } from '../source-text.ts'
import { withoutCode } from './foreign-syntax.ts'

const hint = 'Put an empty line before and after it: Markdown in HTML is read only between empty lines.'
const directive = /:(?<=^[ \t]*:):+(?<block>[A-Za-z][\w-]*)(?=[\s[{]|$)|(?<![\w:]):(?<word>[A-Za-z][\w-]*)(?=[[{])/gm

/**
 * Finds directives in HTML, which goes on to the next empty line (CommonMark, "HTML blocks"): readers would see them as they
 * are written.
 *
 * @param html what a node of HTML holds
 * @param range of the node
 * @param names the directives that exist
 */
export function directivesInHtml(
  html: string,
  range: Range,
  source: SourceText,
  names: { has(name: string): boolean },
): readonly Diagnostic[] {
  if (!html.includes(':')) return []
  return [...withoutCode(html).matchAll(directive)].flatMap(({ 0: text, index, groups = {} }) => {
    if (!names.has(groups.block ?? groups.word ?? '')) return []
    const start = range.start + index
    // In a list or a quotation the text of HTML lacks the marks of its lines.
    const isExact = source.text.startsWith(text, start)
    const place = at(source, isExact ? { start, end: start + text.length } : range)
    return [malformedDirective({ ...place, hint }, { text, right: null })]
  })
}
