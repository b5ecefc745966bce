import { textAsHtml } from './code/CodeBlock.tsx'
import { tableScroll } from './scroll-box/mark.ts'
import type { Say } from './texts/texts.ts'

/**
 * HTML that is made of a text of data, as a page shows its own: a table scrolls inside itself, as `Table` has it, and a link
 * that leaves the site ends as `Link` ends it.
 *
 * @param html safe HTML, in which every `<` of a text is escaped
 */
export function dataHtml(html: string, say: Say): string {
  return markedLinks(scrollingTables(html, say), say)
}

function scrollingTables(html: string, say: Say): string {
  if (!html.includes('<table')) return html
  const label = textAsHtml(say('Table')).replaceAll('"', '&quot;')
  const box = `<div class="${tableScroll}" role="group" aria-label="${label}" tabindex="0">`
  return html.replace(/<table(?=[\s>])/g, (table) => box + table).replaceAll('</table>', '</table></div>')
}

const external = /<a(?: [^\s"=>]+(?:="[^"]*")?)* rel="external">(?<inside>[\s\S]*?)(?=<\/a>)/g

/** A link that holds only images, as badges are, is no text that leads away. */
function markedLinks(html: string, say: Say): string {
  if (!html.includes(' rel="external">')) return html
  const mark = `<span class="external"><span> ${textAsHtml(say('(external link)'))}</span></span>`
  return html.replace(external, (link, inside: string) =>
    inside.replace(/<[^>]*>/g, '').trim() === '' ? link : link + mark,
  )
}

/** @returns what is in the only paragraph of a text that is no more than one; else null */
export function onlyParagraph(html: string): string | null {
  return /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(html)?.[1] ?? null
}
