import { type Document, Lexer, parseAllDocuments, type YAMLParseError } from 'yaml'
import { isOfIndentation } from './indentation.ts'
import { lineEnd, lineStart as startOfLine } from './line-bounds.ts'
import { longListOf, partsOf, type Range } from './list-parts.ts'
import { readPlainYaml } from './plain-reader.ts'
import type { Problem } from './problem.ts'
import { marks, type Scan, scanYaml } from './scan.ts'
import { describeSyntax } from './syntax.ts'

/** More in one file is no slip of the pen: it is no YAML. */
const mostFaults = 20

/** Characters that are parsed for all faults of a file together. */
const mostParsed = 4_000_000

/** @returns the documents of a text, with what is wrong in them */
export function parseDocuments(text: string): readonly Document.Parsed[] {
  const { stackTraceLimit } = Error
  // What is wrong is an error each, of which there may be thousands: where in the parser it was made would take most of the time.
  Error.stackTraceLimit = 0
  try {
    const found = parseAllDocuments(text, {
      uniqueKeys: false,
      schema: 'core',
      merge: false,
      resolveKnownTags: false,
      prettyErrors: false,
      logLevel: 'silent',
    })
    return 'empty' in found ? [] : found
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/**
 * Finds all that is wrong with the syntax of a text. What the parser says after its first error is often but what follows
 * from that one, so the value around it is taken out, and what is left is parsed once more.
 *
 * @param documents of the text
 * @param scan of the text
 * @param depth levels that may be nested
 * @returns in the order of the text; none where the syntax is right
 */
export function syntaxFaults(
  text: string,
  documents: readonly Document.Parsed[],
  scan: Scan,
  depth: number,
): readonly Problem[] {
  const errors = errorsOf(documents)
  if (errors.length === 0) return []
  const faults: Problem[] = []
  for (const part of partsWith(errors, text)) addFaults(faults, text, part, depth)
  return faults.length > 0 ? faults : faultsIn(text, { documents, scan }, depth)
}

/** Parts of another style than most files are written in, after which the text is read as a whole. */
const mostOdd = 8

/**
 * Finds what is wrong in a long list before it is parsed as a whole, which takes up to three hundred times its size.
 *
 * @returns in the order of the text; none where it is no such list, or where nothing was found
 */
export function faultsOfLongList(text: string, depth: number): readonly Problem[] {
  const faults: Problem[] = []
  let odd = 0
  for (const part of partsOf(longListOf(text), text)) {
    const own = text.slice(part.start, part.end)
    if (readPlainYaml(/^ +-/.test(own) ? `a:\n${own}` : own, depth, null) !== null) continue
    const found = addFaults(faults, text, part, depth)
    // What is nested too deep is told of the text as a whole, and nothing else.
    if (found === null) return []
    if (found === 0 && ++odd > mostOdd) break
    if (faults.length === mostFaults) break
  }
  return faults
}

/**
 * Adds what is wrong with the syntax of a part that can be read by itself, with its place in the text.
 *
 * @returns how many are wrong, of which no more are added than are told; null where it is nested too deep to be parsed
 */
export function addFaults(faults: Problem[], text: string, { start, end }: Range, depth: number): number | null {
  if (faults.length === mostFaults) return 0
  const part = text.slice(start, end)
  const scan = scanYaml(part, depth)
  if (scan.tooDeep !== null) return null
  const found = faultsIn(part, { documents: parseDocuments(part), scan }, depth)
  for (const fault of found.slice(0, mostFaults - faults.length))
    faults.push({ ...fault, start: start + fault.start, end: start + fault.end })
  return found.length
}

/** @returns the parts in which errors are */
function* partsWith(errors: readonly YAMLParseError[], text: string): Generator<Range> {
  let at = 0
  for (const part of partsOf(longListOf(text), text)) {
    const first = at
    while ((errors[at]?.pos[0] ?? part.end) < part.end) at++
    if (at > first) yield part
  }
}

/** @param read what the parser and the scan have said of the text */
function faultsIn(
  text: string,
  read: { readonly documents: readonly Document.Parsed[]; readonly scan: Scan },
  depth: number,
): readonly Problem[] {
  const faults: Problem[] = []
  let rest = text
  let [error] = errorsOf(read.documents)
  let known = read.scan
  let from = -1
  for (let parsed = 0; error !== undefined; parsed += text.length) {
    const fault = describeSyntax(error, rest, known)
    // What lies before comes of what was taken out.
    if (fault.start < from) break
    faults.push(fault)
    if (faults.length === mostFaults || parsed + text.length > mostParsed) break
    const out = around(rest, fault)
    rest = blanked(rest, out)
    from = out.end
    known = scanYaml(rest, depth)
    if (known.tooDeep !== null) break
    ;[error] = errorsOf(parseDocuments(rest))
  }
  return faults
}

function errorsOf(documents: readonly Document.Parsed[]) {
  return documents.flatMap((document) => document.errors).sort((a, b) => a.pos[0] - b.pos[0])
}

/** Dashes of items, and the key of a value. */
const beforeValue = /^ *(?:- +)*(?:[^\s"'#:,{}[\]-][^\s:]*:(?= ))?/

/**
 * @returns the value that a fault is in, or the outermost in brackets, with the lines that belong to it: those further to the
 *   right than its key. Where the place of a key or an item is wrong, all up to what stands further to the left
 */
function around(text: string, fault: Problem): Range {
  const at = bracketAround(text, fault.start) ?? fault.start
  const lineStart = startOfLine(text, at)
  let end = lineEnd(text, lineStart)
  const line = text.slice(lineStart, end)
  const before = beforeValue.exec(line)?.[0] ?? ''
  const isShifted = isOfIndentation(fault)
  const isOfValue = !isShifted && /[:-] *$/.test(before) && lineStart + before.length <= at
  const column = isOfValue ? before.search(/[^ -]|$/) : line.search(/\S|$/) - (isShifted ? 1 : 0)
  while (end < text.length) {
    const next = lineEnd(text, end + 1)
    const content = text.slice(end + 1, next)
    const isClosing = isOfValue && /^\s*[\]}]/.test(content)
    if (/\S/.test(content) && content.search(/\S/) <= column && !isClosing) break
    end = next
  }
  return { start: isOfValue ? lineStart + before.length : lineStart, end }
}

/** @returns offset of the first bracket that is open at a place; null where none is */
function bracketAround(text: string, at: number): number | null {
  const open: number[] = []
  let from = 0
  for (const token of new Lexer().lex(text)) {
    if (from >= at) break
    if (marks.has(token)) continue
    if (token === '[' || token === '{') open.push(from)
    else if (token === ']' || token === '}') open.pop()
    from += token.length
  }
  return open[0] ?? null
}

/**
 * @returns the text with spaces in place of a part, so that all else stays where it is; its lines are comments, as the parser
 *   counts those of spaces as a part of the next key, which may not be long
 */
function blanked(text: string, { start, end }: Range): string {
  const spaces = text
    .slice(start, end)
    .replace(/[^\r\n]/g, ' ')
    .replace(/\n /g, '\n#')
  const isLine = start === 0 || text[start - 1] === '\n'
  return text.slice(0, start) + (isLine ? spaces.replace(/^ /, '#') : spaces) + text.slice(end)
}
