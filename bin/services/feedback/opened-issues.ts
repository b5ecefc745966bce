import type { Client } from '@libsql/client'

/** Which code samples have an issue on the code host already: of two runs at once only one opens it. */
export interface OpenedIssues {
  /**
   * Takes a sample for this run.
   *
   * @param sample its identity, the same in every run
   * @returns 'ours' to open the issue; 'taken' when another run is about to; else the address of the issue
   */
  claim(repository: string, sample: string, now: Date): Promise<'ours' | 'taken' | { readonly url: string }>
  /** Remembers the issue of a sample. */
  opened(repository: string, sample: string, url: string, now: Date): Promise<void>
  /** Gives up a claim: no issue was opened. */
  release(repository: string, sample: string): Promise<void>
}

/** Milliseconds after which a claim without an issue is of a run that has died. */
const claimLife = 10 * 60_000

const insert = `INSERT INTO code_report_issue (repository, sample, claimed_at) VALUES (?, ?, ?)
  ON CONFLICT (repository, sample) DO UPDATE SET claimed_at = excluded.claimed_at
  WHERE code_report_issue.url IS NULL AND code_report_issue.claimed_at < ?
  RETURNING sample`

/** @param client of a database that has been brought up to date */
export function openedIssues(client: Client): OpenedIssues {
  return {
    async claim(repository, sample, now) {
      const stale = new Date(now.getTime() - claimLife).toISOString()
      // Not by the number of rows that were changed: some servers of the dialect always say 0.
      const taken = await client.execute({ sql: insert, args: [repository, sample, now.toISOString(), stale] })
      if (taken.rows.length > 0) return 'ours'
      const { rows } = await client.execute({
        sql: 'SELECT url FROM code_report_issue WHERE repository = ? AND sample = ?',
        args: [repository, sample],
      })
      const url = rows[0]?.url
      return typeof url === 'string' ? { url } : 'taken'
    },
    async opened(repository, sample, url, now) {
      await client.execute({
        sql: `INSERT INTO code_report_issue (repository, sample, claimed_at, url) VALUES (?, ?, ?, ?)
          ON CONFLICT (repository, sample) DO UPDATE SET url = excluded.url`,
        args: [repository, sample, now.toISOString(), url],
      })
    },
    async release(repository, sample) {
      await client.execute({
        sql: 'DELETE FROM code_report_issue WHERE repository = ? AND sample = ? AND url IS NULL',
        args: [repository, sample],
      })
    },
  }
}
