import { gunzipSync } from 'node:zlib'
import { type Active, activeInDrawing } from './active-drawing.ts'

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
 * @returns what is active in it, or null; the place of a part of it, where not all of the file is
 */
export function activeIn(path: string, bytes: Uint8Array): Active | null {
  const plain = path.replace(packed, '')
  const name = /\.[^./]+$/.exec(plain)?.[0] ?? ''
  if (run.test(plain)) return whole(`\`${name}\` files run in browsers`)
  if (drawing.test(plain)) return plain === path ? inDrawing(bytes) : inPacked(bytes)
  if (startsWith(bytes, [0x00, 0x61, 0x73, 0x6d])) return whole('it is WebAssembly')
  // Parsers of XML know UTF-16 by its first tag, without a mark of the order of bytes.
  if (startsWith(bytes, [0x3c, 0x00]) || startsWith(bytes, [0x00, 0x3c])) return whole('it is XML')
  const text = beginning(bytes)
  if (text === null) return null
  if (/^(?:<!doctype\s+svg\b[^>]*>\s*)?<(?:[a-z]+:)?svg[\s>]/i.test(text)) return inDrawing(bytes)
  if (/^<\?xml[\s?-]|^<!doctype\s+(?!html\b)/i.test(text)) return whole('it is XML')
  if (/^<(?:!doctype\s+html|html|head|body|script|iframe|object|embed|svg)\b/i.test(text)) return whole('it is HTML')
  if (shown.test(path)) return null
  if (sniffed.test(text)) return whole('it is HTML')
  return isTagged(bytes) && /\sxmlns\s*[:=]/.test(textOf(bytes)) ? whole('it is XML') : null
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

function inDrawing(bytes: Uint8Array): Active | null {
  return startsWith(bytes, [0x1f, 0x8b]) ? inPacked(bytes) : activeInDrawing(textOf(bytes))
}

/** Lines of what is packed are lines of no file. */
function inPacked(bytes: Uint8Array): Active | null {
  try {
    const found = activeInDrawing(textOf(gunzipSync(bytes, { maxOutputLength: largest })))
    return found === null ? null : whole(found.why)
  } catch {
    return whole('it is packed and cannot be looked into')
  }
}

const whole = (why: string): Active => ({ why, place: null })
