import { withOwnDirectives } from './own-directives.ts'
import { withOwnFences } from './own-fences.ts'
import { withOwnFrontMatter } from './own-front-matter.ts'
import { withOwnHeadingIds } from './own-heading-ids.ts'
import { withOwnTabs } from './own-tabs.ts'
import { withoutImports } from './without-imports.ts'

/**
 * Writes what other tools have in their Markdown as it is written here, where it is only written otherwise: what has no
 * equal stays, and is told by a check.
 */
export function asWrittenHere(text: string, isMdx: boolean): string {
  const own = withOwnFences(withOwnHeadingIds(withOwnDirectives(text), isMdx))
  return withOwnFrontMatter(withOwnTabs(withoutImports(own), isMdx))
}
