import type { Standing } from './standing.ts'

const attribute = String.raw`\s+[A-Za-z_:][A-Za-z0-9_.:-]*(?:\s*=\s*(?:[^\s"'=<>${'`'}]+|"[^"]*"|'[^']*'))?`
const tag = String.raw`<(?:[A-Za-z][A-Za-z0-9-]*(?:${attribute})*\s*/?|/[A-Za-z][A-Za-z0-9-]*\s*)>`
const inline = new RegExp(`^(?:${tag}|<!--[^-](?:[^-]|-[^-])*-->|<!---->)$`)
/** A block of HTML that begins with a whole tag of any name (CommonMark's seventh condition). */
const wholeTag = new RegExp(String.raw`^[ ]{0,3}${tag}[ \t]*(?:\r?\n|$)`)
/** Names that begin a block of HTML wherever they are (the first and the sixth condition). */
const names =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul|script|pre|style|textarea'
const namedTag = new RegExp(String.raw`^[ ]{0,3}<(?:[!?]|/?(?:${names})(?:[\s>]|/>))`, 'i')
const phrasing: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
])

/** Of HTML that a container ends with the reference keeps the end of the line then. */
const footnoteBelow = /[ \t]*\r?\n\[\^/y

/** @returns whether a line that no paragraph is before begins a block of HTML */
export function beginsHtmlBlock(line: string): boolean {
  return namedTag.test(line) || wholeTag.test(line)
}

/** @returns why a piece of HTML may be read in another way; null when it may not */
export function checkHtml({ source, start, end, depth, parent }: Standing): string | null {
  const written = source.slice(start, end)
  if (depth > 0 && written.includes('\n')) return 'HTML of several lines in a container'
  if (!phrasing.has(parent.type)) {
    if (!written.startsWith('<') || /(?:^|\n)[ \t]+$/.test(source.slice(Math.max(0, start - 40), start)))
      return 'indented HTML'
    footnoteBelow.lastIndex = end
    if (depth > 0 && footnoteBelow.test(source)) return 'footnote after HTML in a container'
    return beginsHtmlBlock(written) ? null : 'HTML of another form'
  }
  if (depth > 0 && /\n[ \t>]*$/.test(source.slice(Math.max(0, start - 40), start)))
    return 'HTML at a line start in a container'
  return inline.test(written) ? null : 'HTML of another form'
}
