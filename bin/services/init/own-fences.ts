import { withOpenings } from './with-prose.ts'

/** What Docusaurus and Starlight call the file that a fence shows. */
const title = /([ \t])(?:title|filename)=(?=["'])/

/** The same of line numbers. */
const numbers = /([ \t])showLineNumbers(?=[ \t]|$)/m

/** @returns the text of a page with the options of its fences as they are named here: `file="a.ts" lines` */
export function withOwnFences(text: string): string {
  return withOpenings(text, (line) => line.replace(title, '$1file=').replace(numbers, '$1lines'))
}
