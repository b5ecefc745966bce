import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CheckCaptcha } from './captcha.ts'
import { clientAddress, type Proxies } from './client-address.ts'
import { createRateLimit } from './rate-limit.ts'
import { readBody } from './read-body.ts'
import type { FeedbackStore } from './store.ts'
import { submissionSchema } from './submission.ts'

export interface HandlerOptions {
  /** Origins (`https://docs.example.com`) of pages that may post besides those of the receiver's own host. */
  readonly origins?: readonly string[]
  /** Posts that one address may make in a minute. */
  readonly perMinute?: number
  /** The proxies before the receiver; what `X-Forwarded-For` says counts as far as they have said it. */
  readonly proxies?: Proxies
  /** Milliseconds that a body may take to come. */
  readonly bodyTimeoutMs?: number
  /** Checks the token of each submission; without it tokens are not looked at. */
  readonly captcha?: CheckCaptcha
  /** Told when the store, or the captcha's provider, fails; the reader only learns that it did. */
  onError?(error: unknown): void
}

/** Answers one request to the receiver. It never rejects. */
export type FeedbackHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const postsPerMinute = 60
const nobody: Proxies = { includes: () => false }

/**
 * Takes feedback: 201 when it is kept for good; 400 with `{message, issues: [{path, message}]}` when it does not match
 * the schema; 403 for a page of another origin, and for a token that the captcha's provider refuses; 405; 408 when the
 * body does not come; 413; 415, also for a body that is packed; 429 (with `Retry-After`); 503 when the store fails or
 * the provider cannot be asked: nothing is kept then, and the reader's text stays in the dialog to be sent again. The
 * path is the caller's matter.
 */
export function createFeedbackHandler(store: FeedbackStore, options: HandlerOptions): FeedbackHandler {
  const limit = createRateLimit(options.perMinute ?? postsPerMinute)
  const take = async (request: IncomingMessage): Promise<Answer> => {
    if (request.method !== 'POST') return { status: 405, headers: { Allow: 'POST, OPTIONS' }, body: 'Expected a POST' }
    const wait = limit.take(clientAddress(request, options.proxies ?? nobody), Date.now())
    if (wait > 0) return { status: 429, headers: { 'Retry-After': String(wait) }, body: 'Too many posts' }
    // Any other type could be posted from any site without a preflight.
    if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
      return { status: 415, body: 'Expected application/json' }
    // A few packed bytes can be very many; browsers send none (RFC 9110, section 8.4).
    const encoding = request.headers['content-encoding'] ?? 'identity'
    if (!/^\s*identity\s*$/i.test(encoding))
      return {
        status: 415,
        headers: { 'Accept-Encoding': 'identity' },
        body: 'Expected a body without Content-Encoding',
      }
    const bytes = await readBody(request, options.bodyTimeoutMs)
    if (bytes === 'long') return { status: 413, headers: { Connection: 'close' }, body: 'Too long' }
    if (bytes === 'late') return { status: 408, headers: { Connection: 'close' }, body: 'The feedback did not come' }
    const checked = submissionSchema.safeParse(parse(bytes))
    if (!checked.success) {
      const issues = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      return { status: 400, body: { message: 'The feedback does not match its schema', issues } }
    }
    const verdict = await options.captcha?.(checked.data.token ?? '')
    if (verdict?.kind === 'refused') return { status: 403, body: 'The captcha was not passed' }
    if (verdict?.kind === 'unknown') {
      options.onError?.(new Error(`the captcha could not be checked: ${verdict.reason}`))
      return { status: 503, headers: { 'Retry-After': '60' }, body: 'The captcha could not be checked' }
    }
    await store.add(checked.data, new Date())
    return { status: 201 }
  }
  return async (request, response) => {
    const cors = corsHeaders(request, options.origins ?? [])
    if (cors === null) return send(response, { status: 403, body: 'Feedback from this origin is not taken' })
    if (request.method === 'OPTIONS') return send(response, { status: 204, headers: { ...cors, ...preflight } })
    const answer = await take(request).catch((error: unknown): Answer => {
      // Who has gone away learns nothing more.
      if (!request.destroyed || request.complete) options.onError?.(error)
      return { status: 503, body: 'The feedback could not be kept' }
    })
    send(response, { ...answer, headers: { ...cors, ...answer.headers } })
  }
}

interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  /** A text, or an object that is sent as JSON. */
  readonly body?: string | object
}

const preflight = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Max-Age': '86400',
} as const

/** @returns the value of a JSON text, `undefined` (which no schema takes) for what is no UTF-8 or no JSON */
function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** @returns headers for a page of an allowed origin; none for a page of this host or no page; null for all others */
function corsHeaders(request: IncomingMessage, origins: readonly string[]): Readonly<Record<string, string>> | null {
  const { origin, host } = request.headers
  if (origin === undefined) return {}
  if (origins.includes(origin)) return { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' }
  return origin === `http://${host}` || origin === `https://${host}` ? {} : null
}

function send(response: ServerResponse, { status, headers = {}, body }: Answer): void {
  if (response.destroyed) return
  const isText = typeof body === 'string'
  const type = body === undefined ? {} : { 'Content-Type': isText ? 'text/plain; charset=utf-8' : 'application/json' }
  response.writeHead(status, { 'Cache-Control': 'no-store', ...type, ...headers })
  response.end(isText || body === undefined ? body : JSON.stringify(body))
}
