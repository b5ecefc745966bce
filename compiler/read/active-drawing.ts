import type { Place } from '../diagnostics/diagnostic.ts'
import { LineIndex } from '../formats/source.ts'
import { made, originOf, type Pass } from './text-passes.ts'

/** What is active in a file: why it is, in words, and its place; null where that is the file as a whole. */
export interface Active {
  readonly why: string
  readonly place: Place | null
}

/** Something in a text, by its offset. */
interface Found {
  readonly why: string
  readonly start: number
  readonly length: number
}

/** Elements that run, embed or bring another language. */
const elements =
  /<(?:[^\s<>/:"']+:)?(script|foreignobject|iframe|embed|object|audio|video|handler|listener|html|body|link|base|meta)(?=[\s>/])/i
const addressed = /(?:^|[\s"'/])(?:[\w.-]+:)?(?:href|src|base|from|to|values|by)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi

/** In others a word can be taken apart by what is no character, and is whole again for a browser. */
const plainEncodings = /^(?:utf-?8|utf-16(?:le|be)?|us-ascii|ascii|iso-8859-1|latin1|windows-1252)$/i

/** What is left of a drawing may only draw: no script, no other language, nothing from elsewhere. @returns the first that is more */
export function activeInDrawing(text: string): Active | null {
  const [declared = '', encoding = ''] = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)/i.exec(text) ?? []
  if (declared !== '' && !plainEncodings.test(encoding))
    return placed(
      text,
      [],
      at(`it is written in \`${encoding.slice(0, 40)}\``, declared.length - encoding.length, encoding),
    )
  if (text.includes('\0')) return { why: 'it is written in a form that cannot be looked into', place: null }
  const written = made(text, [comments])
  const markup = inMarkup(written)
  if (markup !== null) return placed(text, [comments], markup)
  const value = inValues(made(written, references))
  return value === null ? null : placed(text, [comments, ...references], value)
}

/** @param passes that have made the text in which something was found */
function placed(text: string, passes: readonly Pass[], { why, start, length }: Found): Active {
  const [from, to] = [start, start + length].map((offset) => originOf(text, passes, offset))
  return { why, place: new LineIndex(text).place(from ?? 0, to ?? 0) }
}

function at(why: string, start: number, part: string): Found {
  return { why, start, length: part.length }
}

function inMarkup(text: string): Found | null {
  return (
    first(text, /<!entity\b/i, 'it declares entities') ??
    first(text, /<\?xml-stylesheet\b/i, 'it names a style sheet') ??
    elementIn(text) ??
    handlerIn(text)
  )
}

function inValues(text: string): Found | null {
  return (
    first(text, /attributename\s*=\s*["']\s*(?:[^\s"':]+:)?(?:href|on)/i, 'it changes an address or a handler') ??
    first(text, /(?:java|vb)script\s*:/i, 'it holds an address that runs') ??
    addressIn(text, addressed, 1) ??
    first(text, /@import\b/i, 'its style imports another one') ??
    first(text, /\bimage-set\s*\(/i, 'its style names pictures') ??
    addressIn(text, /url\(\s*["']?([^"')]*)/gi, 0)
  )
}

function first(text: string, pattern: RegExp, why: string): Found | null {
  const found = pattern.exec(text)
  return found === null ? null : at(why, found.index, found[0])
}

function elementIn(text: string): Found | null {
  const found = elements.exec(text)
  return found === null ? null : at(`it holds \`<${found[1]?.toLowerCase()}>\``, found.index, found[0])
}

/** A tag ends with the first `>` outside of its values. */
const tags = /<[^\s"'<>/!?][^"'<>]*(?:(?:"[^"]*"|'[^']*')[^"'<>]*)*>?/g

function handlerIn(text: string): Found | null {
  for (const { 0: tag, index } of text.matchAll(tags)) {
    const names = tag.replace(/"[^"]*"|'[^']*'/g, (value) => '"'.repeat(value.length))
    const handler = /[\s/'"](on[a-z]+)\s*=/i.exec(names)
    if (handler !== null) return at(`it holds \`${handler[1]}\``, index + handler.index + 1, `${handler[1]}`)
  }
  return null
}

/** @param behind signs of the pattern that stand behind an address, which is its first group that is there */
function addressIn(text: string, pattern: RegExp, behind: number): Found | null {
  for (const { 0: all, 1: one, 2: other, index } of text.matchAll(pattern)) {
    const written = one ?? other ?? ''
    const url = written.trim()
    if (leadsOut(url))
      return at(`it refers to \`${url.slice(0, 60)}\``, index + all.length - behind - written.trimStart().length, url)
  }
  return null
}

/** XML 1.0, section 2: what looks like a comment inside of a CDATA section or an instruction is none, and hides nothing. */
const comments: Pass = [
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)/g,
  (piece) => (piece.startsWith('<!--') && piece.endsWith('-->') ? '' : piece),
]

/** A part of the drawing itself, a picture inside of it, or a number of an animation stays inside. */
function leadsOut(url: string): boolean {
  if (url === '' || url.startsWith('#') || /^data:image\/(?:png|jpe?g|gif|webp|avif);/i.test(url)) return false
  return /^[a-z][a-z0-9+.-]*:|[/\\]/i.test(url) || /\.\w{2,5}(?:[?#]|$)/i.test(url)
}

/** Character references and escapes of CSS hide nothing. */
const references: readonly Pass[] = [
  [/&#x([0-9a-f]{1,6});?/gi, (_, hex = '') => character(Number.parseInt(hex, 16))],
  [/&#(\d{1,7});?/g, (_, number) => character(Number(number))],
  [/\\([0-9a-f]{1,6})\s?/gi, (_, hex = '') => character(Number.parseInt(hex, 16))],
  [/&(?:tab|newline);/gi, () => ''],
  [/&colon;/gi, () => ':'],
  [/[\t\n\r]/g, (blank) => (blank === '\t' ? '' : ' ')],
]

function character(code: number): string {
  if (code === 9 || code === 10 || code === 13) return ''
  return code > 0x10ffff ? '' : String.fromCodePoint(code)
}
