import { setTimeout } from 'node:timers/promises'
import { request } from '@octokit/request'
import type { ZodType } from 'zod'
import { unexpectedAnswer, unreachableHost } from '../../../compiler/diagnostics/codes/code-host.ts'
import { nowhere } from '../../../compiler/diagnostics/diagnostic.ts'
import { append } from '../../../compiler/formats/append.ts'
import { memberOf } from '../../../compiler/formats/members.ts'
import type { Client, Question } from './client-model.ts'
import { type About, type Asker, answerProblem } from './failure.ts'
import { redact } from './redact.ts'
import { granted, type Reply, refused } from './reply.ts'
import { timedFetch } from './timed-fetch.ts'
import type { Token } from './token.ts'

export interface ClientOptions {
  /** Absolute, without a slash at the end. */
  readonly baseUrl: string
  readonly token: Token | null
  /** Of the tool, for the host's logs. */
  readonly version: string
  /** What else must never be shown. */
  readonly secrets?: readonly string[]
  /** Milliseconds for one request and its answer. */
  readonly timeLimit?: number
  readonly pause?: (milliseconds: number) => Promise<void>
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | number | undefined>>
  readonly data: unknown
}

/** What Octokit throws; without `response` the request got no answer. */
interface RequestFault {
  readonly response?: Answer
  readonly cause?: unknown
  readonly message: string
}

interface Attempt {
  readonly reply: Reply<Answer>
  /** The fault may be over in a moment. */
  readonly mayPass: boolean
}

/** Milliseconds before a request that only reads is repeated. */
const waits = [500, 2000]

/** @returns what asks the code host, each request with its limits; what only reads is repeated after a fault */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, pause = setTimeout } = options
  const once = attemptsOf(options)

  /** A fault of the host or of the way to it may be over in a moment. What writes is sent once: it may have worked. */
  async function exchange(question: Question): Promise<Reply<Answer>> {
    for (const wait of question.route.startsWith('GET ') ? waits : []) {
      const { reply, mayPass } = await once(question)
      if (!mayPass) return reply
      await pause(wait)
    }
    return (await once(question)).reply
  }

  return {
    async call(question, schema) {
      const reply = await exchange(question)
      return reply.problem === null ? read(reply.value, schema, question.about) : reply
    },
    async list<Value>(question: Question, schema: ZodType<readonly Value[]>, limit: number) {
      const { parameters, about } = question
      const items: Value[] = []
      let reply = await exchange({ ...question, parameters: { ...parameters, per_page: 100 } })
      for (;;) {
        if (reply.problem !== null) return reply
        const page = read(reply.value, schema, about)
        if (page.problem !== null) return page
        append(items, page.value)
        const next = nextPage(reply.value.headers.link)
        // A host that leads on for ever from empty pages is not followed.
        if (next === null || items.length >= limit || page.value.length === 0) return granted(items.slice(0, limit))
        // The token would go along.
        if (originOf(next) !== originOf(baseUrl))
          return refused(unexpectedAnswer(nowhere, { what: about.verb, detail: 'its next page is on another host' }))
        reply = await exchange({ ...question, route: `GET ${withoutTemplate(next)}`, parameters: {} })
      }
    },
  }
}

/** Sends one request, and puts what comes of it in words. */
type Attempts = (question: Question) => Promise<Attempt>

function attemptsOf({ baseUrl, token, version, secrets = [], timeLimit = 20_000 }: ClientOptions): Attempts {
  const hidden = [...secrets, token?.value ?? '']
  const asker: Asker = { variable: token === null ? undefined : token.variable }
  const send = request.defaults({
    baseUrl,
    headers: {
      accept: 'application/vnd.github+json',
      'user-agent': `signalpost/${version}`,
      'x-github-api-version': '2022-11-28',
      ...(token === null ? {} : { authorization: `Bearer ${token.value}` }),
    },
    // Octokit warns of routes that will go; no author can do anything about that.
    request: { fetch: timedFetch(timeLimit), log: { debug() {}, info() {}, warn() {}, error() {} } },
  })
  return async ({ route, parameters, about, headers, alsoRead = [] }) => {
    try {
      const answer = await send(route, { ...parameters, ...(headers && { headers }) })
      return { reply: granted(answer), mayPass: false }
    } catch (error) {
      const { response, cause, message } = error as RequestFault
      if (response === undefined) {
        const isLate = cause instanceof Error && cause.name === 'TimeoutError'
        const reason = isLate ? `no answer within ${timeLimit / 1000} s` : redact(message, hidden)
        // Whoever has waited that long need not wait as long again.
        return { reply: refused(unreachableHost(nowhere, { address: baseUrl, reason })), mayPass: !isLate }
      }
      if (alsoRead.includes(response.status)) return { reply: granted(response), mayPass: false }
      const said = redact(saidIn(response.data), hidden)
      const problem = answerProblem({ status: response.status, headers: response.headers, said }, about, asker)
      return { reply: refused(problem), mayPass: response.status >= 500 }
    }
  }
}

function read<Value>({ data }: Answer, schema: ZodType<Value>, about: About): Reply<Value> {
  const result = schema.safeParse(data)
  if (result.success) return granted(result.data)
  const [issue] = result.error.issues
  const detail = typeof data === 'string' || data instanceof ArrayBuffer ? 'it is no JSON' : wrongPlace(issue?.path)
  return refused(unexpectedAnswer(nowhere, { what: about.verb, detail }))
}

/** @returns the next page as the host gives it (RFC 8288), because what it counts by is not always a page's number */
export function nextPage(link: string | number | undefined): string | null {
  const [, next] = /<([^<>]*)>\s*;[^,]*\brel="?next\b/.exec(String(link ?? '')) ?? []
  return next ?? null
}

/** Octokit would take `{name}` and `:name` for parameters (RFC 6570). */
function withoutTemplate(url: string): string {
  return url.replace(/[{}]|:(?=[a-z])/g, encodeURIComponent)
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null
}

function saidIn(data: unknown): string {
  const errors = memberOf(data, 'errors')
  const details = (Array.isArray(errors) ? errors : []).map((one) =>
    typeof one === 'string' ? one : memberOf(one, 'message'),
  )
  return [memberOf(data, 'message'), ...details].filter((text) => typeof text === 'string' && text !== '').join('; ')
}

function wrongPlace(path: readonly PropertyKey[] | undefined): string {
  const where = (path ?? []).map(String).join('.')
  return where === '' ? 'it is not what the API describes' : `\`${where}\` is not what the API describes`
}
