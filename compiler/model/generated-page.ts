import type { FrontMatter } from '../data/front-matter.ts'
import type { Json } from './public-block.ts'

/** A page made from data, without a file. A page file of the same route wins. */
export interface GeneratedPage {
  readonly route: string
  readonly frontMatter: FrontMatter
  /** The block that is the page's body. */
  readonly block: string
  readonly props: Record<string, Json>
  /**
   * The record of a data file, or the specification, that the page is made from: what is wrong with the page's links is
   * said there.
   */
  readonly record?: object
  /** The seconds that it had, where it took longer: it is left out. */
  readonly slowSeconds?: number
  /** Routes of the pages that a reader leafs to, where the sidebar does not show this page. */
  readonly neighbours?: Neighbours
  /** Route of the page that it belongs to: it is in the sidebar where that page is, or in one of that page's own. */
  readonly below?: string
  /**
   * Routes of the pages that it is there for, if it is there for any: where this output may show none of them, it is not
   * made. Asked only where something may not be shown.
   */
  readonly servedRoutes?: () => readonly string[]
}

/** Routes of the page before and the page after; null at an end. */
export interface Neighbours {
  readonly previous: string | null
  readonly next: string | null
}

/** A page that data makes, or a folder of them, as sidebars show it. Paths are site paths. */
export type ListedEntry =
  | {
      readonly title: string
      readonly path: string
      /** A word before the title, such as the method of an operation. */
      readonly badge?: string
    }
  | { readonly title: string; readonly path?: string; readonly entries: readonly ListedEntry[] }

/** What sidebars show below their entry of a page. */
export interface Listing {
  /** The route of that page. */
  readonly below: string
  /** Asked only for a sidebar that the page is in: data is read for it. */
  entries(): readonly ListedEntry[]
}

/** A place of a page, and the names by which readers look for it besides its heading. */
export interface NamedAnchor {
  readonly id: string
  readonly names: readonly string[]
}

/** What a page is about: its kind, and the names by which readers look for it besides its title. */
export interface PageSubject {
  readonly kind: 'reference' | 'schema' | 'error'
  readonly names: readonly string[]
}
