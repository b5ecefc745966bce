import type { Paragraph } from 'mdast'
import { malformedDirective, strayDirectiveEnd, unclosedDirective } from '../../diagnostics/codes/markdown.ts'
import { curlyQuote } from '../../diagnostics/codes/mdx.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { colonsOf, isClosedContainer } from '../../formats/markdown/container-lines.ts'
import { isCurlyQuote, named } from '../../formats/markdown/straight-quotes.ts'
import type { BlockNode } from '../../formats/markdown/tree.ts'
import type { Registry } from '../../model/registry.ts'
import { kebabCase } from '../../model/registry.ts'
import { rangeOf } from '../../parse/node-range.ts'
import { onlyProperty, shapeOf } from '../contract-shape.ts'
import { at, type SourceText } from '../source-text.ts'
import { meantDirective, plainForm, unknownName } from '../unknown-block.ts'
import { rightTail, valueAlone } from './directive-tail.ts'

/**
 * Finds lines of a paragraph that were meant as directives: `::: info`, `:::info Title`, a stray `:::`. The parser
 * takes them for text.
 *
 * @param registry the directives that exist, and what else they are called
 */
export function directiveFaults(
  paragraph: Paragraph,
  source: SourceText,
  registry: Registry,
): { readonly diagnostics: readonly Diagnostic[]; readonly opens: number; readonly closes: readonly Diagnostic[] } {
  const { start, end } = rangeOf(paragraph)
  const text = source.text.slice(start, end)
  if (!text.includes('::')) return { diagnostics: [], opens: 0, closes: [] }
  const diagnostics: Diagnostic[] = []
  const closes: Diagnostic[] = []
  let opens = 0
  for (const match of text.matchAll(/^(?<indent>[ \t>]*)(?<colons>:{2,})(?<rest>[^\r\n]*)/dgm)) {
    const { colons = '', rest = '' } = match.groups ?? {}
    const from = start + (match.indices?.groups?.colons?.[0] ?? 0)
    const line = {
      from,
      colons,
      rest: rest.trimEnd(),
      below: restOfBraces(rest, text.slice(match.index + match[0].length)),
    }
    if (line.rest === '') {
      const range = { start: line.from, end: line.from + colons.length }
      if (colons.length > 2) closes.push(strayDirectiveEnd(at(source, range)))
      continue
    }
    const fault = lineFault(line, source, registry)
    if (fault === null) continue
    diagnostics.push(fault)
    if (colons.length > 2) opens++
  }
  return { diagnostics, opens, closes }
}

/** A line that begins with colons, which begin at `from`. */
interface ColonLine {
  readonly from: number
  readonly colons: string
  readonly rest: string
  /** What belongs to its properties and stands on the lines below, where a directive can't have it. */
  readonly below: string
}

/** @returns what follows on other lines until the brace closes that a line has left open; nothing where none does */
function restOfBraces(line: string, after: string): string {
  if (!/\{[^{}]*$/.test(line)) return ''
  return (/^[^{}]{0,1000}\}/.exec(after)?.[0] ?? '').replace(/\s*[\r\n][ \t>]*/g, ' ')
}

/** Behind the name of a package what is described in its code, as mkdocstrings has it: `::: package.module.Name`. */
const ofCode = /^(?:\.\w+)+$/
const withoutCode =
  'Write as Markdown what readers are to know: nothing here makes a reference out of the comments of code, as mkdocstrings does.'

/** @returns what is wrong with a line that was meant to be a directive; null for text */
function lineFault(
  { from, colons, rest, below }: ColonLine,
  source: SourceText,
  registry: Registry,
): Diagnostic | null {
  // MyST has the name in braces.
  const bare = colons.length > 2 ? rest.replace(/^(\s*)\{([A-Za-z][\w-]*)\}/, '$1$2') : rest
  const opening = /^(?<space>\s*)(?<name>[A-Za-z][\w-]*)(?<tail>.*)$/.exec(bare)?.groups
  if (opening === undefined) return null
  const { space = '', name = '', tail = '' } = opening
  // Two colons are common in text.
  if (colons.length === 2 && !(registry.byDirective.has(name) && /^(?:$|[\s[{]|\(\S)/.test(tail))) return null
  const isOfCode = colons.length > 2 && ofCode.test(tail)
  const known = registry.byDirective.has(name) ? name : isOfCode ? null : meantDirective(name, registry)
  if (known === null) {
    // The right form of a name that means nothing would only lead to the next error.
    const end = from + colons.length + space.length + name.length
    return unknownName(`${colons}${name}`, isOfCode ? withoutCode : plainForm(name), at(source, { start: from, end }))
  }
  const block = registry.byDirective.get(known)?.block
  const takesTitle = block !== undefined && 'title' in shapeOf(block.contract)
  const written = `${tail}${below}`
  const value = valueAlone(written.trim(), takesTitle)
  const only = block === undefined || value === null ? null : onlyProperty(block.contract, value)
  const right = `${colons}${known}${only === null ? rightTail(written.trim(), takesTitle) : `{${only}="${value}"}`}`
  const braces = rest.indexOf('{')
  const curly = braces === -1 ? -1 : rest.split('').findIndex((one, index) => index > braces && isCurlyQuote(one))
  if (curly !== -1) {
    const place = from + colons.length + curly
    const character = named(source.text.charAt(place))
    return curlyQuote(at(source, { start: place, end: place + 1 }), { character, right })
  }
  const end = from + colons.length + rest.length
  const behind = source.text.charAt(end)
  // What is written is right but for a space that is none for Markdown, which nobody sees.
  if (right === `${colons}${rest}` && /[^ \t\r\n]/.test(behind)) {
    const place = at(source, { start: end, end: end + 1 })
    return malformedDirective(
      { ...place, hint: `Remove the character after it: ${named(behind)}.` },
      { text: right, right },
    )
  }
  const where = at(source, { start: from, end })
  const isJson = /=\s*(?:"\s*)?[[{]/.test(written)
  return malformedDirective(where, { text: `${colons}${rest}`, right: isJson ? null : right })
}

/**
 * @param outer the container around it, which may hold it in a list
 * @param of the text that it stands in, and whether its block takes no content
 * @returns the error of a container that no line of colons closes
 */
export function unclosedContainer(
  node: BlockNode,
  name: string,
  outer: BlockNode | null,
  { source, isEmpty }: { readonly source: SourceText; readonly isEmpty: boolean },
): Diagnostic | null {
  if (node.syntax !== 'container') return null
  const { start, end } = rangeOf(node)
  const slice = source.text.slice(start, end)
  const colons = /^:+/.exec(slice)?.[0] ?? ':::'
  if (isClosedContainer(slice)) return null
  const opening = outer === null ? '' : source.text.slice(outer.opening.start, outer.opening.end)
  const outside = colonsOf(opening)
  const right = `:${colons}${opening.slice(outside)}`
  // The closing line was the outer one's, because that has no more colons than the inner one.
  const taken = outside > 0 && outside <= colons.length && outer !== null && isClosedFor(outer, start, source.text)
  const leaf = `It holds nothing, and has two colons: \`::${source.text.slice(node.opening.start, node.opening.end).replace(/^:+/, '')}\`.`
  const hint = isEmpty ? { hint: leaf } : taken ? { hint: `Give the outer container more colons: \`${right}\`.` } : {}
  return unclosedDirective({ ...at(source, node.opening), ...hint }, { name, colons })
}

/** Whether the line that closes a container stands where that of another one within it would. */
function isClosedFor(outer: BlockNode, inner: number, text: string): boolean {
  const { start, end } = rangeOf(outer)
  const closing = /:+[ \t]*$/.exec(text.slice(start, end))
  return closing !== null && columnOf(text, start + closing.index) === columnOf(text, inner)
}

function columnOf(text: string, offset: number): number {
  return offset - Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1))
}

/** @returns the name of a directive as it is written */
export function directiveName(node: BlockNode, source: SourceText): string {
  return /^:+([\w-]+)/.exec(source.text.slice(node.opening.start, node.opening.end))?.[1] ?? kebabCase(node.name)
}
