import { wellFormed } from '../../formats/request/text.ts'

/** What a path of a redirect may not hold, in words for a message. */
export interface PathFault {
  readonly what: string
  readonly hint: string | null
  /** A browser or a host could be led to another site by it, or out of the folder. */
  readonly unsafe: boolean
}

interface Rule {
  readonly pattern: RegExp
  readonly unsafe: boolean
  /** False for what matters in the path alone. */
  readonly inQuery?: false
  what(found: string): string
  hint?(found: string): string
}

const rules: readonly Rule[] = [
  {
    // Browsers drop tabs and line ends from a URL; in a header they end the line.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    pattern: /[\u0000-\u001f\u007f-\u009f]/,
    unsafe: true,
    what: () => 'a control character',
    hint: () => 'Remove it.',
  },
  {
    // Browsers read it as `/`.
    pattern: /\\/,
    unsafe: true,
    what: () => 'a backslash',
    hint: () => 'Write `/`.',
  },
  { pattern: /\s/, unsafe: false, what: () => 'a space', hint: () => 'Remove it, or write `%20`.' },
  { pattern: /\p{Surrogate}/u, unsafe: true, what: () => 'half of a character' },
  { pattern: /%(?![0-9a-f]{2})/i, unsafe: false, what: () => 'a lone `%`', hint: () => 'Write `%25`.' },
  {
    // Hosts decode these at different moments, so that a check of the written path would mean nothing.
    pattern: /%(?:2[ef]|5c|[01][0-9a-f]|7f)/i,
    unsafe: true,
    inQuery: false,
    what: (found) => `the encoded character \`${found}\``,
    hint: () => 'Encode only what may not stand in a path: a slash, a dot and a control character have no place there.',
  },
  {
    pattern: /["<>^`|]/,
    unsafe: false,
    what: (found) => (found === '`' ? 'a backtick' : `the character \`${found}\``),
    hint: (found) => `Write \`${encodeURIComponent(found)}\`.`,
  },
  {
    pattern: /\/\//,
    unsafe: true,
    inQuery: false,
    what: () => 'an empty segment (`//`)',
    hint: () => 'Write one `/`.',
  },
  {
    pattern: /(?<=\/)\.{1,2}(?=\/|$)/,
    unsafe: true,
    inQuery: false,
    what: (found) => `the segment \`${found}\``,
    hint: () => 'Write the path that it leads to.',
  },
]

/**
 * @param path begins with `/`, without query and fragment; it may hold names in braces
 * @returns the first thing that is not allowed in it, or null
 */
export function pathFault(path: string): PathFault | null {
  return faultIn(path, rules)
}

/** The same for a query or a fragment, where slashes and dots mean nothing. */
export function queryFault(text: string): PathFault | null {
  return faultIn(
    text,
    rules.filter(({ inQuery }) => inQuery !== false),
  )
}

function faultIn(text: string, wanted: readonly Rule[]): PathFault | null {
  for (const { pattern, unsafe, what, hint } of wanted) {
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) return { what: what(found), hint: hint?.(found) ?? null, unsafe }
  }
  return null
}

/** Writes letters outside of ASCII the way browsers send them; `%c3` is another spelling of the `%C3` that they send. */
export function encodeLetters(text: string): string {
  // Half of a character, which escapes of data may write, is none: it is sent as the sign for that.
  return text.replace(/[\u0080-\u{10ffff}]+|%[0-9a-fA-F]{2}/gu, (letters) =>
    letters.startsWith('%') ? letters.toUpperCase() : encodeURIComponent(wellFormed(letters)),
  )
}
