/**
 * @returns a text of a property as Markdown that reads as the same text: no character of it is taken for a mark, and it is
 * one line, as a page shows it, since a line end would end a heading and an empty line everything
 */
export function markdownText(text: string): string {
  // An autolink takes a backslash as a part of its address, and what follows would be a tag again.
  const less = /:\/\/|www\./i.test(text) ? '&lt;' : '\\<'
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_~[\]>]|&(?=#?\w+;)/g, '\\$&')
    .replaceAll('<', less)
    .replace(/^([#>+-]|\d+[.)])(?=\s|$)/, (mark) => `${mark.slice(0, -1)}\\${mark.at(-1) ?? ''}`)
    .replace(/ (?=#+$)/, ' \\')
}
