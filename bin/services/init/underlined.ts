/** Headings of one line that are underlined (CommonMark 0.31.2, "Setext headings"): the words, and one sign of the line below. */
const heading = /^ {0,3}(?![-+*>|#])(\S[^\r\n]*)\r?\n {0,3}(?:(=)=*|-+)[ \t]*$/gm

export interface Underlined {
  readonly level: 1 | 2
  readonly words: string
}

/** @param shown a text without code and comments */
export function underlinedIn(shown: string): readonly Underlined[] {
  return [...shown.matchAll(heading)].map(({ 1: words = '', 2: sign }) => ({
    level: sign === undefined ? 2 : 1,
    words: words.trim(),
  }))
}
