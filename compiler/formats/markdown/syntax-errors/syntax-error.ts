import {
  autolinkInMdx,
  curlyQuote,
  htmlCommentInMdx,
  mdxSyntax,
  moduleStatement,
  strayBrace,
  strayClosingTag,
} from '../../../diagnostics/codes/mdx.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { maskCode } from '../mask-code.ts'
import { type ScannedTag, scanTags } from '../scan-tags.ts'
import { curlyValue, isCurlyQuote, named } from '../straight-quotes.ts'
import { closingTagError, unclosedTagError } from './closing-tag-error.ts'
import type { Faulty } from './faulty.ts'
import { headingIdError } from './heading-id-error.ts'
import { tagError } from './tag-error.ts'

/**
 * Turns what the MDX parser says into a diagnostic at the construct that was opened. The parser gives the place where
 * it stopped, often the end of the file, and for a tag never closed none at all: the opening place is in its text.
 */
export function syntaxError(faulty: Faulty): Diagnostic {
  const { fault, file, text, lines } = faulty
  const at = (start: number, end: number) => ({ file, place: lines.place(start, end) })
  const stop = fault.offset ?? text.length
  const masked = maskCode(text)

  const opened = /for (?<tag>`<[^`]*>`) \((?<line>\d+):(?<column>\d+)(?:-(?<endLine>\d+):(?<endColumn>\d+))?\)/.exec(
    fault.reason,
  )?.groups
  if (opened !== undefined) return unclosedTagError(opened, faulty)
  const tag = scanTags(masked, stop).at(-1)
  const inTag = tag?.end === null ? tagError(tag, faulty) : null
  if (inTag !== null) return inTag

  if (tag?.kind === 'close' && fault.reason.startsWith('Unexpected attribute')) {
    const hint = `Write \`</${tag.name}>\`: properties stand in the opening tag.`
    return mdxSyntax({ ...at(stop, stop + 1), hint }, { what: sentence(fault.reason) })
  }
  const crossed = crossedTagError(stop, faulty)
  if (crossed !== null) return crossed
  if (fault.rule === 'unexpected-closing-slash') return closingTagError(stop, masked, faulty)
  if (text.startsWith('<!--', stop - 1)) {
    const end = text.indexOf('-->', stop)
    const place = at(stop - 1, end === -1 ? stop + 3 : end + 3)
    // It would end the comment that takes the place of this one.
    const endsEarly = end !== -1 && text.slice(stop + 3, end).includes('*/')
    const hint = 'Write `{/* comment */}`, and in the comment `* /` for `*/`, which would end it.'
    return htmlCommentInMdx({ ...place, ...(endsEarly ? { hint } : {}) })
  }
  const autolink = text.slice(0, stop + 1).match(/<([A-Za-z][A-Za-z0-9+.-]*:\/)$/)
  if (autolink !== null || /<[\w.+-]+@?$/.test(text.slice(Math.max(0, stop - 80), stop + 1))) {
    const open = text.lastIndexOf('<', stop)
    const url = /^<([^\s<>]+)>/.exec(text.slice(open))?.[1]
    if (url !== undefined && /[:@]/.test(url)) return autolinkInMdx(at(open, open + url.length + 2), { url })
  }
  const module = fault.reason.startsWith('Could not parse import/exports') ? moduleLine(text, stop) : null
  if (module !== null) {
    const hint = 'Remove it; where it is text, begin the line with another word.'
    return moduleStatement({ ...at(module.start, module.end), hint }, { word: module.word })
  }
  const line = text.slice(text.lastIndexOf('\n', stop - 1) + 1, stop)
  // The properties of a directive, which the parser of MDX takes for an expression.
  if (fault.rule === 'acorn' && isCurlyQuote(text[stop]) && /^[\s>]*:{1,3}[A-Za-z]/.test(line)) {
    const name = /([\w-]+)=$/.exec(line)?.[1]
    const right = name === undefined ? null : `${name}="${curlyValue(text, stop)}"`
    return curlyQuote(at(stop, stop + 1), { character: named(text.charAt(stop)), right })
  }
  const inExpression = expressionError(masked, stop, faulty)
  if (inExpression !== null) return inExpression
  return openTagError(tag, masked, faulty)
}

/** What the parser has against a `<` that is still open, or, where none is, at the place where it stopped. */
function openTagError(tag: ScannedTag | undefined, masked: string, faulty: Faulty): Diagnostic {
  const { fault, file, text, lines } = faulty
  const at = (start: number, end: number) => ({ file, place: lines.place(start, end) })
  const stop = fault.offset ?? text.length
  const open = tag?.end === null ? tag.start : masked.lastIndexOf('<', Math.max(0, stop - 1))
  const isEnd = fault.rule === 'unexpected-eof'
  if (open !== -1 && (isEnd || (fault.rule === 'unexpected-character' && isBlock(tag, faulty)))) {
    const hint = 'Close the tag with `>`. Where the `<` is text, write `\\<`, or put the text in code.'
    const what = `Unexpected ${isEnd ? 'end of the file' : `\`${text[stop]}\``} in a tag, expected \`>\``
    return mdxSyntax({ ...at(open, open + nameLength(text, open)), hint }, { what })
  }
  if (fault.rule === 'unexpected-character' && open !== -1) {
    const hint = 'Write a literal `<` as `\\<`, or put the text in code.'
    const [sign = ''] = text.slice(stop)
    const tag = text.slice(open, stop).trimEnd()
    const what =
      /\s/.test(tag) || sign.trim() === ''
        ? sentence(fault.reason)
        : `Unexpected \`${sign}\` after \`${tag}\`, expected a tag`
    return mdxSyntax({ ...at(open, stop + sign.length), hint }, { what })
  }
  return mdxSyntax(at(stop, Math.min(stop + 1, text.length)), { what: sentence(fault.reason) })
}

/** What is wrong with the braces where the parser has stopped; null where it is something else. */
function expressionError(masked: string, stop: number, faulty: Faulty): Diagnostic | null {
  const { fault, file, lines } = faulty
  const at = (start: number, end: number) => ({ file, place: lines.place(start, end) })
  if (fault.rule === 'acorn' || (fault.rule === 'unexpected-eof' && fault.reason.includes('expression'))) {
    const open = openBrace(masked, stop)
    if (open !== null) return braceError(open, faulty)
  }
  if (fault.rule === 'unexpected-empty-expression') {
    const open = masked.lastIndexOf('{', stop)
    const hint = 'Write a value between the braces, or remove the property.'
    if (open !== -1) return mdxSyntax({ ...at(open, stop + 1), hint }, { what: fault.reason })
  }
  if (fault.rule === 'unexpected-lazy') {
    const open = openBrace(masked, stop)
    if (open !== null) return braceError(open, faulty)
  }
  if (fault.rule === 'non-spread' || fault.rule === 'spread-extra') {
    const open = masked.lastIndexOf('{', stop)
    const what = 'Unexpected `{` in a tag, expected a named property'
    if (open !== -1) return mdxSyntax({ ...at(open, open + 1), hint: 'Write `name={…}`.' }, { what })
  }
  return null
}

function braceError(open: number, page: Pick<Faulty, 'file' | 'text' | 'lines'>): Diagnostic {
  const { file, text, lines } = page
  const headingId = headingIdError(open, page)
  if (headingId !== null) return headingId
  const isComment = text.startsWith('{/*', open) && !text.includes('*/', open)
  return strayBrace({
    file,
    place: lines.place(open, open + 1),
    ...(isComment ? { hint: 'Close the comment with `*/}`.' } : {}),
  })
}

/** The last line up to an offset that begins as an import or an export does. */
function moduleLine(text: string, stop: number) {
  const found = [...text.slice(0, stop + 1).matchAll(/^(import|export)\b/gm)].at(-1)
  if (found === undefined) return null
  const rest = text.slice(found.index).search(/[\r\n]|$/)
  return { start: found.index, end: found.index + rest, word: found[1] ?? '' }
}

/** A closing tag inside of what was opened after its opening tag. */
function crossedTagError(stop: number, { fault, file, text, lines }: Faulty): Diagnostic | null {
  const crossed = /^Expected the closing tag .* after the start of `(?<kind>\w+)` \((?<line>\d+):(?<column>\d+)/.exec(
    fault.reason,
  )
  if (crossed?.groups === undefined) return null
  const { kind = '', line, column } = crossed.groups
  const end = text.indexOf('>', stop) + 1 || text.length
  const tag = text.slice(stop, end).replace(/\s+/g, ' ')
  const at = { file, place: lines.place(stop, end) }
  // No author has opened a paragraph: what stands beside the tag makes one.
  if (/^paragraph$|Heading$/.test(kind)) {
    const hint = `Put \`${tag}\` on a line of its own: beside other text it is a part of that text.`
    return strayClosingTag({ ...at, hint }, { tag })
  }
  const related = [{ message: 'Opened here, and still open', file, line: Number(line), column: Number(column) }]
  const hint = 'Close what was opened inside first; after a list or a quote, leave an empty line.'
  return strayClosingTag({ ...at, related, hint }, { tag })
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

/** Whether a tag that is open has the name of a block: no author has meant its `<` as text. */
function isBlock(tag: ScannedTag | undefined, { blocks }: Faulty): boolean {
  return tag?.end === null && blocks.has(tag.name)
}

function nameLength(text: string, open: number): number {
  return /^<[^\s<>/]*/.exec(text.slice(open))?.[0].length ?? 1
}

/** The parser's sentence without its note, which the hint of a code says better. */
function sentence(reason: string): string {
  return reason.replace(/ \(note: .*\)$/s, '')
}
