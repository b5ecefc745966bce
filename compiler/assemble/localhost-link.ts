import { localhostLink } from '../diagnostics/codes/links.ts'
import type { At, Diagnostic } from '../diagnostics/diagnostic.ts'

/** Names of the machine that asks (RFC 6761, 6.3; RFC 1122, 3.2.1.3; RFC 4291, 2.5.3). */
const localhost =
  /^https?:\/\/(?:[^/?#@]*@)?(?<host>(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])(?=[:/?#]|$)/i

/** @returns a warning for an address that leads to the machine of whoever reads the page */
export function findLocalhostLink(url: string, at: At): Diagnostic | null {
  const host = localhost.exec(url)?.groups?.host
  return host === undefined ? null : localhostLink(at, { host })
}
