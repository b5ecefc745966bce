import { type Host, made } from './host.ts'
import { nginxHeaders } from './nginx-headers.ts'
import { nginxRedirects } from './nginx-redirects.ts'

/** nginx includes one file in its `http` block and one in its `server` block. */
export const nginx: Host = {
  layout: null,
  redirects: true,
  files: (site) =>
    made(
      { path: 'redirects.nginx.conf', isForHost: true, content: nginxRedirects(site.rules) },
      { path: 'headers.nginx.conf', isForHost: true, content: nginxHeaders(site) },
    ),
}
