import { markdownText } from '../markdown-text.ts'
import { anchorOf } from './anchor.ts'

/** @returns a heading as Markdown, before which an anchor stands that its words do not give it: links of the page lead there */
export function headingMarkdown(level: number, heading: string, anchor: string): string {
  const own = anchor === anchorOf(heading) ? '' : `<a id="${anchor}"></a>`
  return `${'#'.repeat(level)} ${own}${markdownText(heading)}`
}
