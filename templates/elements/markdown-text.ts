import { escapeMarks } from '../../compiler/formats/markdown/escape-marks.ts'

/** @returns a text of a property as Markdown that reads as the same text: no character of it is taken for a mark */
export function markdownText(text: string): string {
  return escapeMarks(text)
    .replaceAll('_', '\\_')
    .replace(/^(\s*)([#>+-]|\d+[.)])(?=\s)/gm, (_, space: string, mark: string) => {
      const last = mark.at(-1) ?? ''
      return `${space}${mark.slice(0, -1)}\\${last}`
    })
}
