import { markdownText } from './markdown-text.ts'

/** @returns a table of Markdown; no cell holds a line end, nor a bar that is not escaped */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** @returns a text of a property as one cell, which reads as the same text */
export function textCell(text: string): string {
  return markdownText(text).replaceAll('|', '\\|')
}
