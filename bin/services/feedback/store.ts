import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Client } from '@libsql/client'
import { codeOf } from '../../../compiler/formats/thrown.ts'
import { isUntrusted } from '../own-code/find-code.ts'
import { toolRequire } from '../tool-require.ts'
import { isServer } from './database.ts'
import { migrate } from './migrations.ts'
import { type OpenedIssues, openedIssues } from './opened-issues.ts'
import { keepPrivate, makePrivate } from './private-file.ts'
import { standing } from './standing-file.ts'
import { type StoredSubmission, type Submission, storedNames, storedSchema } from './submission.ts'

export interface FeedbackStore {
  /**
   * Keeps a submission. When the promise is fulfilled it is on the disk, and no end of the process can lose it.
   *
   * @throws when the database cannot take it
   */
  add(submission: Submission, receivedAt: Date): Promise<void>
  /** All submissions in the order in which they came, read in pieces. */
  all(): AsyncIterable<StoredSubmission>
  close(): void
}

/** A store whose database also knows the issues that were opened for code samples. */
export interface OpenFeedbackStore extends FeedbackStore {
  readonly issues: OpenedIssues
}

interface StoreOptions {
  /** A file's path, or the URL of a libSQL server (`libsql://`, `https://`, `wss://`, `http://`, `ws://`). */
  readonly database: string
  /** What a server asks for. */
  readonly authToken?: string | undefined
}

/** Rows a query. */
const piece = 1000

/** Milliseconds that a write waits for another process that writes. */
const busyTimeoutMs = 5000

/**
 * Opens the database, makes it where there is none, and brings its tables up to date.
 *
 * @throws when the package of the database is missing, the place cannot be written, or the server does not answer
 */
export async function openFeedbackStore({ database, authToken }: StoreOptions): Promise<OpenFeedbackStore> {
  const createClient = databaseDriver()
  const client = isServer(database)
    ? createClient({ url: database, authToken })
    : await openFile(database, createClient)
  try {
    await migrate(client)
  } catch (error) {
    client.close()
    throw error
  }
  const checkPlace = isServer(database) ? () => {} : standing(database)
  return {
    add: async (submission, receivedAt) => {
      checkPlace()
      await client.execute({ sql: insert, args: [...toValues(submission, receivedAt)] })
      // It may have gone between the two.
      checkPlace()
    },
    all: () => readAll(client),
    issues: openedIssues(client),
    close: () => client.close(),
  }
}

/**
 * For its owner alone: it holds what readers have written. One connection only: settings such as `synchronous` are a
 * connection's own, and a pool's next one would lack them.
 */
async function openFile(path: string, createClient: Driver): Promise<Client> {
  makePrivate(path)
  const client = createClient({ url: pathToFileURL(path).href, concurrency: 1, timeout: busyTimeoutMs })
  try {
    await client.execute('PRAGMA journal_mode = WAL')
    // The log is on the disk before a submission is acknowledged.
    await client.execute('PRAGMA synchronous = FULL')
    keepPrivate(path)
  } catch (error) {
    client.close()
    throw error
  }
  return client
}

type Driver = typeof import('@libsql/client').createClient

/**
 * The package brings a binary that most sites don't need: who takes feedback installs it, beside the tool or in the site.
 * A stranger's site may bring any package of that name.
 */
function databaseDriver(): Driver {
  const ofSite = isUntrusted(process.env) ? [] : [createRequire(join(process.cwd(), 'package.json'))]
  for (const require of [toolRequire(), ...ofSite])
    try {
      const { createClient }: { readonly createClient: Driver } = require('@libsql/client')
      return createClient
    } catch (error) {
      if (codeOf(error) !== 'MODULE_NOT_FOUND') throw error
    }
  throw new Error('the package @libsql/client is missing; run npm install @libsql/client')
}

/** The columns of `migrations.ts` are called as what they keep. */
const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The database numbers submissions itself. */
const given = storedNames.filter((name) => name !== 'id')
const insert = `INSERT INTO submission (${given.map(columnOf).join(', ')}) VALUES (${given.map(() => '?').join(', ')})`
const selected = storedNames.map((name) => `${columnOf(name)} AS ${name}`)
const select = `SELECT ${selected.join(', ')} FROM submission WHERE id > ? ORDER BY id LIMIT ?`

function toValues(submission: Submission, receivedAt: Date): readonly (string | null)[] {
  const kept = { ...submission, receivedAt: receivedAt.toISOString() }
  return given.map((name) => {
    const value = kept[name] ?? null
    return typeof value === 'string' || value === null ? value : JSON.stringify(value)
  })
}

async function* readAll(client: Client): AsyncGenerator<StoredSubmission> {
  for (let last = 0; ; ) {
    const { rows } = await client.execute({ sql: select, args: [last, piece] })
    for (const row of rows) yield storedSchema.parse(row)
    if (rows.length < piece) return
    last = Number(rows.at(-1)?.id)
  }
}
