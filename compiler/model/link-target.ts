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
