import { createServer } from 'node:http'
import { listeningAddress } from '../listening-address.ts'
import type { FeedbackHandler } from './handler.ts'

export interface RunningServer {
  /** `http://host:port`. */
  readonly origin: string
  /** Takes no more requests, answers those that are there, and ends. */
  close(): Promise<void>
}

interface ServerOptions {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  /** Where posts are taken. */
  readonly paths: ReadonlySet<string>
}

/** Milliseconds that a client may take to send a request's head, and between two looks for who takes longer. */
const [headersTimeoutMs, interval] = [10_000, 1000]
/** Milliseconds for the whole request: the handler ends one whose body does not come before, with an answer. */
const longest = 25_000

/**
 * Runs the receiver by itself: the paths of feedback, and nothing else.
 *
 * @throws Node's own error when the port is taken or not allowed
 */
export async function serveFeedback(
  handler: FeedbackHandler,
  { host, port, paths }: ServerOptions,
): Promise<RunningServer> {
  const limits = { requestTimeout: longest, headersTimeout: headersTimeoutMs, connectionsCheckingInterval: interval }
  const server = createServer(limits, (request, response) => {
    if (paths.has(request.url?.replace(/[?#].*$/, '') ?? '')) return void handler(request, response)
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found')
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, done)
  })
  return {
    origin: listeningAddress(server).origin,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeIdleConnections()
      }),
  }
}
