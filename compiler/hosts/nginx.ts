import { type Host, made } from './host.ts'
import { nginxHeaders } from './nginx-headers.ts'
import { nginxRedirects } from './nginx-redirects.ts'

/** nginx includes one file in its `http` block and one in its `server` block. */
export const nginx: Host = {
  layout: null,
  redirects: true,
  files: ({ rules, security, pages, format, frames, base }) =>
    made(
      { path: 'redirects.nginx.conf', isForHost: true, content: nginxRedirects(rules) },
      { path: 'headers.nginx.conf', isForHost: true, content: nginxHeaders(security, pages, format, frames, base) },
    ),
}
