import type { Place } from '../diagnostics/diagnostic.ts'

/**
 * One redirect as an author wrote it: a record of `content/redirects.yaml` (its two keys have the same names), or what
 * `redirect_from` of a page's front matter means.
 */
export interface RedirectRecord {
  readonly old_path: string
  readonly dest_url: string
  /** Relative to the root. */
  readonly file: string
  /** The whole record. */
  readonly place: Place | null
  /** Its two values, where they are known apart. */
  readonly oldPlace?: Place | null
  readonly destPlace?: Place | null
}

/**
 * Turns `redirect_from` of a page into records.
 *
 * @param page the page's route, without trailing slash, and its file, relative to the root
 * @param from the old paths, each with its place in the front matter
 */
export function frontMatterRedirects(
  page: { readonly route: string; readonly file: string },
  from: readonly { readonly path: string; readonly place: Place | null }[],
): readonly RedirectRecord[] {
  return from.map(({ path, place }) => ({ old_path: path, dest_url: page.route, file: page.file, place }))
}
