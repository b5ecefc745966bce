/** A piece of a text; marked where it holds a word of the query. Shown as text nodes, never as HTML. */
export interface Piece {
  readonly text: string
  readonly marked: boolean
}

/** A place of a page that search leads to: the page as a whole, or a section of it. */
export interface Place {
  /** The heading above the words, or null for the page as a whole. */
  readonly section: string | null
  /** A site path, or an absolute URL for a result of another site. */
  readonly url: string
  readonly excerpt: readonly Piece[]
}

/** A page that search has found, by its best place. */
export interface Hit extends Place {
  /** The page's title. */
  readonly title: string
  readonly external: boolean
  /** What kind of page it is, and of which product; absent where the service does not say. */
  readonly kind?: string
  readonly product?: string
  /** Other places of the page that answer, too, best first. */
  readonly more?: readonly Place[]
}

/** Part of the results by what it belongs to. */
export interface FacetCount {
  readonly key: string
  readonly label: string
  readonly total: number
}

/** Words and pages that are near where nothing was found. */
export interface Near {
  readonly words: readonly string[]
  readonly pages: readonly { readonly title: string; readonly url: string }[]
}

export interface Results {
  /** Of hits or, where the service counts so, of pages. */
  readonly total: number
  readonly pages: number
  readonly hits: readonly Hit[]
  /** The words that were searched in place of the reader's, where those held a mistake. */
  readonly correctedQuery?: string
  /** Some of the hits hold only some of the words. */
  readonly partly?: boolean
  /** Words of the query that no page has. */
  readonly absent?: readonly string[]
  /** A part of the index could not be read: there may be more hits. */
  readonly incomplete?: boolean
  /** All hits by their product, whatever product is chosen. */
  readonly products?: readonly FacetCount[]
  readonly near?: Near
}

/** What a reader has chosen besides the query. */
export interface Choice {
  /** Key of a product; null for all. */
  readonly product: string | null
  /** Tag of the brand whose pages are searched; null for the page's own. */
  readonly brand: string | null
}

/** What finds: the site's own index or a hosted one. */
export interface SearchProvider {
  /** The reader types: begins with what the search will need, where that costs nothing. */
  warm?(query: string, choice: Choice): void
  /** Rejects when it can't be reached. */
  search(query: string, page: number, choice?: Choice): Promise<Results>
  /** What the site's other brand has for the query, where the service can say it: asked when the results are shown. */
  elsewhere?(query: string, choice: Choice): Promise<FacetCount | null>
}

/** Hits a page (spec 2.5, 7). */
export const hitsPerPage = 6

/** @returns the path of the site's address, which comes before every path of the site: nothing, or `/a/b` */
export function baseOf(origin: string): string {
  return new URL(origin).pathname.replace(/\/$/, '')
}

/**
 * Brings an address into the form that links of the site have.
 *
 * @param origin the public address of the site: an address below it becomes a path, so that it works wherever the
 *   site is served
 * @returns null for an address that is neither a web address nor a path of the site
 */
export function readAddress(
  address: string,
  origin: string,
): { readonly url: string; readonly external: boolean } | null {
  const path = address === origin ? '/' : address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
  if (isSitePath(path)) return { url: below(baseOf(origin), path), external: false }
  return /^https?:\/\//i.test(path) ? { url: path, external: true } : null
}

/** The root of a site below a base is the base itself: addresses of the site have no trailing slash. */
function below(base: string, path: string): string {
  return base + (base === '' ? path : path.replace(/^\/(?=$|[?#])/, ''))
}

/**
 * @returns whether an address that somebody else may have written is a path of this site: browsers take a second slash, or a
 *   backslash, for the beginning of a host, and drop tabs and line ends before it (URL standard, "basic URL parser")
 */
function isSitePath(address: string): boolean {
  return /^\/(?![/\\\s])/.test(address)
}
