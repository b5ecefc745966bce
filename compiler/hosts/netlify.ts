import { type Host, made } from './host.ts'
import { netlifyHeaders } from './netlify-headers.ts'
import { netlifyRedirects } from './netlify-redirects.ts'

/**
 * Netlify reads `_redirects` and `_headers` of the published folder. It serves `route.html` at `/route`; with
 * `route/index.html` and its "pretty URLs" it leads from `/route` to `/route/`.
 */
export const netlify: Host = {
  layout: 'file',
  redirects: true,
  files: (site) =>
    made(
      { path: '_redirects', content: netlifyRedirects(site.rules, site.for).text },
      { path: '_headers', content: netlifyHeaders(site.security, site.pages, site.frames, site.base).text },
    ),
}
