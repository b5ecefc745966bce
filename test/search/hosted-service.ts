import { createServer, type IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { close, listen } from '../local-server.ts'

/** A hosted search service on this machine, after the service's published API (algolia.com, "Search API", "Indexing"). */
export interface HostedService {
  readonly origin: string
  readonly requests: readonly ReceivedRequest[]
  /** Indexes by name, as they are now. */
  readonly indexes: ReadonlyMap<string, HostedIndexState>
  /**
   * Decides over requests before the service does: a status with a body, no answer (`hang`), a broken connection (`reset`),
   * or an answer that begins and never ends (`dribble`).
   */
  answer(rule: Rule | null): void
  /** Makes an index beforehand. */
  put(name: string, settings: Readonly<Record<string, unknown>>, objectIDs: readonly string[]): void
  /** Hits of every query. */
  find(hits: readonly Readonly<Record<string, unknown>>[]): void
  close(): Promise<void>
}

export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Readonly<Record<string, unknown>>
}

export interface HostedIndexState {
  readonly settings: Readonly<Record<string, unknown>>
  readonly objects: ReadonlyMap<string, Readonly<Record<string, unknown>>>
}

type Rule = (
  request: ReceivedRequest,
) => { readonly status: number; readonly body: string } | 'hang' | 'reset' | 'dribble' | null
type Reply = readonly [status: number, body: unknown]

export async function openHostedService(): Promise<HostedService> {
  const requests: ReceivedRequest[] = []
  const indexes = new Map<string, HostedIndexState>()
  const state = { rule: null as Rule | null, hits: [] as readonly unknown[] }
  const server = createServer(async (incoming, response) => {
    const request = await received(incoming)
    requests.push(request)
    const ruled = state.rule?.(request) ?? null
    if (ruled === 'hang') return
    if (ruled === 'reset') return void incoming.socket.resetAndDestroy()
    if (ruled === 'dribble') {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      const drops = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drops))
      return
    }
    const [status, body] = ruled === null ? reply(request, indexes, state.hits) : [ruled.status, ruled.body]
    response.writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  return {
    origin: await listen(server),
    requests,
    indexes,
    answer: (rule) => {
      state.rule = rule
    },
    put: (name, settings, ids) =>
      void indexes.set(name, { settings, objects: new Map(ids.map((objectID) => [objectID, { objectID }])) }),
    find: (hits) => {
      state.hits = hits
    },
    close: () => close(server),
  }
}

async function received(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const raw = Buffer.concat(chunks)
  const text = (incoming.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString('utf8')
  const path = decodeURIComponent((incoming.url ?? '/').replace(/\?.*/, ''))
  return {
    method: incoming.method ?? 'GET',
    path,
    headers: incoming.headers,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  }
}

function reply(
  { method, path, body }: ReceivedRequest,
  indexes: Map<string, HostedIndexState>,
  hits: readonly unknown[],
): Reply {
  if (method === 'POST' && path === '/1/indexes/*/queries')
    return [200, { results: (body.requests as readonly Asked[]).map((asked) => resultOf(asked, hits)) }]
  const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)(?:\/(\w+))?/.exec(path) ?? []
  const index = indexes.get(name)
  const task = { taskID: 7, updatedAt: '2026-05-04T10:00:00.000Z' }
  if (method === 'GET' && action === 'task') return [200, { status: 'published', pendingTask: false }]
  if (method === 'GET' && action === 'settings')
    return index === undefined ? [404, { message: `Index ${name} does not exist`, status: 404 }] : [200, index.settings]
  if (method === 'PUT' && action === 'settings') {
    indexes.set(name, { settings: { ...index?.settings, ...body }, objects: index?.objects ?? new Map() })
    return [200, task]
  }
  if (method === 'POST' && action === 'batch') {
    const objects = new Map(index?.objects)
    const given = body.requests as readonly { readonly body: { readonly objectID: string } }[]
    for (const { body: record } of given) objects.set(record.objectID, record)
    indexes.set(name, { settings: index?.settings ?? {}, objects })
    return [200, { taskID: 7, objectIDs: [...objects.keys()] }]
  }
  if (method === 'POST' && action === 'operation') {
    const { operation, destination, scope } = body as { operation: string; destination: string; scope?: string[] }
    const there = indexes.get(destination)
    if (operation === 'move' && index !== undefined) indexes.set(destination, index)
    if (operation === 'move') indexes.delete(name)
    if (operation === 'copy' && index !== undefined && scope?.includes('settings'))
      indexes.set(destination, { settings: index.settings, objects: there?.objects ?? new Map() })
    return [200, task]
  }
  if (method === 'DELETE' && action === '') {
    indexes.delete(name)
    return [200, { taskID: 7, deletedAt: task.updatedAt }]
  }
  return [400, { message: `Unexpected ${method} ${path}`, status: 400 }]
}

interface Asked {
  readonly page?: number
  readonly hitsPerPage?: number
  readonly query?: string
  readonly facets?: readonly string[]
  readonly facetFilters?: readonly (readonly string[])[]
}

/** All hits answer, but those that say what they are are filtered by it; what is only counted must say it. */
function resultOf(
  { page = 0, hitsPerPage = 20, query = '', facets = [], facetFilters = [] }: Asked,
  all: readonly unknown[],
) {
  const passes = (hit: Readonly<Record<string, unknown>>) =>
    facetFilters.flat().every((filter) => {
      const [name = '', value = ''] = filter.split(':')
      const own = hit[name]
      return own === undefined ? hitsPerPage > 0 : [own].flat().includes(value)
    })
  const hits = (all as readonly Readonly<Record<string, unknown>>[]).filter(passes)
  const counts = facets.map((name) => {
    const found: Record<string, number> = {}
    for (const hit of hits) if (typeof hit[name] === 'string') found[hit[name]] = (found[hit[name]] ?? 0) + 1
    return [name, found]
  })
  const shown = hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(hits.length / hitsPerPage)
  const answer = { hits: shown, nbHits: hits.length, page, nbPages, hitsPerPage, query, params: '' }
  return { ...answer, facets: Object.fromEntries(counts), processingTimeMS: 1 }
}
