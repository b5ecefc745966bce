import { deadRedirectAnchor } from '../diagnostics/codes/routes.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { decode } from '../model/routes.ts'
import type { LinkGraph } from './check-links.ts'
import { anchorOf } from './link-target.ts'
import type { Redirect } from './redirects/draft.ts'
import { isPlain, showPath, symbolic } from './redirects/segment.ts'

/** Redirects whose page exists, and whose anchor does not. A target with names matches many pages. */
export function redirectAnchors(redirects: readonly Redirect[], graph: LinkGraph): readonly Diagnostic[] {
  return redirects.flatMap(({ target, file, targetPlace }) => {
    if (target.origin !== '' || target.fragment.length < 2 || !isPlain(target.segments)) return []
    const route = showPath(symbolic(target.segments))
    const anchor = decode(anchorOf(target.fragment.slice(1)))
    // The top of every page, and text that browsers look for, need no id (HTML standard, "find a potential indicated element").
    if (anchor === '' || anchor.toLowerCase() === 'top') return []
    if (graph.page(route) === undefined || graph.hasAnchor(route, anchor)) return []
    return [
      deadRedirectAnchor({ file, place: targetPlace }, { anchor, route, nearest: graph.nearestAnchor(route, anchor) }),
    ]
  })
}
