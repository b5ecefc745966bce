import type { Client } from '@libsql/client'

/**
 * Steps from an empty database to the one that `store.ts` uses, in order. A step that has been released is never
 * changed: a change of the tables is a new step at the end.
 */
const steps: readonly (readonly string[])[] = [
  [
    `CREATE TABLE submission (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      received_at TEXT NOT NULL,
      session_id TEXT NOT NULL,
      path TEXT NOT NULL,
      section TEXT NOT NULL,
      product TEXT NOT NULL,
      user_id TEXT NOT NULL,
      anonymous_id TEXT,
      sentiment TEXT,
      feedback_type TEXT,
      why_are_you_here TEXT,
      related_to TEXT,
      comment TEXT,
      slug TEXT,
      language TEXT,
      group_type TEXT
    )`,
    'CREATE INDEX submission_session ON submission (session_id)',
  ],
  [
    `CREATE TABLE code_report_issue (
      repository TEXT NOT NULL,
      sample TEXT NOT NULL,
      claimed_at TEXT NOT NULL,
      url TEXT,
      PRIMARY KEY (repository, sample)
    )`,
  ],
]

/**
 * Brings a database up to date: each step and the note that it is done are one transaction.
 *
 * @throws when the database was made by a newer version of the tool
 */
export async function migrate(client: Client): Promise<void> {
  await client.execute('CREATE TABLE IF NOT EXISTS schema_step (step INTEGER PRIMARY KEY)')
  const done = await lastStep(client)
  if (done > steps.length) {
    throw new Error(`The feedback database is of a newer version (${done}) than this tool knows (${steps.length}).`)
  }
  for (const [index, statements] of steps.entries()) {
    const step = index + 1
    if (step <= done) continue
    try {
      // The note comes first: two that start at once cannot both make the step, because its number is a key.
      await client.batch([{ sql: 'INSERT INTO schema_step (step) VALUES (?)', args: [step] }, ...statements], 'write')
    } catch (error) {
      if ((await lastStep(client)) < step) throw error
    }
  }
}

async function lastStep(client: Client): Promise<number> {
  const { rows } = await client.execute('SELECT max(step) AS step FROM schema_step')
  return Number(rows[0]?.step ?? 0)
}
