import { withOwnAnchors } from './own-anchors.ts'
import { withOwnCodeTabs } from './own-code-tabs.ts'
import { withOwnComponents } from './own-components.ts'
import { withOwnDirectives } from './own-directives.ts'
import { withOwnFences } from './own-fences.ts'
import { withOwnFrontMatter } from './own-front-matter.ts'
import { withOwnGitBook } from './own-gitbook.ts'
import { withOwnHeadingIds } from './own-heading-ids.ts'
import { withOwnHome } from './own-home.ts'
import { withOwnKramdown } from './own-kramdown.ts'
import { withOwnMkDocs } from './own-mkdocs.ts'
import { withOwnMyst } from './own-myst.ts'
import { withOwnSigns } from './own-signs.ts'
import { withOwnTabs } from './own-tabs.ts'
import { withoutImports } from './without-imports.ts'

/**
 * Writes what other tools have in their Markdown as it is written here, where it is only written otherwise: what has no
 * equal stays, and is told by a check.
 */
export function asWrittenHere(text: string, isMdx: boolean): string {
  // Boxes of MkDocs hold fences that are four blanks in until they are directives.
  const directives = withOwnDirectives(
    isMdx ? text : withOwnMkDocs(withOwnMyst(withOwnGitBook(withOwnSigns(withOwnKramdown(withOwnAnchors(text)))))),
  )
  const own = withOwnFences(withOwnHeadingIds(withOwnCodeTabs(directives), isMdx))
  const tabs = withOwnTabs(withoutImports(own), isMdx)
  return withOwnFrontMatter(withOwnHome(isMdx ? withOwnComponents(tabs) : tabs), isMdx ? 'mdx' : 'md')
}
