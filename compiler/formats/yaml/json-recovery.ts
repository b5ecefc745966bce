/*
 * Where JSON can be read on after a mistake, as what the author has meant is plain. Every answer is an offset; null says
 * that nobody can tell: what would be found behind that is but what follows from the first mistake.
 */

const quotes = /['‘’‚“”„`«»]/
/** A quote that ends a text, as nothing of a text can stand behind it. */
const closingQuote = /["'’”“`»](?=[ \t]*(?:[,:}\]\r\n]|$))/g
const innerEnd = /"(?=[ \t]*(?:,[ \t]*(?:["{[\r\n\d-]|$)|[}\]\r\n]|$))/
/** What a member begins with on a line of its own, or what closes one. */
const soundLine = /\s*(?:"(?:[^"\\\r\n]|\\[^\r\n])*"[ \t]*(?:[:,\]}\r\n]|$)|[{}[\]]|$)/y
const pastedEnd = /"(?=[ \t]*(?:(?:,|[}\]]+,?)[ \t]*)?(?:[\r\n]|$))/g
const lineRest = /[^\r\n]*/y
const plainRun = /[^"{}[\]\r\n]*/y
/** A comma behind a bare value of an object: what follows is another member, or nothing more on this line. */
const memberComma = /,(?=[ \t]*(?:$|[\w$-]+[ \t]*:))/
const bareKey = /[\w$.@/-]+(?: [\w$.@/-]+)*[ \t]*(?=:)/y
const keyNext = /"(?:[^"\\\r\n]|\\[^\r\n])*"\s*:/y
const bareWord = /[A-Za-z_$]/

/** @returns where to read on after what stands in place of a value; `open` is the bracket around it */
export function afterBadValue(text: string, at: number, open: string): number | null {
  const sign = text.charAt(at)
  if (sign === ',') return at
  if (sign === '}' || sign === ']') return isPair(open, sign) ? at : null
  if (quotes.test(sign)) return afterQuote(text, at)
  if (!/[\w$+.<#-]/.test(sign)) return null
  const run = matchAt(plainRun, text, at)
  const next = text.charAt(at + run.length)
  // A call, as `new Date("…")`, has no end that is plain.
  if (/["{[]/.test(next) && !/,\s*$/.test(run)) return null
  const comma = open === '[' ? run.indexOf(',') : run.search(memberComma)
  return at + (comma === -1 ? run : run.slice(0, comma)).trimEnd().length
}

/** @returns where to read on after what stands in place of a key: there is the colon, or a comma where a member is missing */
export function afterBadKey(text: string, at: number): number | null {
  const sign = text.charAt(at)
  if (sign === ',') return at
  if (quotes.test(sign)) {
    const end = afterQuote(text, at)
    return end !== null && /^[ \t]*:/.test(text.slice(end, end + 200)) ? end : null
  }
  const key = matchAt(bareKey, text, at)
  return key === '' ? null : at + key.length
}

/** @returns where the value is read whose colon is missing, or where its member ends */
export function afterMissingColon(text: string, at: number): number | null {
  if (/[,}]/.test(text.charAt(at))) return at
  const [sign = ''] = /^=>?\s*/.exec(text.slice(at, at + 200)) ?? []
  if (sign !== '') return at + sign.length
  return /["{[\w-]/.test(text.charAt(at)) && !isKeyAt(text, at) ? at : null
}

/** @returns where the text goes on after quotes inside of it that nobody has escaped */
export function afterInnerQuotes(text: string, at: number): number | null {
  const end = matchAt(lineRest, text, at).search(innerEnd)
  return end === -1 ? null : at + end + 1
}

/** @returns where to read on after a text that its line ends: behind it, before the comma that got into it */
export function afterOpenText(text: string, at: number): number | null {
  const line = matchAt(lineRest, text, at)
  if (testAt(soundLine, text, at + line.length)) return at + beforeComma(line)
  // Text of several lines, as it was pasted.
  pastedEnd.lastIndex = at + line.length
  const end = pastedEnd.exec(text)
  return end === null ? null : end.index + 1
}

/** @returns how long a line is without the comma at its end and the blanks around that */
function beforeComma(line: string): number {
  const end = beforeBlanks(line, line.length)
  return line[end - 1] === ',' ? beforeBlanks(line, end - 1) : end
}

function beforeBlanks(line: string, from: number): number {
  let at = from
  while (line[at - 1] === ' ' || line[at - 1] === '\t') at -= 1
  return at
}

/** @returns where a comment ends */
export function afterComment(text: string, at: number): number {
  if (!text.startsWith('/*', at)) return at + matchAt(lineRest, text, at).length
  const end = text.indexOf('*/', at + 2)
  return end === -1 ? text.length : end + 2
}

/** @returns whether a key with its colon is next */
export function isKeyAt(text: string, at: number): boolean {
  return testAt(keyNext, text, at)
}

/** @returns whether a value begins here, be it one without its quotes */
export function beginsValue(text: string, at: number): boolean {
  return /["'{[\w$+-]/.test(text.charAt(at))
}

/** @returns where to read on after a bare word that follows a value, as in `5 px`; null where it is a value of its own */
export function afterExtraWord(text: string, at: number): number | null {
  if (!bareWord.test(text.charAt(at)) || testAt(bareKey, text, at)) return null
  const run = matchAt(plainRun, text, at)
  const comma = run.indexOf(',')
  return at + (comma === -1 ? run : run.slice(0, comma)).trimEnd().length
}

/**
 * @param open offsets of the brackets that are open, the innermost last
 * @returns whether a closing bracket belongs to one further out: it stands as far to the right as the line of that one
 */
export function closesOuter(text: string, at: number, open: readonly number[]): boolean {
  const indent = indentOf(text, at)
  if (indent === null) return false
  return open.some((bracket) => isPair(text.charAt(bracket), text.charAt(at)) && lineIndent(text, bracket) === indent)
}

function isPair(open: string, close: string): boolean {
  return (open === '{' && close === '}') || (open === '[' && close === ']')
}

/** @returns null where something else stands before it on its line */
function indentOf(text: string, at: number): string | null {
  const before = text.slice(lineStart(text, at), at)
  return before.trim() === '' ? before : null
}

function lineIndent(text: string, at: number): string {
  const start = lineStart(text, at)
  return /^[ \t]*/.exec(text.slice(start, at))?.[0] ?? ''
}

function lineStart(text: string, at: number): number {
  return Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1
}

function afterQuote(text: string, at: number): number | null {
  const rest = matchAt(lineRest, text, at).slice(1)
  const close = rest.search(closingQuote)
  return close === -1 ? null : at + 1 + close + 1
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

function testAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(text)
}
