import type { ServerResponse } from 'node:http'
import type { ChangedImages, PageState } from '../../../client/wire/page-state.ts'

/** The pages that are open in browsers, each with a stream of events to it. */
export interface Events {
  /** Begins a stream and tells the state of the page, with reports of that many columns. */
  add(response: ServerResponse, path: string, columns: number): void
  /** Tells every page whose state is another now. */
  tellStates(): void
  /** Tells all pages of images whose files have changed. */
  tellImages(paths: readonly string[], version: string): void
  readonly size: number
  close(): void
}

interface Client {
  readonly response: ServerResponse
  readonly path: string
  readonly columns: number
  last: string
}

/** Milliseconds between two signs of life, so that nothing on the way takes the stream for dead. */
const interval = 20_000
/** Milliseconds after which a browser asks again when the server has gone. */
const retry = 500

/** @param stateOf compiles the page, when it has to be */
export function createEvents(stateOf: (path: string, columns: number) => PageState): Events {
  const clients = new Set<Client>()
  const timer = setInterval(() => {
    for (const { response } of clients) response.write(':\n\n')
  }, interval)
  timer.unref()
  const tell = (client: Client, states: Map<string, string>) => {
    const key = `${client.columns} ${client.path}`
    const state = states.get(key) ?? JSON.stringify(stateOf(client.path, client.columns))
    states.set(key, state)
    if (state === client.last) return
    client.last = state
    client.response.write(message('state', state))
  }
  return {
    add(response, path, columns) {
      const client: Client = { response, path, columns, last: '' }
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'X-Content-Type-Options': 'nosniff',
      })
      response.write(`retry: ${retry}\n\n`)
      response.on('close', () => clients.delete(client))
      clients.add(client)
      tell(client, new Map())
    },
    tellStates() {
      const states = new Map<string, string>()
      for (const client of clients) tell(client, states)
    },
    tellImages(paths, version) {
      for (const { response } of clients)
        response.write(message('images', JSON.stringify({ paths, version } satisfies ChangedImages)))
    },
    get size() {
      return clients.size
    },
    close() {
      clearInterval(timer)
      for (const { response } of clients) response.end()
    },
  }
}

/** JSON has no line ends of its own, so that it is one line of the stream (HTML standard, "event stream format"). */
function message(event: string, json: string): string {
  return `event: ${event}\ndata: ${json}\n\n`
}
