import { tooManyHeaderRules } from '../diagnostics/codes/hosts.ts'
import { nowhere } from '../diagnostics/diagnostic.ts'
import { cloudflareLimits } from './cloudflare-limits.ts'
import type { Host } from './host.ts'
import { netlifyHeaders } from './netlify-headers.ts'
import { netlifyRedirects } from './netlify-redirects.ts'

/**
 * Cloudflare Pages reads the same two files as Netlify, with limits. It serves `route.html` at `/route`; with
 * `route/index.html` every page is a redirect to `/route/`.
 */
export const cloudflare: Host = {
  layout: 'file',
  redirects: true,
  files(site) {
    const redirects = netlifyRedirects(site.rules, site.for)
    const headers = netlifyHeaders(site.security, site.pages, site.frames, site.base)
    const { headerRules } = cloudflareLimits
    const over = headers.count > headerRules
    return {
      files: [
        { path: '_redirects', content: redirects.text },
        { path: '_headers', content: headers.text },
      ],
      diagnostics: [
        ...redirects.limits,
        ...(over ? [tooManyHeaderRules(nowhere, { count: headers.count, limit: headerRules })] : []),
      ],
    }
  },
}
