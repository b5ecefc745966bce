import { withProse } from './with-prose.ts'

const heading = /^ {0,3}#{1,6}[ \t].*$/gm

/** One with its id on the line below it, as kramdown takes it (kramdown, "block inline attribute lists"). */
const above = /^( {0,3}#{1,6}[ \t](?:[^\n]*[^\s}])?)[ \t]*\r?\n {0,3}(\{:[ \t]*#[\w-]+[ \t]*\})[ \t]*(?=\r?$)/gm

/** The id of a heading as MkDocs, Docusaurus and the site of React have it: `{ #id }`, `{: #id }`, `{#id}`, `{/*id*\/}`. */
const id = /\{(?::?[ \t]*#([\w-]+)[ \t]*|\/\*[ \t]*#?([\w-]+)[ \t]*\*\/)\}[ \t]*$/

/**
 * @param isMdx in which braces begin an expression: there an id stands in a comment
 * @returns the text of a page with the ids of its headings as they are written here: `## Title {#id}`
 */
export function withOwnHeadingIds(text: string, isMdx: boolean): string {
  const [before, behind] = isMdx ? ['{/* #', ' */}'] : ['{#', '}']
  const written = (_: string, attribute = '', comment = '') => before + attribute + comment + behind
  return withProse(text, (prose) => {
    const lines = isMdx || !prose.includes('{:') ? prose : prose.replace(above, '$1 $2')
    return lines.replace(heading, (line) => line.replace(id, written))
  })
}
