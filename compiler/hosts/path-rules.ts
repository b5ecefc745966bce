import { assetsRoute } from '../model/bundle.ts'
import { descriptionPaths } from '../model/page-path.ts'
import type { HostedSite } from './host.ts'
import { isHidden } from './published-page.ts'
import { cacheForEver, cacheRevalidated, type Header, sandboxHeaders } from './security-headers.ts'

/** Headers of all paths with a beginning and an end. */
export interface PathRule {
  readonly prefix: string
  readonly suffix: string
  readonly headers: readonly Header[]
}

/**
 * The headers of a site for hosts where a later rule wins. Hidden pages say in their HTML that they are not to be listed;
 * Markdown twins and descriptions of APIs can't, and naming them would tell of pages that nothing leads to: where a site
 * has such pages, none of its twins is listed, and where one of them has a description, no description.
 */
export function pathRules({ security, frames, pages }: HostedSite): readonly PathRule[] {
  const hidden = pages.filter(isHidden)
  const suffixes =
    hidden.length === 0
      ? []
      : ['.md', ...(hidden.some(({ describesApi }) => describesApi) ? descriptionPaths('/') : [])]
  return [
    { prefix: '/', suffix: '', headers: [...security, ['Cache-Control', cacheRevalidated]] },
    { prefix: `${assetsRoute}/`, suffix: '', headers: [['Cache-Control', cacheForEver]] },
    // The page's own policy says the same more exactly; a header that is given twice can only be replaced.
    ...frames.map((frame) => ({
      prefix: frame.path,
      suffix: '',
      headers: [...sandboxHeaders(frame), ['X-Frame-Options', 'SAMEORIGIN'] as const],
    })),
    ...suffixes.map((suffix): PathRule => ({ prefix: '/', suffix, headers: [['X-Robots-Tag', 'noindex']] })),
  ]
}
