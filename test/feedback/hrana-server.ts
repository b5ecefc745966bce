import { createServer } from 'node:http'
import { type Client, createClient, type InValue, type ResultSet } from '@libsql/client'
import { close, listen } from '../local-server.ts'

/** The part of libSQL's HTTP protocol (Hrana 2, JSON) that the store makes its client speak, over a database in memory. */
interface Statement {
  readonly sql?: string
  readonly sql_id?: number
  readonly args: readonly Value[]
}
type Value =
  | { readonly type: 'null' }
  | { readonly type: 'text' | 'integer'; readonly value: string }
  | { readonly type: 'float'; readonly value: number }
interface Request {
  readonly type: string
  readonly sql_id?: number
  readonly sql?: string
  readonly stmt?: Statement
  readonly batch?: { readonly steps: readonly { readonly stmt: Statement }[] }
}

export interface HranaServer {
  readonly url: string
  /** What the requests carried to prove themselves, each once. */
  readonly tokens: ReadonlySet<string | undefined>
  close(): Promise<void>
}

const toValue = (value: unknown): Value => {
  if (value === null || value === undefined) return { type: 'null' }
  if (typeof value === 'number') return { type: 'integer', value: String(value) }
  return { type: 'text', value: String(value) }
}

const fromValue = (value: Value): InValue => {
  if (value.type === 'null') return null
  return value.type === 'integer' ? BigInt(value.value) : value.value
}

/** The number of changed rows is always 0, as at least one real server (tursodb 0.6) has it. */
const toResult = ({ columns, rows }: ResultSet) => ({
  cols: columns.map((name) => ({ name })),
  rows: rows.map((row) => columns.map((name) => toValue(row[name]))),
  affected_row_count: 0,
  last_insert_rowid: null,
})

const nothing = { cols: [], rows: [], affected_row_count: 0, last_insert_rowid: null }

async function answer(client: Client, requests: readonly Request[]): Promise<readonly object[]> {
  const texts = new Map<number, string>()
  const statement = ({ sql, sql_id, args }: Statement) => ({
    sql: sql ?? texts.get(sql_id ?? -1) ?? '',
    args: args.map(fromValue),
  })
  const results: object[] = []
  for (const { type, sql_id, sql, stmt, batch } of requests) {
    if (type === 'store_sql') texts.set(sql_id ?? -1, sql ?? '')
    let result: object = {}
    try {
      if (stmt !== undefined) result = { result: toResult(await client.execute(statement(stmt))) }
      if (batch !== undefined) {
        // The first step begins the transaction, the last two end it: the database of the test does both by itself.
        const inner = await client.batch(
          batch.steps.slice(1, -2).map(({ stmt }) => statement(stmt)),
          'write',
        )
        const steps = [nothing, ...inner.map(toResult), nothing, null]
        result = { result: { step_results: steps, step_errors: steps.map(() => null) } }
      }
      results.push({ type: 'ok', response: { type, ...result } })
    } catch (error) {
      results.push({ type: 'error', error: { message: String(error), code: 'SQLITE_ERROR' } })
    }
  }
  return results
}

export async function runHranaServer(): Promise<HranaServer> {
  const client = createClient({ url: ':memory:' })
  const tokens = new Set<string | undefined>()
  const server = createServer(async (request, response) => {
    tokens.add(request.headers.authorization)
    let text = ''
    for await (const part of request.setEncoding('utf8')) text += part
    if (request.url !== '/v2/pipeline') return response.writeHead(404).end()
    const { requests } = JSON.parse(text) as { requests: readonly Request[] }
    return response.end(JSON.stringify({ baton: null, base_url: null, results: await answer(client, requests) }))
  })
  return {
    url: await listen(server),
    tokens,
    close: () => {
      client.close()
      return close(server)
    },
  }
}
