import { sidebarNameKeys } from '../../../../compiler/data/foreign-keys.ts'

/** Front matter, the lines in it, and all that follows. */
const parts = /^(---\r?\n)((?:(?!---)[^\n]*\n)*?)(---\r?(?:\n|$)[\s\S]*)$/
const entries = /^(?![\s-])/m
/** What the sidebar says by now: names that it has for pages, and their places. */
const said = new RegExp(`^(?:${sidebarNameKeys.join('|')}):|^sidebar:[ \\t]*(?:\\{|\\r?\\n)`)

/**
 * @param name of the sidebar that a page is in; null where it has that by itself
 * @returns the text of the page without what its sidebar says
 */
export function inSidebar(text: string, name: string | null): string {
  const [, opening, inside = '', rest = ''] = parts.exec(text) ?? []
  const own = name === null ? '' : `sidebar: ${name}\n`
  if (opening === undefined) return own === '' ? text : `---\n${own}---\n\n${text}`
  const kept = inside.split(entries).filter((entry) => !said.test(entry))
  return opening + kept.join('') + own + rest
}
