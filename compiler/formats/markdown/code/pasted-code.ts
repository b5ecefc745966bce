/** A character of a word processor in code, and what was meant. */
export interface PastedSign {
  /** Index of the line. */
  readonly line: number
  readonly character: string
  /** Empty for one that takes no room. */
  readonly instead: string
}

/** Whose texts are no strings but words, in which typography is meant. */
const prose: ReadonlySet<string> = new Set(['html', 'xml', 'markdown', 'css', 'diff'])
const commands: ReadonlySet<string> = new Set(['bash', 'shell'])

const suspicious = /[\u00A0\u2007\u200B\u202F\u2060\uFEFF‘’‚‛“”„‟–—]/
/** `tree` and its like draw folders with spaces that do not break; nobody runs that. */
const drawing = /[│├└]/
/** One that is not closed goes on to the end of the line: looking for its end at each quote took the square of the length. */
const strings = /"(?:\\.?|[^"\\])*(?:"|$)|'(?:\\.?|[^'\\])*(?:'|$)|`(?:\\.?|[^`\\])*(?:`|$)/g
/** A line of a comment, and the rest of one. */
const comment = /^\s*(?:\/\/|#|\*|\/\*|--\s|<!--).*|(?:\s\/\/|\s#|\/\*).*$/
const space = /[\u00A0\u2007\u200B\u202F\u2060\uFEFF]/
/**
 * Where a value begins: in text a typographic quote stands behind a word. What is before it is looked at where it is: at each
 * blank of a line it took the square of its length.
 */
const quote = /[‘’‚‛“”„‟](?<=(?:[=([{,:]\s*|\s--?[\w-]+[ =]).)/
const dash = /(?<=\s)(?:[–—][A-Za-z]\b|[–—]{1,2}(?=[a-z][\w-]))/

/**
 * Looks for what word processors make of spaces, quotes and hyphens: who copies the sample gets an error.
 *
 * @param id the grammar of the code
 * @returns the first that stands where no text of the program is
 */
export function pastedSign(lines: readonly string[], id: string): PastedSign | null {
  if (prose.has(id)) return null
  for (const [line, written] of lines.entries()) {
    if (!suspicious.test(written) || drawing.test(written)) continue
    const code = written.replace(strings, (found) => ' '.repeat(found.length)).replace(comment, '')
    const found =
      space.exec(code)?.[0] ?? quote.exec(code)?.[0] ?? (commands.has(id) ? dash.exec(code)?.[0] : undefined)
    if (found !== undefined) return { line, character: found[0] ?? '', instead: meant(found) }
  }
  return null
}

/** @returns an option of a command whose hyphens have become a dash, as it is meant; null for other code of a line */
export function pastedOption(code: string): PastedSign | null {
  if (!suspicious.test(code) || !/^[a-z][\w./-]+ /.test(code)) return null
  const [found] = dash.exec(code) ?? []
  return found === undefined ? null : { line: 0, character: found[0] ?? '', instead: meant(found) }
}

function meant(found: string): string {
  if (/^[–—]/.test(found)) return found.length === 2 && /[A-Za-z]/.test(found) ? '-' : '--'
  if (space.test(found)) return /[\u200B\u2060\uFEFF]/.test(found) ? '' : ' '
  return /[‘’‚‛]/.test(found) ? "'" : '"'
}
