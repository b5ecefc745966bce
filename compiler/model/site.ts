import type { DataKinds } from '../data/data.ts'
import type { FrontMatter } from '../data/front-matter.ts'
import type { SiteConfig } from '../data/site/site-config.ts'
import type { LinkTarget } from './link-target.ts'

/** A page whose front matter names a specification: the pages of its operations are below it. */
export interface ReferencePage {
  readonly route: string
  readonly specification: string
  readonly frontMatter: FrontMatter
}

/** What a block may ask of the whole site: plain, read-only, the same for every page. */
export interface SiteView {
  readonly config: SiteConfig
  /** Data files by kind, checked; a missing kind is an empty list. */
  readonly data: DataKinds
  readonly references: readonly ReferencePage[]
  /**
   * Rewrites a site path through the redirects; other URLs stay as they are.
   *
   * @param file the page's that relative ones are beside
   */
  link(url: string, file?: string): LinkTarget
  /** The routes of the site, to find whether a page exists and what it is called. */
  page(route: string): { readonly route: string; readonly title: string; readonly protected: boolean } | undefined
}
