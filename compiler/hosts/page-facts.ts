/** What the files for hosts and crawlers say of a page. */
export interface PageFacts {
  /** Without trailing slash. */
  readonly route: string
  readonly title: string
  readonly description: string
  readonly product: string | null
  /** ISO date of the last change, or null where it is not known. */
  readonly lastUpdated: string | null
  /** `beta_feature` of a protected page, or null. */
  readonly protected: string | true | null
  readonly enablement: boolean
  readonly noindex: boolean
}

/** Pages that anybody may be led to, in the order of their routes. */
export function listedPages(pages: readonly PageFacts[]): readonly PageFacts[] {
  return sortByRoute(pages.filter((page) => page.protected === null && !page.enablement && !page.noindex))
}

export function sortByRoute(pages: readonly PageFacts[]): readonly PageFacts[] {
  return pages.toSorted((a, b) => (a.route < b.route ? -1 : Number(a.route > b.route)))
}
