import { diagnose } from '../diagnostics/diagnose.ts'
import type { Diagnostic, Related } from '../diagnostics/diagnostic.ts'
import type { LineIndex } from '../source.ts'
import { maskCode } from './mask-code.ts'
import type { SyntaxFault } from './parse-markdown.ts'

interface Faulty {
  readonly fault: SyntaxFault
  readonly file: string
  readonly text: string
  readonly lines: LineIndex
}

/**
 * Turns what the MDX parser says into a diagnostic at the construct that was opened. The parser gives the place where
 * it stopped, often the end of the file, and for a tag never closed none at all: the opening place stands in its text.
 */
export function syntaxError({ fault, file, text, lines }: Faulty): Diagnostic {
  const at = (start: number, end: number) => ({ file, place: lines.place(start, end) })
  const stop = fault.offset ?? text.length
  const masked = maskCode(text)

  const opened = /for (?<tag>`<[^`]*>`) \((?<line>\d+):(?<column>\d+)(?:-(?<endLine>\d+):(?<endColumn>\d+))?\)/.exec(
    fault.reason,
  )?.groups
  if (opened !== undefined) return unclosedTag(opened, { fault, file, text, lines })

  const crossed = /^Expected the closing tag .* after the start of `\w+` \((?<line>\d+):(?<column>\d+)/.exec(
    fault.reason,
  )
  if (crossed?.groups !== undefined) {
    const { line, column } = crossed.groups
    const related = [{ message: 'Opened here, and still open', file, line: Number(line), column: Number(column) }]
    const end = text.indexOf('>', stop) + 1 || text.length
    const hint = 'Close what was opened inside first; after a list or a quote, leave an empty line.'
    return diagnose('SP2003', { ...at(stop, end), related, hint }, text.slice(stop, end).replace(/\s+/g, ' '))
  }
  if (fault.rule === 'unexpected-closing-slash') {
    const open = text.lastIndexOf('<', stop)
    const close = text.indexOf('>', stop)
    const end = close === -1 ? text.length : close + 1
    return diagnose('SP2003', at(open, end), text.slice(open, end).replace(/\s+/g, ' '))
  }
  if (text.startsWith('<!--', stop - 1)) {
    const end = text.indexOf('-->', stop)
    return diagnose('SP2005', at(stop - 1, end === -1 ? stop + 3 : end + 3))
  }
  const autolink = text.slice(0, stop + 1).match(/<([A-Za-z][A-Za-z0-9+.-]*:\/)$/)
  if (autolink !== null || /<[\w.+-]+@?$/.test(text.slice(Math.max(0, stop - 80), stop + 1))) {
    const open = text.lastIndexOf('<', stop)
    const url = /^<([^\s<>]+)>/.exec(text.slice(open))?.[1]
    if (url !== undefined && /[:@]/.test(url)) return diagnose('SP2006', at(open, open + url.length + 2), url)
  }
  const module = fault.reason.startsWith('Could not parse import/exports') ? moduleLine(text, stop) : null
  if (module !== null) {
    const hint = 'Remove it; where it is text, begin the line with another word.'
    return diagnose('SP2009', { ...at(module.start, module.end), hint }, module.word)
  }
  if (fault.rule === 'acorn' || (fault.rule === 'unexpected-eof' && fault.reason.includes('expression'))) {
    const open = openBrace(masked, stop)
    if (open !== null) return braceError(text, open, at)
  }
  if (fault.rule === 'unexpected-empty-expression') {
    const open = masked.lastIndexOf('{', stop)
    if (open !== -1) return diagnose('SP2001', at(open, stop + 1), fault.reason)
  }
  if (fault.rule === 'unexpected-lazy') {
    const open = openBrace(masked, stop)
    if (open !== null) return braceError(text, open, at)
  }
  if (fault.rule === 'non-spread' || fault.rule === 'spread-extra') {
    const open = masked.lastIndexOf('{', stop)
    const what = 'Unexpected `{` in a tag, expected a named property'
    if (open !== -1) return diagnose('SP2001', { ...at(open, open + 1), hint: 'Write `name={…}`.' }, what)
  }
  const tag = masked.lastIndexOf('<', Math.max(0, stop - 1))
  if (fault.rule === 'unexpected-eof' && tag !== -1) {
    return diagnose('SP2001', at(tag, tag + nameLength(text, tag)), sentence(fault.reason))
  }
  if (fault.rule === 'unexpected-character' && tag !== -1) {
    const hint = fault.reason.includes('before attribute value')
      ? 'Put the value in quotes.'
      : 'Write a literal `<` as `\\<`, or put the text in code.'
    return diagnose('SP2001', { ...at(tag, Math.min(stop + 1, text.length)), hint }, sentence(fault.reason))
  }
  return diagnose('SP2001', at(stop, Math.min(stop + 1, text.length)), sentence(fault.reason))
}

/** HTML elements that never have a closing tag. */
const voidElements: ReadonlySet<string> = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'wbr'])

function unclosedTag(opened: Record<string, string | undefined>, { fault, file, text, lines }: Faulty): Diagnostic {
  const place = {
    line: Number(opened.line),
    column: Number(opened.column),
    endLine: Number(opened.endLine ?? opened.line),
    endColumn: Number(opened.endColumn ?? opened.column),
  }
  const related: Related[] = []
  const closing = /^Unexpected closing tag (`<\/[^`]*>`)/.exec(fault.reason)?.[1]
  if (closing !== undefined && fault.offset !== null)
    related.push({ message: `${closing} stands here`, file, ...lines.point(fault.offset) })
  const name = (opened.tag ?? '').slice(2, -2)
  const hint = voidElements.has(name)
    ? `Write \`<${name} />\`.`
    : / before the end of `(paragraph|heading|tableCell)`/.test(fault.reason) && text.includes(`</${name}>`)
      ? 'Close it in the same paragraph, or put both tags on lines of their own.'
      : undefined
  const at = { file, place, related, ...(hint === undefined ? {} : { hint }) }
  return diagnose('SP2002', at, (opened.tag ?? '').slice(1, -1))
}

function braceError(
  text: string,
  open: number,
  at: (start: number, end: number) => { file: string; place: ReturnType<LineIndex['place']> },
): Diagnostic {
  const heading = /^\{#([^\s{}]+)\}/.exec(text.slice(open))
  const lineStart = text.lastIndexOf('\n', open) + 1
  if (heading !== null && /^\s{0,3}#{1,6}\s/.test(text.slice(lineStart, open)))
    return diagnose('SP2007', at(open, open + heading[0].length), heading[1] as string)
  return diagnose('SP2004', at(open, open + 1))
}

/** The last line up to an offset that begins as an import or an export does. */
function moduleLine(text: string, stop: number) {
  const found = [...text.slice(0, stop + 1).matchAll(/^(import|export)\b[^\r\n]*/gm)].at(-1)
  return found === undefined
    ? null
    : { start: found.index, end: found.index + found[0].length, word: found[1] as string }
}

/** The outermost `{` that is still open at an offset: all before it were closed, or the parser had stopped there. */
function openBrace(masked: string, stop: number): number | null {
  const open: number[] = []
  for (let at = 0; at < Math.min(stop + 1, masked.length); at++) {
    const character = masked[at]
    if (character === '\\') at++
    else if (character === '{') open.push(at)
    else if (character === '}' && at < stop) open.pop()
  }
  return open[0] ?? null
}

function nameLength(text: string, open: number): number {
  return /^<[^\s<>/]*/.exec(text.slice(open))?.[0].length ?? 1
}

/** The parser's sentence without its note, which the hint of a code says better. */
function sentence(reason: string): string {
  return reason.replace(/ \(note: .*\)$/s, '')
}
