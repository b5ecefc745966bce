import type { FrontMatter } from '../data/front-matter.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { PageOutline } from './outline.ts'

/**
 * What checks of the whole site ask of a page. It has no places but those of its problems, as places move at every edit: of
 * an edit that makes no problem the whole site is not checked again.
 */
export interface PageSummary {
  readonly frontMatter: Pick<FrontMatter, 'sidebar' | 'openapi'>
  /** Its front matter is wrong: what can't be read there is a default. */
  readonly isGuessed: boolean
  /** Names of the partials that it shows. */
  readonly partials: readonly string[]
  /** All that can be told without the other pages. */
  readonly diagnostics: Iterable<Diagnostic>
}

/** A page of the site, as its checks see it. */
export interface RoutedPage extends PageSummary {
  readonly route: string
}

/** One that has a file. */
export interface FilePage extends RoutedPage {
  readonly file: string
}

/** @returns the few parts of an outline that the whole site asks for */
export function summaryOf({ frontMatter, isGuessed, partials, diagnostics }: PageOutline): PageSummary {
  const { sidebar, openapi } = frontMatter
  return {
    frontMatter: { ...(sidebar !== undefined && { sidebar }), ...(openapi !== undefined && { openapi }) },
    isGuessed,
    partials,
    diagnostics,
  }
}
