/** A piece of a text; marked where it holds a word of the query. Shown as text nodes, never as HTML. */
export interface Piece {
  readonly text: string
  readonly marked: boolean
}

/** A place that search has found. */
export interface Hit {
  /** The page's title. */
  readonly title: string
  /** The heading under which the words stand, or null for the page as a whole. */
  readonly section: string | null
  /** A site path, or an absolute URL for a result of another site. */
  readonly url: string
  readonly external: boolean
  readonly excerpt: readonly Piece[]
}

export interface Results {
  /** Of hits or, where the service counts so, of pages. */
  readonly total: number
  readonly pages: number
  readonly hits: readonly Hit[]
  /** The words that were searched in place of the reader's, where those held a mistake. */
  readonly asked?: string
  /** Some of the hits hold only some of the words. */
  readonly partly?: boolean
}

/** What finds: the site's own index or a hosted one. Rejects when it can't be reached. */
export interface SearchProvider {
  search(query: string, page: number): Promise<Results>
}

/** Hits a page (spec 2.5, 7). */
export const hitsPerPage = 6

/**
/** @returns the path of the site's address, which stands before every path of the site: nothing, or `/a/b` */
export function baseOf(origin: string): string {
  return new URL(origin).pathname.replace(/\/$/, '')
}

/**
 * Brings an address into the form that links of the site have.
 *
 * @param origin the public address of the site: what stands under it becomes a path, so that it works wherever the
 *   site is served
 * @returns null for an address that is neither a web address nor a path of the site
 */
export function readAddress(
  address: string,
  origin: string,
): { readonly url: string; readonly external: boolean } | null {
  const path = address === origin ? '/' : address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
  if (/^\/(?![/\\])/.test(path)) return { url: baseOf(origin) + path, external: false }
  return /^https?:\/\//i.test(path) ? { url: path, external: true } : null
}
