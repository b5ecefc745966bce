/** A page that data makes, or a folder of them, as sidebars show it. Paths are site paths. */
export type ListedEntry =
  | {
      readonly title: string
      readonly path: string
      /** A word that stands before the title, as the method of an operation does. */
      readonly badge?: string
    }
  | { readonly title: string; readonly path?: string; readonly entries: readonly ListedEntry[] }

/** What sidebars show below their entry of a page. */
export interface Listing {
  /** The route of that page. */
  readonly below: string
  /** Asked only for a sidebar that the page stands in: data is read for it. */
  entries(): readonly ListedEntry[]
}
