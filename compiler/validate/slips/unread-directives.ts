import { malformedDirective } from '../../diagnostics/codes/markdown.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { rightTail } from '../directive-tail.ts'
import { at, type SourceText } from '../source-text.ts'
import type { Prose } from './prose.ts'

const opened = /(?<![\w:\\]):(?<name>[A-Za-z][\w-]*)(?<tail>\{[^{}\r\n]*\}|\{[^\s{}]*)/g

/**
 * Finds directives of a line whose properties can't be read, so that they are left as text: readers would see them as they
 * are written. Of lines of their own `directiveFaults` tells.
 *
 * @param names the directives that exist
 */
export function unreadDirectives(
  { text, start }: Prose,
  source: SourceText,
  names: { has(name: string): boolean },
): readonly Diagnostic[] {
  if (!text.includes('{')) return []
  return [...text.matchAll(opened)].flatMap(({ 0: found, index, groups: { name = '', tail = '' } = {} }) => {
    if (!names.has(name)) return []
    const right = rightTail(tail, false)
    const range = { start: start + index, end: start + index + found.length }
    return [malformedDirective(at(source, range), { text: found, right: right === '' ? null : `:${name}${right}` })]
  })
}
