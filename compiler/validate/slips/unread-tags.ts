import { unreadTag } from '../../diagnostics/codes/slips.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { isAllowedElement } from '../../formats/markdown/html/html.ts'
import { withStraightQuotes } from '../../formats/markdown/straight-quotes.ts'
import { at, type SourceText } from '../source-text.ts'
import type { Prose } from './prose.ts'

const tag = /(?<!\\)<(?<name>[A-Za-z][A-Za-z0-9-]*)[ \t]+(?<rest>[A-Za-z-]+[ \t]*=[^<>\r\n]*)>/g
const right = /^(?:\s+[A-Za-z_:][\w.:-]*(?:="[^"]*")?)+\s*\/?$/

/** Finds tags with values that are none for Markdown: what it can read is no text any more. */
export function unreadTags({ text, start }: Prose, source: SourceText): Diagnostic[] {
  if (!text.includes('<')) return []
  return [...text.matchAll(tag)].flatMap(({ 0: found, index, groups: { name = '', rest = '' } = {} }) => {
    if (!isAllowedElement(name.toLowerCase())) return []
    const range = { start: start + index, end: start + index + found.length }
    const written = ` ${withQuotes(rest)}`
    return unreadTag(at(source, range), { name, right: right.test(written) ? `<${name}${written}>` : null })
  })
}

/** @returns properties with their values in straight quotes, as far as it is plain where these end */
function withQuotes(rest: string): string {
  return withStraightQuotes(rest)
    .replace(
      /(?<![ \t])[ \t]*=[ \t]*(?:"([^"]*)"|'([^']*)'|([^\s"',]+)),?/g,
      (_, double, single, bare) => `="${double ?? single ?? bare}"`,
    )
    .trim()
}
