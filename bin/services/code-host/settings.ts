import { join } from 'node:path'
import type { WrittenSite } from '../../../compiler/data/site/site-config.ts'
import { loadSiteConfig } from '../../../compiler/data/site/site-file.ts'
import { insecureHostAddress } from '../../../compiler/diagnostics/codes/login.ts'
import { type Diagnostic, nowhere, type Outcome } from '../../../compiler/diagnostics/diagnostic.ts'
import type { Environment } from '../../../compiler/formats/environment.ts'
import { hostNames } from '../../../compiler/hosts/hosts.ts'
import { findSiteFile } from '../../site/site-root.ts'
import { readPlainFile } from '../plain-file.ts'

/** Where the code host is, and how far each address may be trusted. Addresses have no slash at their end. */
export interface CodeHost {
  /** The pages: people log in there, and repositories are named after it. */
  readonly webUrl: string
  /** The REST API. */
  readonly apiUrl: string
  /** The address is the standard one, or the environment names it: secrets of the environment may go there. */
  readonly webTrusted: boolean
  readonly apiTrusted: boolean
  /** Of the OAuth application; public. */
  readonly clientId: string | null
  /** Null where there is no `site.yaml` that can be used. */
  readonly site: WrittenSite | null
}

const standard = { webUrl: 'https://github.com', apiUrl: 'https://api.github.com' } as const

/**
 * Reads where the code host is: `CODE_HOST_URL` and `CODE_HOST_API_URL`, else what a job of the host itself is told
 * (`GITHUB_SERVER_URL`, `GITHUB_API_URL`), else `codeHost` of `site.yaml`.
 *
 * @param root the site's, absolute; a site whose `site.yaml` is missing or broken has the standard host
 * @returns null with the reason when an address can't be used
 */
export function readCodeHost(root: string, env: Environment): Outcome<CodeHost | null> {
  const site = readSite(root, env)
  const web = chooseAddress(env, ['CODE_HOST_URL', 'GITHUB_SERVER_URL'], site?.codeHost.url, standard.webUrl)
  const api = chooseAddress(env, ['CODE_HOST_API_URL', 'GITHUB_API_URL'], site?.codeHost.apiUrl, standard.apiUrl)
  const problems: Diagnostic[] = []
  if (web.url === null) problems.push(insecureHostAddress(nowhere, { name: web.name ?? 'codeHost.url' }))
  if (api.url === null) problems.push(insecureHostAddress(nowhere, { name: api.name ?? 'codeHost.apiUrl' }))
  if (web.url === null || api.url === null) return { value: null, diagnostics: problems }
  const value = {
    webUrl: web.url,
    apiUrl: api.url,
    webTrusted: web.name !== null || web.url === standard.webUrl,
    apiTrusted: api.name !== null || api.url === standard.apiUrl,
    clientId: given(env, 'CODE_HOST_CLIENT_ID') ?? site?.codeHost.clientId ?? null,
    site,
  }
  return { value, diagnostics: [] }
}

/** @returns the value of a variable without space around it; null when it is unset or empty */
export function given(env: Environment, name: string): string | null {
  const value = env[name]?.trim() ?? ''
  return value === '' ? null : value
}

interface Address {
  /** Null when what was given can't be used. */
  readonly url: string | null
  /** The variable that named it; null when none did. */
  readonly name: string | null
}

function chooseAddress(
  env: Environment,
  names: readonly string[],
  site: string | undefined,
  standardUrl: string,
): Address {
  const name = names.find((one) => given(env, one) !== null) ?? null
  return { url: usableAddress(name === null ? (site ?? standardUrl) : (given(env, name) ?? '')), name }
}

/** Secrets travel there: over TLS, or not beyond this machine. */
function usableAddress(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, hostname, origin, pathname, username, password } = new URL(text)
  const isHere = /^(?:127(?:\.\d+){3}|localhost|\[::1\])$/.test(hostname)
  if (username !== '' || password !== '') return null
  if (protocol !== 'https:' && !(protocol === 'http:' && isHere)) return null
  return origin + pathname.replace(/\/+$/, '')
}

/**
 * Only variables that are meant for this go into `site.yaml` here: as part of an address any other one, perhaps a
 * secret, would be told to that host.
 */
function readSite(root: string, env: Environment): WrittenSite | null {
  const secrets = ['CODE_HOST_TOKEN', 'CODE_HOST_CLIENT_SECRET']
  const own = Object.entries(env).filter(([name]) => name.startsWith('CODE_HOST_') && !secrets.includes(name))
  const path = findSiteFile(root)
  if (path === null) return null
  let text: string
  try {
    text = readPlainFile(join(root, path)).replace(/^\ufeff/, '')
  } catch {
    return null
  }
  // The command that compiles the site reports what is wrong with it, and so does `signalpost check`.
  return loadSiteConfig({ path, text }, Object.fromEntries(own), 'check', hostNames).value
}
