import { malformedDirective } from '../../diagnostics/codes/markdown.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Registry } from '../../model/registry.ts'
import { rightTail } from '../directives/directive-tail.ts'
import { at, type SourceText } from '../source-text.ts'
import type { Prose } from './prose.ts'

const opened = /(?<![\w:\\]):(?<name>[A-Za-z][\w-]*)(?<tail>\{[^{}\r\n]*\}|\{[^\s{}]*)/g

/** With the colons of a line of its own. */
const inLine = /(?<![\w:\\]):{2,}(?<name>[A-Za-z][\w-]*)(?<rest>(?:\[[^\]\r\n]*\])?\{[^{}\r\n]*\})/g
const ownLine = 'Put it on a line of its own, with an empty line before and after.'

/**
 * Finds directives of a line whose properties can't be read, so that they are left as text: readers would see them as they
 * are written; and those of a line of their own that are in the middle of one. Of lines that begin with one `directiveFaults`
 * tells.
 *
 * @param names the directives that exist
 */
export function unreadDirectives(
  { text, start }: Prose,
  source: SourceText,
  names: Registry['byDirective'],
): readonly Diagnostic[] {
  if (!text.includes('{')) return []
  const unread = [...text.matchAll(opened)].flatMap(({ 0: found, index, groups: { name = '', tail = '' } = {} }) => {
    if (!names.has(name)) return []
    const right = rightTail(tail, false)
    const range = { start: start + index, end: start + index + found.length }
    return [malformedDirective(at(source, range), { text: found, right: right === '' ? null : `:${name}${right}` })]
  })
  if (!text.includes('::')) return unread
  const misplaced = [...text.matchAll(inLine)].flatMap(({ 0: found, index, groups: { name = '', rest = '' } = {} }) => {
    const block = names.get(name)?.block
    if (block === undefined || /(?:^|[\r\n])[ \t>]*$/.test(text.slice(0, index))) return []
    const where = at(source, { start: start + index, end: start + index + found.length })
    const hint = block.inline === true ? {} : { hint: ownLine }
    return [malformedDirective({ ...where, ...hint }, { text: found, right: `:${name}${rest}` })]
  })
  return [...unread, ...misplaced]
}
