import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { listeningAddress } from '../listening-address.ts'
import { plain, send } from './answer.ts'
import type { Events } from './events.ts'
import { type Allowed, guard } from './guard.ts'
import type { Router } from './router.ts'

interface ServerOptions {
  /** The name or address to listen on, as given. */
  readonly host: string
  readonly router: Router
  readonly events: Events
  readonly token: string
  /** Takes a post; null where the path takes none. */
  post(path: string): ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | null
  /** A fault of the tool; the server goes on. */
  onFault(error: unknown): void
}

const eventsPath = '/_signalpost/events'

/** @returns a server that is not listening yet */
export function createPreviewServer({ host, router, events, token, post, onFault }: ServerOptions): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const head = { method: request.method ?? '', target: request.url ?? '', headers: request.headers }
    const allowed = guard(head, host, (path) => post(path) !== null, router.isOpen)
    if ('status' in allowed) return await send(request, response, plain(allowed.status, allowed.text, allowed.headers))
    if (request.method === 'POST') return await post(allowed.path)?.(request, response)
    if (allowed.path === eventsPath) return await listen(allowed, request, response)
    await send(request, response, await router.answer(allowed))
  }
  const listen = async ({ query }: Allowed, request: IncomingMessage, response: ServerResponse) => {
    const given = new URLSearchParams(query)
    // Only a page of this run knows the token; a page of an earlier one asks again for the new one.
    if (given.get('token') !== token || request.method !== 'GET')
      return await send(request, response, plain(403, 'This page comes from an earlier run of the preview.'))
    events.add(response, router.routeOf(given.get('path') ?? '/'), columnsOf(given.get('columns')))
  }
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      onFault(error)
      if (response.headersSent) response.destroy()
      else
        void send(
          request,
          response,
          plain(500, `This is a fault of the tool itself; the terminal says more.\n${error}`),
        )
    })
  })
}

/** Columns of a report: of a phone, and of the widest that reads well. */
const [narrowest, widest] = [32, 100]

function columnsOf(given: string | null): number {
  return given === null || !/^\d{1,4}$/.test(given) ? widest : Math.min(Math.max(Number(given), narrowest), widest)
}

/** How many ports after the wanted one are tried. */
const tries = 20

/**
 * Listens on a port.
 *
 * @param search take the next free one when it is taken
 * @returns the port, or Node's error
 */
export async function listenOn(
  server: Server,
  { host, port, search }: { readonly host: string; readonly port: number; readonly search: boolean },
): Promise<number | NodeJS.ErrnoException> {
  for (let at = port; ; at++) {
    const failure = await new Promise<NodeJS.ErrnoException | null>((done) => {
      server.once('error', done)
      server.listen(at, host, () => {
        server.off('error', done)
        done(null)
      })
    })
    if (failure === null) return listeningAddress(server).port
    if (!search || failure.code !== 'EADDRINUSE' || at >= Math.min(port + tries, 65_535)) return failure
  }
}
