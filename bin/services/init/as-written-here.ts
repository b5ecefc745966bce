import { withOwnDirectives } from './own-directives.ts'
import { withOwnFences } from './own-fences.ts'
import { withOwnHeadingIds } from './own-heading-ids.ts'
import { withoutImports } from './without-imports.ts'

/** What Docusaurus calls a page by in its sidebars: here that is the path of the file. */
const id = /^(---\r?\n(?:(?!---)[^\n]*\n)*?)id:[^\n]*\n/

/**
 * Writes what other tools have in their Markdown as it is written here, where it is only written otherwise: what has no
 * equal stays, and is told by a check.
 */
export function asWrittenHere(text: string, isMdx: boolean): string {
  const own = withOwnFences(withOwnHeadingIds(withOwnDirectives(text), isMdx))
  return withoutImports(own).replace(id, '$1')
}
