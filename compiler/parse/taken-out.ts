import { unknownBlock } from '../diagnostics/codes/blocks.ts'
import {
  curlyQuote,
  mdxSyntax,
  mismatchedClosingTag,
  moduleStatement,
  quoteInValue,
  strayBrace,
  strayClosingTag,
  unclosedQuote,
  unclosedTag,
  unknownTag,
  unquotedValue,
} from '../diagnostics/codes/mdx.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { maskCode } from '../formats/markdown/mask-code.ts'
import { scanTags } from '../formats/markdown/scan-tags.ts'
import type { LineIndex } from '../formats/source.ts'

/** A half-open range of offsets. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** What is taken out of a text to read on behind a syntax fault. */
export interface TakenOut {
  readonly ranges: readonly Range[]
  /** The tag that has lost its properties: what it is said to lack is no other mistake. */
  readonly bare?: Range
  /** It was meant as text: letters stand in for it, so that nothing is empty that was not. */
  readonly isText: boolean
  /** Tags that what is left may lack, by name: a fault of one of them is no other mistake. */
  readonly widowed: readonly string[]
  /** What was in a tag is now beside it: where blocks stand is not known. */
  readonly movesBlocks: boolean
}

interface Faulty {
  readonly text: string
  readonly lines: LineIndex
}

type TakeOut = (found: Diagnostic, at: Range, faulty: Faulty) => TakenOut | null

const nameOf = (tag: string) => /^<\/?\s*([^\s>/]*)/.exec(tag)?.[1] ?? ''

const tags = (ranges: readonly (Range | null)[], widowed: readonly string[]): TakenOut | null => {
  const known = ranges.filter((range) => range !== null)
  return known.length < ranges.length ? null : { ranges: known, isText: false, widowed, movesBlocks: true }
}

const openingTag: TakeOut = ({ related }, at, { text }) => {
  const tag = text.slice(at.start, at.end)
  const name = nameOf(tag)
  // A fence that nothing closes hides the end of it.
  if (related.some(({ message }) => message.endsWith('in code here'))) return null
  // One without properties may be meant to close the one before.
  return tags([at], tag === `<${name}>` ? [`/${name}`, name] : [`/${name}`])
}

const closingTag: TakeOut = (_, at, { text }) => tags([at], [nameOf(text.slice(at.start, at.end))])

/** The tag that is blamed, and the related one, which belongs to it. */
const bothTags: TakeOut = ({ related }, at, faulty) => tags([at, ...related.map((one) => tagAt(one, faulty))], [])

/** One of another name may be one too many: then that of the opening one comes later. */
const otherClosingTag: TakeOut = (found, at, faulty) => {
  const [opening] = found.related.map((one) => tagAt(one, faulty))
  const name = opening == null ? '' : nameOf(faulty.text.slice(opening.start, opening.end))
  return tags([at, opening ?? null], [`/${name}`])
}

const words: TakeOut = ({ related }, at, faulty) => {
  const taken = tags([at, ...related.map((one) => tagAt(one, faulty))], [])
  return taken && { ...taken, isText: true, movesBlocks: false }
}

/** What may follow a property, up to the end of the tag; and what there is where a quote was taken for another sign. */
const restOfTag = /^(?:\s+[\w-]+(?:=(?:"[^"<]*"|'[^'<]*'|\{[^{}<]*\}))?)*\s*(\/?>)/
const restOfLine = /^[^<>{}\r\n]*?(\/?>)(?=[^\r\n>]*(?:[\r\n]|$))/

/** Properties go as a whole, and the tag stays. */
const properties: TakeOut = (_, { end }, { text }) => {
  const tag = scanTags(maskCode(text), end).at(-1)
  if (tag === undefined || tag.end !== null || tag.kind === 'close') return null
  const after = text.slice(end, end + 1000)
  const [rest, close = ''] = restOfTag.exec(after) ?? restOfLine.exec(after) ?? []
  if (rest === undefined) return null
  const start = tag.start + 1 + tag.name.length
  const bare = { start: tag.start, end: end + rest.length }
  const range = { start, end: bare.end - close.length }
  return { ranges: [range], bare, isText: false, widowed: [], movesBlocks: false }
}

const isInTag = ({ end }: Range, { text }: Faulty) => scanTags(maskCode(text), end).at(-1)?.end === null

const braces: TakeOut = (found, at, faulty) => {
  if (isInTag(at, faulty)) return properties(found, { start: at.start, end: afterBraces(faulty.text, at) }, faulty)
  return {
    ranges: [{ start: at.start, end: afterBraces(faulty.text, at) }],
    isText: true,
    widowed: [],
    movesBlocks: false,
  }
}

/** What nothing closes on its line may be meant to hold whatever follows: then the brace alone is left out. */
function afterBraces(text: string, { end }: Range): number {
  return end + (/^[^{}<\r\n]*\}/.exec(text.slice(end, end + 1000))?.[0].length ?? 0)
}

/** Hints for signs in a tag that are one too many, or the wrong ones. */
const ofSign = /^(?:Remove the `|Write `=` in|Write one `=`|Write a value between)/

const sign: TakeOut = (found, at, faulty) => {
  const hint = found.hint ?? ''
  if (hint.startsWith('Write a literal `<`')) return words({ ...found, related: [] }, at, faulty)
  return ofSign.test(hint) && isInTag(at, faulty) ? properties(found, at, faulty) : null
}

const line: TakeOut = (_, at) => ({ ranges: [at], isText: false, widowed: [], movesBlocks: false })

const byCode: ReadonlyMap<string, TakeOut> = new Map([
  [unclosedTag.code, openingTag],
  [strayClosingTag.code, closingTag],
  [mismatchedClosingTag.code, otherClosingTag],
  [unknownBlock.code, bothTags],
  [unknownTag.code, words],
  [moduleStatement.code, line],
  [strayBrace.code, braces],
  [mdxSyntax.code, sign],
  [curlyQuote.code, properties],
  [unclosedQuote.code, properties],
  [unquotedValue.code, properties],
  [quoteInValue.code, properties],
])

/**
 * @param at where `found` is, in `text`
 * @returns what to take out of an MDX text so that the rest can be read as it was meant; null where nobody can tell
 */
export function takenOut(found: Diagnostic, at: Range, faulty: Faulty): TakenOut | null {
  const taken = byCode.get(found.code)?.(found, at, faulty) ?? null
  // What is blank already can't be taken out once more.
  return taken?.ranges.some(({ start, end }) => faulty.text.slice(start, end).trim() !== '') ? taken : null
}

/** @returns the name of the tag that a fault is about, with a slash before that of a closing one; null where it is about none */
export function tagOf({ code }: Diagnostic, { start, end }: Range, text: string): string | null {
  const tag = text.slice(start, end)
  if (code === unclosedTag.code) return nameOf(tag)
  return code === strayClosingTag.code || code === mismatchedClosingTag.code ? `/${nameOf(tag)}` : null
}

function tagAt(
  { line, column }: { line: number | null; column: number | null },
  { text, lines }: Faulty,
): Range | null {
  if (line === null || column === null) return null
  const start = lines.offset(line, column)
  const found = scanTags(maskCode(text)).find((tag) => tag.start === start)
  const end = found?.end ?? null
  return end === null ? null : { start, end }
}
