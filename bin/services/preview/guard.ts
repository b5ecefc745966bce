import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { wantsMarkdown } from '../../../compiler/hosts/asks-for-markdown.ts'

/** A request's head, as far as it decides whether the request is answered at all. */
export interface RequestHead {
  readonly method: string
  /** As it was sent. */
  readonly target: string
  readonly headers: Pick<IncomingHttpHeaders, 'accept' | 'host' | 'origin' | 'sec-fetch-site' | 'sec-fetch-mode'> & {
    readonly 'sec-purpose'?: string | string[] | undefined
  }
}

export interface Refusal {
  readonly status: 400 | 403 | 405 | 503
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Allowed {
  /** Decoded, and beginning with one slash. */
  readonly path: string
  /** With `?`, or empty. */
  readonly query: string
  /** The target without its query, as it was sent. */
  readonly sent: string
  /** Whether a page's Markdown form is asked for at the page's address. */
  readonly markdown: boolean
}

/**
 * Refuses what no browser that shows the preview sends: another site's scripts may reach this machine too, by a name of
 * theirs that leads here (DNS rebinding) or by requests across origins.
 *
 * @param ownHost the name or address that the server was told to listen on
 * @param isPost whether a path takes posts
 * @param isOpen whether anybody may have what is at a path
 */
export function guard(
  { method, target, headers }: RequestHead,
  ownHost: string,
  isPost: (path: string) => boolean,
  isOpen: (path: string) => boolean,
): Allowed | Refusal {
  if (headers.host === undefined || !isOwnHost(headers.host, ownHost))
    return {
      status: 403,
      text: 'This host is not served. The preview answers to localhost, to addresses and to --host.',
    }
  const url = readTarget(target)
  const { origin } = headers
  const crossing =
    (origin !== undefined && origin !== `http://${headers.host}`) ||
    (headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate')
  // A sandboxed frame has no origin: newer browsers say so with each of its requests, older ones name none.
  const fromFrame = (origin === undefined || origin === 'null') && url !== null && isOpen(url.path)
  if (crossing && !fromFrame) return { status: 403, text: 'Requests from other sites are not answered.' }
  if (url === null) return { status: 400, text: 'Expected a path.' }
  const taken = isPost(url.path) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
  if (!taken.includes(method))
    return { status: 405, text: `Expected ${taken.join(', ')}.`, headers: { Allow: taken.join(', ') } }
  // A page may be edited before it is opened; browsers forget what was not given.
  if (`${headers['sec-purpose']}`.startsWith('prefetch')) return { status: 503, text: 'Nothing is given ahead.' }
  return { ...url, markdown: wantsMarkdown(headers.accept) }
}

/** A name that leads to this machine in every network, an address (which no name can imitate), or the one of `--host`. */
function isOwnHost(host: string, ownHost: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  if (name === 'localhost' || name.endsWith('.localhost') || name === ownHost.toLowerCase()) return true
  return isIP(name) === 4 || (name.startsWith('[') && name.endsWith(']') && isIP(name.slice(1, -1)) === 6)
}

/** @returns null for anything but a path: a whole URL, a host, what can't be decoded, or what systems read in two ways */
function readTarget(target: string): Omit<Allowed, 'markdown'> | null {
  const [, sent = '', query = ''] = /^([^?#]*)(\?[^#]*)?/s.exec(target) ?? []
  if (!/^\/(?![/\\])/.test(sent)) return null
  try {
    const path = decodeURIComponent(sent)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    if (/[\u0000-\u001f\u007f\\]|^\/\//.test(path)) return null
    return { path, query, sent }
  } catch {
    return null
  }
}
