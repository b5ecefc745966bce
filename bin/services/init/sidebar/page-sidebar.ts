import { sidebarNameKeys } from '../../../../compiler/data/foreign-keys.ts'
import { entriesOf, frontParts } from '../front-parts.ts'

/** What the sidebar says by now: names that it has for pages, and their places. */
const said = new RegExp(`^(?:${sidebarNameKeys.join('|')}):|^sidebar:[ \\t]*(?:\\{|\\r?\\n)`)

/**
 * @param name of the sidebar that a page is in; null where it has that by itself
 * @returns the text of the page without what its sidebar says
 */
export function inSidebar(text: string, name: string | null): string {
  const parts = frontParts(text)
  const own = name === null ? '' : `sidebar: ${name}\n`
  if (parts === null) return own === '' ? text : `---\n${own}---\n\n${text}`
  const kept = entriesOf(parts.inside).filter((entry) => !said.test(entry))
  return parts.opening + kept.join('') + own + parts.closing + parts.body
}
