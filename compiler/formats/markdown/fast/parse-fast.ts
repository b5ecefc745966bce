import type { Root } from 'mdast'
import { noDirectives, readColons } from './directive-forms.ts'
import type { FastParser } from './fast-parser.ts'
import { maskCodeStrictly } from './fences.ts'
import { parsed } from './parsed.ts'
import { brokenRules, hasOddBareQuote, oddCharacters } from './source-rules.ts'
import { checkTree } from './tree-guard.ts'

/** The reference's tree, or why the reference has to make it. */
export type FastParsed = { readonly tree: Root } | { readonly odd: string }

/**
 * Parses Markdown with the fast parser where it gives what the reference gives: before, the source is looked through for
 * what the two are known to read in different ways, and after, the tree (decision 18).
 *
 * @param text the body of a page of the format `md`, or Markdown of data
 * @param known names of directives; null where colons are text, as in data
 */
export function parseFast(
  text: string,
  known: Pick<ReadonlySet<string>, 'has'> | null,
  parser: FastParser,
): FastParsed {
  if (oddCharacters.test(text) || /\p{Cs}/u.test(text)) return { odd: 'odd characters' }
  const masked = maskCodeStrictly(text)
  if (masked === null) return { odd: 'fence that is not closed' }
  const broken = brokenRules(masked.text)[0]
  if (broken !== undefined) return { odd: broken.name }
  if (hasOddBareQuote(masked.text)) return { odd: 'bare quote line' }
  const colons = known === null ? noDirectives(text) : readColons(masked.text, text, known)
  if ('odd' in colons) return colons
  const tree = parsed(colons.text, { format: 'md', directives: colons.directives }, parser)
  if (tree === null) return { odd: 'refused' }
  if (colons.hidden !== null) reveal(tree, colons.hidden)
  const odd = checkTree({ tree, source: text, fences: masked.fences, inline: colons.inline })
  return odd === null ? { tree } : { odd }
}

/** Puts the colons back that were hidden. */
function reveal(node: object, hidden: string): void {
  const members: [string, unknown][] = Object.entries(node)
  for (const [key, value] of members) {
    if (typeof value === 'string' && value.includes(hidden)) Reflect.set(node, key, value.replaceAll(hidden, ':'))
    if (typeof value === 'object' && value !== null && key !== 'position') reveal(value, hidden)
  }
}
