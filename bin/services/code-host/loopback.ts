import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listeningAddress } from '../listening-address.ts'
import { isSameSecret } from '../same-secret.ts'

/** What the browser brought back. */
export type Returned = { readonly code: string } | { readonly error: string; readonly said: string } | 'late'

export interface Loopback {
  /** The address of this server, to which the host sends the browser back. */
  readonly redirectUri: string
  /** An address of this server that leads the browser on to the host: short, and of plain characters. */
  readonly start: string
  readonly returned: Promise<Returned>
  close(): void
}

const headers = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  Connection: 'close',
} as const

/**
 * Listens on this machine alone, on a port that the system gives, for the browser's return (RFC 8252, section 7.3).
 *
 * @param state the secret of this login: a request without it changes nothing
 * @param authorize the host's page for a return address
 * @param limit milliseconds
 */
export async function openLoopback(
  state: string,
  authorize: (redirectUri: string) => string,
  limit: number,
): Promise<Loopback> {
  let settle: (returned: Returned) => void = () => {}
  const returned = new Promise<Returned>((done) => {
    settle = done
  })
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done))
  const { origin } = listeningAddress(server)
  const redirectUri = `${origin}/callback`
  const timer = setTimeout(() => settle('late'), limit)

  function answer(request: IncomingMessage, response: ServerResponse): void {
    // Not by a parser of addresses, which throws where there is none: every page in a browser can ask for `//[`.
    const [path, query = ''] = (request.url ?? '').split(/\?(.*)/s)
    // Another name for this machine may belong to a page that steers the browser.
    const isOurs = request.headers.host === new URL(origin).host && request.method === 'GET'
    if (isOurs && path === '/') {
      response.writeHead(302, { ...headers, Location: authorize(redirectUri) }).end()
      return
    }
    const found = isOurs && path === '/callback' ? readReturn(new URLSearchParams(query), state) : null
    if (found === null) {
      response.writeHead(404, headers).end('This is not the login that was asked for.\n')
      return
    }
    const text = 'code' in found ? 'Go back to the terminal: it goes on there.' : 'The login was refused.'
    response.writeHead(200, headers).end(`${text} You can close this page.\n`, () => settle(found))
  }

  return {
    redirectUri,
    start: `${origin}/`,
    returned,
    close() {
      clearTimeout(timer)
      server.close()
      server.closeIdleConnections()
    },
  }
}

function readReturn(query: URLSearchParams, state: string): Exclude<Returned, 'late'> | null {
  if (!isSameSecret(query.get('state') ?? '', state)) return null
  const error = query.get('error')
  if (error !== null) return { error, said: query.get('error_description') ?? '' }
  const code = query.get('code')
  return code === null || code === '' ? null : { code }
}
