import type { DataKinds } from '../data/data.ts'
import type { FrontMatter } from '../data/front-matter.ts'
import type { SiteConfig } from '../data/site/site-config.ts'

/** Where a link that an author wrote leads, after the redirects. */
export interface LinkTarget {
  /** A path under the site's base without trailing slash (with query and fragment), a fragment, or an absolute URL. */
  readonly href: string
  /** The site path, without query, fragment and base, where it leads to this site. */
  readonly route?: string
  readonly external: boolean
  /** Only another output of the site holds the page: this one may not tell of it. */
  readonly isExcluded?: true
}

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
