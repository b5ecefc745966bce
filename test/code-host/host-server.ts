import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { close, listen } from '../local-server.ts'
import { emptyState, type HostState } from './host-state.ts'
import { answerOAuth, type OAuthState, oauthState } from './oauth-endpoints.ts'
import { type ApiAnswer, type ApiRequest, answerRest } from './rest-endpoints.ts'

/** A code host on this machine, after the published description of its REST API. */
export interface CodeHostServer {
  /** Pages and API alike. */
  readonly origin: string
  readonly state: HostState
  readonly oauth: OAuthState
  readonly requests: readonly ApiRequest[]
  /** Decides over requests before the host does. */
  answer(rule: Rule | null): void
  close(): Promise<void>
}

/** `hang` never answers, `stall` stops in the middle of the body, `drop` closes the connection. */
type Rule = (request: ApiRequest, count: number) => ApiAnswer | 'hang' | 'stall' | 'drop' | null

export async function openCodeHost(): Promise<CodeHostServer> {
  const requests: ApiRequest[] = []
  const [state, oauth] = [emptyState(), oauthState()]
  const current = { rule: null as Rule | null }
  let origin = ''
  const server = createServer(async (incoming, response) => {
    const request = await received(incoming)
    requests.push(request)
    const ruled = current.rule?.(request, requests.length) ?? null
    if (ruled === 'hang') return
    if (ruled === 'drop') return void incoming.socket.destroy()
    if (ruled === 'stall') {
      response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).write('[{"filename": ')
      return
    }
    send(response, ruled ?? answerOAuth(request, oauth, origin) ?? answerRest(request, state, origin))
  })
  origin = await listen(server)
  return {
    origin,
    state,
    oauth,
    requests,
    answer: (rule) => {
      current.rule = rule
    },
    close: () => close(server),
  }
}

function send(response: ServerResponse, { status, body, headers = {} }: ApiAnswer): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'X-GitHub-Api-Version-Selected': '2022-11-28',
    ...headers,
  })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

async function received(incoming: IncomingMessage): Promise<ApiRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  const url = new URL(incoming.url ?? '/', 'http://host.example')
  return {
    method: incoming.method ?? 'GET',
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
    headers: incoming.headers,
    body: text === '' ? null : parsed(text),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
