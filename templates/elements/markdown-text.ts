import { escapeMarks } from '../../compiler/formats/markdown/escape-marks.ts'

/**
 * @returns a text of a property as Markdown that reads as the same text: no character of it is taken for a mark, and it is
 * one line, as a page shows it, since a line end would end a heading and an empty line everything
 */
export function markdownText(text: string): string {
  return escapeMarks(text.trim().replace(/\s+/g, ' '))
    .replaceAll('_', '\\_')
    .replace(/^([#>+-]|\d+[.)])(?=\s|$)/, (mark) => `${mark.slice(0, -1)}\\${mark.at(-1) ?? ''}`)
    .replace(/ (?=#+$)/, ' \\')
}
