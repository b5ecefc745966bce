import type { SiteConfig } from '../data/site/site-config.ts'
import { caddy } from './caddy.ts'
import { cloudflare } from './cloudflare.ts'
import { cloudfront } from './cloudfront.ts'
import { firebase } from './firebase.ts'
import { github } from './github.ts'
import type { Host, HostedSite, HostFilesMade } from './host.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'
import { vercel } from './vercel.ts'

/** Every host that `hosting.for` may name: one file and one line each. */
const hosts = {
  netlify,
  cloudflare,
  github,
  firebase,
  vercel,
  cloudfront,
  caddy,
  nginx,
} as const satisfies Readonly<Record<string, Host>>
export type HostName = keyof typeof hosts
export const hostNames: readonly string[] = Object.keys(hosts)

/** @returns the host of a name that the settings were checked for. @throws Error for another */
export function hostOf(name: string): Host {
  const host = Object.entries<Host>(hosts).find(([key]) => key === name)?.[1]
  if (host === undefined) throw new Error(`There is no host ${name}`)
  return host
}

/** For these files are written where a site does not say what it is for. */
const usual: readonly HostName[] = ['netlify', 'cloudflare', 'nginx']

/** @returns the hosts that a site names, in our order; null where it names none */
export function hostsOf({ hosting }: Pick<SiteConfig, 'hosting'>): ReadonlySet<string> | null {
  const named = hosting.for
  return named === null ? null : new Set(hostNames.filter((name) => named.includes(name)))
}

/** @returns the files of all hosts that a site is for; a file that two of them read is there once */
export function filesForHosts(site: HostedSite): HostFilesMade {
  const all = [...(site.for ?? usual)].map((name) => hostOf(name).files(site))
  const files = new Map(all.flatMap((one) => one.files).map((file) => [file.path, file]))
  return { files: [...files.values()], diagnostics: all.flatMap(({ diagnostics }) => diagnostics) }
}

/** @returns whether a host of the site needs pages that replace redirects */
export function needsStubs(named: HostedSite['for']): boolean {
  return named === null || named.size === 0 || [...named].some((name) => !hostOf(name).redirects)
}
