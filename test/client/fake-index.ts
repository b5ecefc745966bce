import { createServer, type IncomingMessage } from 'node:http'
import { close, listen } from '../local-server.ts'

/** One query as the service gets it. */
export interface IndexQuery {
  readonly indexName: string
  readonly query: string
  readonly hitsPerPage: number
  readonly page: number
  readonly facets: readonly string[]
  readonly facetFilters: readonly (readonly string[])[]
  readonly [parameter: string]: unknown
}

type Fields = Readonly<Record<string, unknown>>

/** How the service behaves: as it should, with an error status, with an answer that is none or has other parts, or not at all. */
export type Mood = 'well' | 'silent' | 'confused' | 'astray' | 403 | 429 | 500

export interface FakeIndex {
  /** `127.0.0.1:<port>` */
  readonly host: string
  /** All that was asked, in order. */
  readonly asked: readonly (readonly IndexQuery[])[]
  /** What was wrong with the requests by the contract. */
  readonly complaints: readonly string[]
  mood: Mood
  close(): Promise<void>
}

/** A result in which each part has another form than it should. */
const astray = { nbHits: 'many', nbPages: -1, hits: { length: 1 }, facets: { kind: { a: 0.5 } } }

/**
 * A small stand-in for the hosted search service. It speaks the published contract of "search multiple indices":
 * `POST` to the queries of all indexes, with the application's id and key as headers or parameters and `{requests: [...]}` as the
 * body; disjunctive filters as lists of lists; `nbHits`, `nbPages`, `hits` and `facets` in each result.
 */
export async function openFakeIndex(records: readonly Fields[]): Promise<FakeIndex> {
  const asked: (readonly IndexQuery[])[] = []
  const complaints: string[] = []
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (fake.mood === 'silent') return
    if (typeof fake.mood === 'number') {
      response.writeHead(fake.mood, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ message: 'No', status: fake.mood }))
      return
    }
    const wrong = contractFaults(request, body)
    complaints.push(...wrong)
    if (wrong.length > 0) {
      response.writeHead(400, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ message: wrong.join(), status: 400 }))
      return
    }
    const { requests } = JSON.parse(body) as { requests: readonly IndexQuery[] }
    asked.push(requests)
    const answers = requests.map((query) => (fake.mood === 'astray' ? astray : answer(records, query)))
    const results = fake.mood === 'confused' ? 'what?' : answers
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ results }))
  })
  const fake: FakeIndex = {
    host: '',
    asked,
    complaints,
    mood: 'well',
    close: () => close(server),
  }
  return Object.assign(fake, { host: new URL(await listen(server)).host })
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/** Parameters that the library may send, with the type that the contract gives them. */
const parameters: Readonly<Record<string, (value: unknown) => boolean>> = {
  indexName: (value) => typeof value === 'string' && value !== '',
  query: (value) => typeof value === 'string' && value.length <= 512,
  hitsPerPage: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1000,
  page: (value) => Number.isInteger(value) && Number(value) >= 0,
  facets: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  facetFilters: (value) =>
    Array.isArray(value) && value.flat().every((one) => typeof one === 'string' && one.includes(':')),
  maxValuesPerFacet: (value) => Number.isInteger(value) && Number(value) <= 1000,
  analytics: (value) => typeof value === 'boolean',
}

function contractFaults(request: IncomingMessage, body: string): readonly string[] {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const given = (name: string) => request.headers[name] ?? url.searchParams.get(name)
  const faults: string[] = []
  if (request.method !== 'POST') faults.push(`method ${request.method}`)
  if (url.pathname !== '/1/indexes/*/queries') faults.push(`path ${url.pathname}`)
  if (given('x-algolia-application-id') !== 'TESTAPP') faults.push('no application id')
  if (given('x-algolia-api-key') !== 'search-only') faults.push('no key')
  let requests: unknown
  try {
    requests = (JSON.parse(body) as { requests?: unknown }).requests
  } catch {
    return [...faults, 'no JSON']
  }
  if (!Array.isArray(requests)) return [...faults, 'no requests']
  for (const query of requests as readonly Fields[])
    for (const [name, value] of Object.entries(query))
      if (parameters[name]?.(value) !== true) faults.push(`parameter ${name}: ${JSON.stringify(value)}`)
  return faults
}

function answer(records: readonly Fields[], query: IndexQuery) {
  const found = records.filter(
    (record) =>
      query.query
        .toLowerCase()
        .split(' ')
        .every((word) => JSON.stringify(Object.values(record)).toLowerCase().includes(word)) &&
      query.facetFilters.every((either) =>
        either.some((filter) => {
          const [, facet = '', value = ''] = /^([^:]*):\\?([\s\S]*)$/.exec(filter) ?? []
          return [record[facet]].flat().includes(value)
        }),
      ),
  )
  const count = (facet: string) => {
    const counts: Record<string, number> = {}
    for (const value of found.flatMap((record) => record[facet] ?? []))
      counts[String(value)] = (counts[String(value)] ?? 0) + 1
    return counts
  }
  const from = query.page * query.hitsPerPage
  return {
    hits: found.slice(from, from + query.hitsPerPage),
    nbHits: found.length,
    nbPages: query.hitsPerPage === 0 ? 0 : Math.ceil(found.length / query.hitsPerPage),
    page: query.page,
    hitsPerPage: query.hitsPerPage,
    facets: Object.fromEntries(query.facets.map((facet) => [facet, count(facet)])),
    processingTimeMS: 1,
    query: query.query,
    params: '',
  }
}
