import { gunzipSync } from 'node:zlib'

/** Kinds of files that browsers run, by the end of their name. */
const run = /\.(?:[spx]?html?|xht|mht|mhtml|htc|hta|xml|xslt?|rss|atom|rdf|xul|mathml|mml|m?js|cjs|wasm|swf)$/i
/** Kinds that browsers show as the text that they are, whatever it looks like. */
const shown = /\.(?:txt|text|md|mdx|csv|tsv|json|ya?ml|toml|css|log|diff|patch)$/i
const drawing = /\.svgz?$/i
/** Servers that know both extensions of a packed file unpack it on its way, as the kind that the first one tells. */
const packed = /\.(?:gz|z|br|zst|bz2|xz)$/i
/** An unpacked drawing that is larger is not looked into. */
const largest = 20 * 1024 * 1024

/**
 * Tells why a browser may run something in a file, by what it is and not by its name alone. A page with scripts on the
 * site's own address reads its storage and acts for its readers.
 *
 * Rules: HTML standard, "navigate"; MIME Sniffing standard, section 7; SVG 2, "Linking" and "Scripting".
 *
 * @returns in words what is active in it, or null
 */
export function whyActive(path: string, bytes: Uint8Array): string | null {
  const plain = path.replace(packed, '')
  const name = /\.[^./]+$/.exec(plain)?.[0] ?? ''
  if (run.test(plain)) return `\`${name}\` files run in browsers`
  if (drawing.test(plain)) return plain === path ? drawingFault(bytes) : packedFault(bytes)
  if (startsWith(bytes, [0x00, 0x61, 0x73, 0x6d])) return 'it is WebAssembly'
  // Parsers of XML know UTF-16 by its first tag, without a mark of the order of bytes.
  if (startsWith(bytes, [0x3c, 0x00]) || startsWith(bytes, [0x00, 0x3c])) return 'it is XML'
  const text = beginning(bytes)
  if (text === null) return null
  if (/^(?:<!doctype\s+svg\b[^>]*>\s*)?<(?:[a-z]+:)?svg[\s>]/i.test(text)) return drawingFault(bytes)
  if (/^<\?xml[\s?-]|^<!doctype\s+(?!html\b)/i.test(text)) return 'it is XML'
  if (/^<(?:!doctype\s+html|html|head|body|script|iframe|object|embed|svg)\b/i.test(text)) return 'it is HTML'
  if (shown.test(path)) return null
  if (sniffed.test(text)) return 'it is HTML'
  return isTagged(bytes) && /\sxmlns\s*[:=]/.test(textOf(bytes)) ? 'it is XML' : null
}

/** In XML of any kind an element may be of a namespace that runs, however late, and however that is written. */
function isTagged(bytes: Uint8Array): boolean {
  return /^[\s\ufeff]*</.test(textOf(bytes.subarray(0, 4096)))
}

/** What browsers take for HTML where nothing says what a file is (MIME Sniffing standard, section 7.1). */
const sniffed = /^<(?:h1|div|font|table|a|style|title|b|br|p|math|img|video|audio|form|input|details|marquee)[\s/>]/i

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}

/** The first characters after what browsers skip; null for what is no text. */
function beginning(bytes: Uint8Array): string | null {
  const head = textOf(bytes.subarray(0, 4096))
  if (head.includes('\0')) return null
  return head.replace(/^(?:\s|<!--[\s\S]*?(?:-->|$))+/, '')
}

function textOf(bytes: Uint8Array): string {
  const encoding = startsWith(bytes, [0xff, 0xfe]) ? 'utf-16le' : startsWith(bytes, [0xfe, 0xff]) ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

function drawingFault(bytes: Uint8Array): string | null {
  return startsWith(bytes, [0x1f, 0x8b]) ? packedFault(bytes) : svgFault(textOf(bytes))
}

function packedFault(bytes: Uint8Array): string | null {
  try {
    return svgFault(textOf(gunzipSync(bytes, { maxOutputLength: largest })))
  } catch {
    return 'it is packed and cannot be looked into'
  }
}

/** Elements that run, embed or bring another language. */
const elements =
  /<(?:[^\s<>/:"']+:)?(script|foreignobject|iframe|embed|object|audio|video|handler|listener|html|body|link|base|meta)(?=[\s>/])/i
const addressed = /(?:^|[\s"'/])(?:[\w.-]+:)?(?:href|src|base|from|to|values|by)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi

/** In others a word can be taken apart by what is no character, and is whole again for a browser. */
const plainEncodings = /^(?:utf-?8|utf-16(?:le|be)?|us-ascii|ascii|iso-8859-1|latin1|windows-1252)$/i

/** What is left of a drawing may only draw: no script, no other language, nothing from elsewhere. */
function svgFault(whole: string): string | null {
  const encoding = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)/i.exec(whole.replace(/^\ufeff/, ''))?.[1]
  if (encoding !== undefined && !plainEncodings.test(encoding)) return `it is written in \`${encoding.slice(0, 40)}\``
  if (whole.includes('\0')) return 'it is written in a form that cannot be looked into'
  const text = withoutComments(whole)
  if (/<!entity\b/i.test(text)) return 'it declares entities'
  if (/<\?xml-stylesheet\b/i.test(text)) return 'it names a style sheet'
  const element = elements.exec(text)?.[1]
  if (element !== undefined) return `it holds \`<${element.toLowerCase()}>\``
  const handler = handlerIn(text)
  if (handler !== null) return `it holds \`${handler}\``
  const plain = withoutReferences(text)
  if (/attributename\s*=\s*["']\s*(?:[^\s"':]+:)?(?:href|on)/i.test(plain)) return 'it changes an address or a handler'
  if (/(?:java|vb)script\s*:/i.test(plain)) return 'it holds an address that runs'
  for (const [, double, single] of plain.matchAll(addressed)) {
    const url = (double ?? single ?? '').trim()
    if (leadsOut(url)) return `it refers to \`${url.slice(0, 60)}\``
  }
  if (/@import\b/i.test(plain)) return 'its style imports another one'
  if (/\bimage-set\s*\(/i.test(plain)) return 'its style names pictures'
  for (const [, url = ''] of plain.matchAll(/url\(\s*["']?([^"')]*)/gi))
    if (leadsOut(url.trim())) return `it refers to \`${url.trim().slice(0, 60)}\``
  return null
}

/** XML 1.0, section 2: what looks like a comment inside of a CDATA section or an instruction is none, and hides nothing. */
function withoutComments(text: string): string {
  return text.replace(/<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)/g, (piece) =>
    piece.startsWith('<!--') && piece.endsWith('-->') ? '' : piece,
  )
}

/** A tag ends with the first `>` outside of its values. */
const tags = /<[^\s"'<>/!?][^"'<>]*(?:(?:"[^"]*"|'[^']*')[^"'<>]*)*>?/g

function handlerIn(text: string): string | null {
  for (const [tag] of text.matchAll(tags)) {
    const handler = /[\s/'"](on[a-z]+)\s*=/i.exec(tag.replace(/"[^"]*"|'[^']*'/g, '""'))?.[1]
    if (handler !== undefined) return handler
  }
  return null
}

/** A part of the drawing itself, a picture inside of it, or a number of an animation stays inside. */
function leadsOut(url: string): boolean {
  if (url === '' || url.startsWith('#') || /^data:image\/(?:png|jpe?g|gif|webp|avif);/i.test(url)) return false
  return /^[a-z][a-z0-9+.-]*:|[/\\]/i.test(url) || /\.\w{2,5}(?:[?#]|$)/i.test(url)
}

/** Character references and escapes of CSS hide nothing. */
function withoutReferences(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, hex: string) => character(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});?/g, (_, number: string) => character(Number(number)))
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => character(Number.parseInt(hex, 16)))
    .replace(/&(?:tab|newline);/gi, '')
    .replace(/&colon;/gi, ':')
    .replace(/[\t\n\r]/g, (blank) => (blank === '\t' ? '' : ' '))
}

function character(code: number): string {
  if (code === 9 || code === 10 || code === 13) return ''
  return code > 0x10ffff ? '' : String.fromCodePoint(code)
}
