/** What stands in the place of a value that is code: it is not run. */
export const code = Symbol('code')

/** A place in a text of code. */
export interface CodeText {
  readonly text: string
  at: number
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '', '\n': '', b: '', f: '', v: '', 0: '' }

/** Reads a text in quotes. @returns `code` for a template with values in it, and for a text that does not end */
export function readText(reader: CodeText): string | typeof code {
  const { text } = reader
  const quote = text[reader.at]
  const parts: string[] = []
  for (let at = reader.at + 1; at < text.length; at++) {
    const sign = text[at]
    if (sign === quote) {
      reader.at = at + 1
      return parts.join('')
    }
    if (sign === '\\') {
      const [all = '', hex] = /\\(?:u\{([\da-f]{1,5})\}|u[\da-f]{4}|x[\da-f]{2})/iy.exec(text.slice(at, at + 10)) ?? []
      const next = text[at + 1] ?? ''
      parts.push(all === '' ? (escapes[next] ?? next) : String.fromCodePoint(Number.parseInt(hex ?? all.slice(2), 16)))
      at += all === '' ? 1 : all.length - 1
    } else if ((quote === '`' && text.startsWith('${', at)) || (quote !== '`' && sign === '\n')) return code
    else parts.push(sign ?? '')
  }
  return code
}

/** Skips blanks and comments. */
export function skipBlanks(reader: CodeText): void {
  const blanks = /(?:\s+|\/\/[^\n]*|\/\*)/y
  for (;;) {
    blanks.lastIndex = reader.at
    const found = blanks.exec(reader.text)?.[0]
    if (found === undefined) return
    const end = found === '/*' ? reader.text.indexOf('*/', reader.at + 2) : -1
    reader.at = found !== '/*' ? reader.at + found.length : end === -1 ? reader.text.length : end + 2
  }
}

/** Goes on to what ends an expression: a comma, or the end of what it is in. */
export function skipExpression(reader: CodeText): void {
  let open = 0
  while (reader.at < reader.text.length) {
    skipBlanks(reader)
    const sign = reader.text[reader.at] ?? ''
    if (/["'`]/.test(sign)) {
      const start = reader.at
      if (readText(reader) === code) reader.at = endOfText(reader.text, start)
      continue
    }
    if (/[([{]/.test(sign)) open += 1
    if (open === 0 && /[)\]},;]/.test(sign)) return
    if (/[)\]}]/.test(sign)) open -= 1
    reader.at += 1
  }
}

/** @returns the end of a template, whatever is in it, or of the line of a text that does not end */
function endOfText(text: string, start: number): number {
  const quote = text[start] ?? ''
  const end = text.indexOf(quote === '`' ? '`' : '\n', start + 1)
  return end === -1 ? text.length : end + 1
}
