import { unknownBlock } from '../../../diagnostics/codes/blocks.ts'
import { mismatchedClosingTag, strayClosingTag, unclosedTag, unknownTag } from '../../../diagnostics/codes/mdx.ts'
import type { Diagnostic, Related } from '../../../diagnostics/diagnostic.ts'
import { nearest } from '../../nearest.ts'
import { isAllowedElement, voidElements } from '../html/html.ts'
import { maskCode } from '../mask-code.ts'
import { type ScannedTag, scanTags } from '../scan-tags.ts'
import type { Faulty } from './faulty.ts'

/** Of the placeholders of a page, this many more are named beside the first. */
const maxOthers = 10

/** A tag that is open where it may not be: it was never closed, it is no tag at all, or one of the two is misspelt. */
export function unclosedTagError(opened: Record<string, string | undefined>, faulty: Faulty): Diagnostic {
  const { fault, file, text, lines, blocks } = faulty
  const place = {
    line: Number(opened.line),
    column: Number(opened.column),
    endLine: Number(opened.endLine ?? opened.line),
    endColumn: Number(opened.endColumn ?? opened.column),
  }
  const name = (opened.tag ?? '').slice(2, -2)
  const masked = maskCode(text)
  const start = lines.offset(place.line, place.column)
  const closing = /^Unexpected closing tag `<\/([^`]*)>`/.exec(fault.reason)?.[1]
  const written = text.slice(start, lines.offset(place.endLine, place.endColumn))
  const isStray = closing !== undefined && !isOpen(closing, scanTags(masked, fault.offset ?? 0))
  const again = written === `<${name}>` && isOpen(name, scanTags(masked, start)) ? { hint: closeHint(name) } : null
  // A word such as `<Note>` on a line of its own is meant as a block.
  const isBlock = /^[A-Z][a-z]/.test(name) && /^[ \t]*$/m.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start))
  if (!isStray && !isBlock && isPlaceholder(name, written, text, faulty)) {
    const others = scanTags(masked).filter((tag) => tag.start !== start && isOtherPlaceholder(tag, text, faulty))
    const related = others
      .slice(0, maxOthers)
      .map((tag) => ({ message: 'The same here', file, ...lines.point(tag.start) }))
    return unknownTag({ file, place, related }, { tag: written })
  }
  if (closing !== undefined && fault.offset !== null) {
    const closingTag: Related = { message: `\`</${closing}>\` stands here`, file, ...lines.point(fault.offset) }
    const isMeant = nearest(name, [closing]) !== null
    if (isMeant && !blocks.has(name) && blocks.has(closing))
      return unknownBlock({ file, place, related: [closingTag] }, { name: `<${name}>`, nearest: closing })
    if (isStray) {
      const end = (text.indexOf('>', fault.offset) + 1 || text.length) - fault.offset
      const wrong = lines.place(fault.offset, fault.offset + end)
      const related = [{ message: 'Opened here', file, line: place.line, column: place.column }]
      return mismatchedClosingTag({ file, place: wrong, related }, { found: closing, expected: name })
    }
    const hint = voidHint(name, written) ?? again
    return unclosedTag({ file, place, related: [closingTag], ...hint }, { tag: `<${name}>` })
  }
  const hidden = text.indexOf(`</${name}>`, start)
  if (hidden !== -1 && !masked.includes(`</${name}>`, start)) {
    const hint = 'Close the code in front of its closing tag: with a line of as many backticks as the code begins with.'
    const related = [{ message: `\`</${name}>\` stands in code here`, file, ...lines.point(hidden) }]
    return unclosedTag({ file, place, related, hint }, { tag: `<${name}>` })
  }
  const isInLine = / before the end of `(paragraph|heading|tableCell)`/.test(fault.reason)
  const hint = voidHint(name, written) ?? again ?? (isInLine ? { hint: inLineHint(name, text) } : {})
  return unclosedTag({ file, place, ...hint }, { tag: `<${name}>` })
}

/** What never holds anything closes itself. */
function voidHint(name: string, written: string): { readonly hint: string } | null {
  return voidElements.has(name) ? { hint: `Write \`${written.replace(/\s*>$/, ' />').replace(/\s+/g, ' ')}\`.` } : null
}

/** A second opening tag without properties was most often meant to close the first. */
function closeHint(name: string): string {
  return `Write \`</${name}>\` if it ends the one that is open already, else close both.`
}

function inLineHint(name: string, text: string): string {
  return text.includes(`</${name}>`)
    ? 'Close it in the same paragraph, or put both tags on lines of their own.'
    : `Close it with \`</${name}>\` in the same paragraph. If it is text, put it in code, or write \`\\<${name}>\`.`
}

/** A closing tag where nothing is open. */
export function closingTagError(stop: number, masked: string, { file, text, lines }: Faulty): Diagnostic {
  const open = text.lastIndexOf('<', stop)
  const end = text.indexOf('>', stop) + 1 || text.length
  const written = text.slice(open, end).replace(/\s+/g, ' ')
  const name = /^<\s*\/\s*([^\s>]*)/.exec(written)?.[1] ?? ''
  const empty = scanTags(masked, open).findLast((tag) => tag.name === name)
  const at = { file, place: lines.place(open, end) }
  if (voidElements.has(name)) return strayClosingTag({ ...at, hint: `Write \`<${name} />\`.` }, { tag: written })
  if (empty?.kind !== 'empty') return strayClosingTag(at, { tag: written })
  const related = [{ message: 'Closes itself here', file, ...lines.point(empty.start) }]
  const hint = 'Take the `/` out of the opening tag, or remove the closing one.'
  return strayClosingTag({ ...at, related, hint }, { tag: written })
}

/** Whether a tag is a placeholder for a value that readers put in: no block, no element that a page may hold, never closed. */
function isPlaceholder(name: string, written: string, text: string, { blocks }: Pick<Faulty, 'blocks'>): boolean {
  if (name === '' || blocks.has(name) || isAllowedElement(name) || written.includes('=')) return false
  if (voidElements.has(name) || text.includes(`</${name}`)) return false
  return !/^[A-Z][a-z]/.test(name) || nearest(name, blocks.keys()) === null
}

function isOtherPlaceholder({ kind, name, start, end }: ScannedTag, text: string, faulty: Faulty): boolean {
  return kind === 'open' && end !== null && isPlaceholder(name, text.slice(start, end), text, faulty)
}

function isOpen(name: string, tags: readonly ScannedTag[]): boolean {
  const opened = tags.filter((tag) => tag.name === name && tag.kind === 'open').length
  return opened > tags.filter((tag) => tag.name === name && tag.kind === 'close').length
}
