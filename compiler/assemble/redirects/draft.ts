import type { At, Place, Related } from '../../diagnostics/diagnostic.ts'
import type { RedirectRecord } from '../../model/redirect.ts'
import type { Segment } from './segment.ts'
import type { Target } from './target.ts'

/** A checked redirect. */
export interface Redirect {
  readonly source: readonly Segment[]
  readonly target: Target
  /** Its two ends as an author writes them. */
  readonly from: string
  readonly to: string
  readonly file: string
  readonly place: Place | null
  /** The place of its target. */
  readonly targetPlace: Place | null
  /** Of a pattern that ends open: with nothing at its end it leads to no page of the output. */
  readonly needsRest?: true
}

/** All redirects of a site: plain data. */
export interface RedirectPlan {
  /** In the order in which they are tried; of two that match a path the first counts. */
  readonly redirects: readonly Redirect[]
  /** The locales whose prefix is redirected away, in the order of site.yaml. */
  readonly locales: readonly string[]
  /**
   * First segments of pages and redirects, sorted. The locale rule holds before these only: for any other text,
   * `/ja//evil.example` would lead to another site.
   */
  readonly firstSegments: readonly string[]
  /** Where `/` leads, or null where a page of the site is there. */
  readonly home: string | null
  /** An output without anything at `/`, so that a locale alone leads nowhere. */
  readonly isRootless?: true
}

/** What the planner must know of the site. */
export interface RedirectSite {
  /** Every page, with its file relative to the root (null for a page made from data). */
  readonly routes: readonly { readonly route: string; readonly file: string | null }[]
  /** Routes of pages that are written and not shown yet. */
  readonly drafts?: ReadonlySet<string>
  /** Site paths of all other files that a redirect may lead to: assets and the like. */
  readonly files?: ReadonlySet<string>
  /** Whether what is not there may lie in a folder that can't be read. */
  readonly liesUnread?: (path: string) => boolean
  /** `locales.all` and `locales.default` of site.yaml. */
  readonly locales: readonly string[]
  readonly defaultLocale: string
  /** Where `/` leads when no page is there; null for a site without a page. */
  readonly home: string | null
  /** `url` of site.yaml: scheme and host. */
  readonly siteUrl: string
}

/** A redirect on the way into the plan. */
export interface Draft {
  readonly record: RedirectRecord
  readonly redirect: Redirect
}

/** @returns the place of what a redirect leads away from */
export function atSource(record: RedirectRecord, related: readonly Related[] = []): At {
  return { file: record.file, place: record.oldPlace ?? record.place, related }
}

/** @returns the place of where it leads */
export function atTarget(record: RedirectRecord, related: readonly Related[] = []): At {
  return { file: record.file, place: record.destPlace ?? record.place, related }
}

/** @returns another redirect as a second place of a diagnostic, with what to say of it */
export function relatedTo(record: RedirectRecord, message: string): Related {
  const place = record.oldPlace ?? record.place
  return { message, file: record.file, line: place?.line ?? null, column: place?.column ?? null }
}
