import { tableScroll } from '../scroll-box/mark.ts'
import type { Say } from '../texts/texts.ts'

/**
 * Tables in HTML that is made of a text of data: as `Table` shows those of a page, each scrolls inside itself.
 *
 * @param html safe HTML, in which every `<` of a text is escaped
 */
export function scrollingTables(html: string, say: Say): string {
  if (!html.includes('<table')) return html
  const box = `<div class="${tableScroll}" role="group" aria-label="${say('Table')}" tabindex="0">`
  return html.replace(/<table(?=[\s>])/g, `${box}$&`).replaceAll('</table>', '</table></div>')
}
