/** Characters that no source of any language can be trusted with: controls but tab and LF, line ends, marks of order. */
const odd = '[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ufeff\\u202a-\\u202e\\u2066-\\u2069]'
const hasOdd = new RegExp(odd)

/** @returns whether a text can be in a source as it is, line by line */
export function isPlain(text: string): boolean {
  return !hasOdd.test(text)
}

/** A lone surrogate is in no file, and can't be sent. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}

interface Escapes {
  readonly mark: '"' | "'"
  /** What has a meaning between the marks besides the mark and the backslash. */
  readonly also?: RegExp
  /** Writes one of the odd characters. */
  readonly odd: (code: number) => string
}

/** @returns a function that writes a text between quotation marks, on one line */
export function quoter({ mark, also, odd: writeOdd }: Escapes): (text: string) => string {
  const special = new RegExp(`[\\\\\\n\\t${mark}]|${odd}`, 'g')
  const names: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }
  const written = (character: string): string => {
    if (character === '\\' || character === mark) return `\\${character}`
    return names[character] ?? writeOdd(character.charCodeAt(0))
  }
  return (text) => {
    const safe = wellFormed(text).replace(special, written)
    return `${mark}${also === undefined ? safe : safe.replace(also, '\\$&')}${mark}`
  }
}

/** `\u2028`, as most languages write it. */
export function unicodeEscape(code: number): string {
  return `\\u${code.toString(16).padStart(4, '0')}`
}

/** `\xa0`, or `\u2028` where a byte does not hold it. */
export function hexEscape(code: number): string {
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16)}`
}

/** @returns code moved right; it must hold no text over several lines */
export function indent(code: string, by: string): string {
  return code.replace(/^(?=.)/gm, by)
}

/** @returns pieces of code between brackets, one a line; nothing between them stays on the line */
export function bracketed(open: string, pieces: readonly string[], close: string, by = '  '): string {
  if (pieces.length === 0) return `${open}${close}`
  return `${open}\n${indent(pieces.join(',\n'), by)},\n${close}`
}

/** Lines of a program; null leaves a line out. */
export function lines(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join('\n')
}
