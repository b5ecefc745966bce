import { diagnose } from '../diagnostics/diagnose.ts'
import type { At, Diagnostic } from '../diagnostics/diagnostic.ts'
import { nearest } from '../nearest.ts'
import { readSitePath } from '../routes.ts'
import type { LinkUse } from '../validate.ts'
import { readUrl } from './link-target.ts'
import type { NearestRoute } from './nearest-route.ts'

/** What the link graph knows of a page. */
export interface PageNode {
  readonly title: string
  readonly protected: boolean
  readonly draft: boolean
  /** Null while a syntax error hides what the page holds. */
  readonly ids: ReadonlySet<string> | null
}

/** The nodes of the link graph. */
export interface LinkGraph {
  readonly origin: string
  page(route: string): PageNode | undefined
  /** Assets and generated files, by site path. */
  hasFile(path: string): boolean
  /** Through the redirects: a site path or an absolute URL. */
  rewrite(path: string): string
  /** Pages that a lenient site goes without. */
  isLeftOut(route: string): boolean
  readonly nearestRoute: NearestRoute
  readonly nearestFile: NearestRoute
}

/** The page that a link stands on. */
export interface LinkSource {
  readonly route: string
  readonly file: string
  readonly protected: boolean
  readonly ids: ReadonlySet<string> | null
}

/** Holds one link against the graph. @returns what is wrong with it, or null */
export function checkLink(link: LinkUse, from: LinkSource, graph: LinkGraph): Diagnostic | null {
  const url = readUrl(link.url, from.file, graph.origin)
  // What a block, data or the chrome derives is only a warning.
  const soft = link.kind === 'derived' || url.kind === 'own'
  const severity = soft ? ({ severity: 'warning' } as const) : {}
  const at: At = { file: link.file, place: link.place, related: link.related, ...severity }
  switch (url.kind) {
    case 'external':
      return null
    case 'empty':
      return diagnose('SP4010', at)
    case 'unsafe':
      return diagnose('SP4004', at, link.url)
    case 'escapes':
      return diagnose('SP4009', at, link.url)
    case 'fragment':
      return checkAnchor(url.fragment, from.route, from.ids, at)
    default:
      return checkPath(url.path, link, from, graph, at, soft)
  }
}

function checkPath(
  path: string,
  link: LinkUse,
  from: LinkSource,
  graph: LinkGraph,
  at: At,
  soft: boolean,
): Diagnostic | null {
  const to = graph.rewrite(path)
  if (!to.startsWith('/')) return null
  const { route, fragment } = readSitePath(to)
  const page = graph.page(route)
  if (page === undefined) {
    if (graph.hasFile(route)) return null
    const isFile = link.kind === 'image' || route.startsWith('/assets/')
    if (isFile) return diagnose('SP4003', at, route, graph.nearestFile(route))
    if (graph.isLeftOut(route)) {
      const hint = 'A fault of its specification keeps the page out.'
      return diagnose('SP4008', { ...at, hint }, route, null)
    }
    if (soft) return diagnose('SP4008', at, route, graph.nearestRoute(route))
    return diagnose('SP4001', at, route, graph.nearestRoute(route))
  }
  if (page.draft) return diagnose('SP4007', at, route)
  if (page.protected && !from.protected) return diagnose('SP4006', at, route)
  if (fragment === null) return null
  return checkAnchor(fragment, route, page.ids, at)
}

function checkAnchor(fragment: string, route: string, ids: ReadonlySet<string> | null, at: At): Diagnostic | null {
  // `#` and `#top` lead to the top of any page (HTML standard, "scroll to the fragment").
  if (ids === null || fragment === '' || fragment === 'top' || ids.has(fragment) || ids.has(decode(fragment)))
    return null
  const near = nearest(fragment, ids)
  return diagnose('SP4002', at, decode(fragment), route, near === null ? null : `#${near}`)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
