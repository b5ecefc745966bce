import { runGit } from './git.ts'

/** Commits that are looked at: older dates are left out, so that a history of decades does not hold up a build. */
const maxCommits = 20_000

/** What the version history says about a site. */
export interface History {
  /** The day of a file's last commit as `2026-05-31` (UTC), or null where there is none. */
  lastUpdated(file: string): string | null
  /** `SOURCE_DATE_EPOCH`'s year, else the newest commit's, else null: the clock is never asked. */
  readonly year: number | null
  /** All days by file. */
  readonly dates: ReadonlyMap<string, string>
}

export const noHistory: History = { lastUpdated: () => null, year: null, dates: new Map([]) }

/**
 * Reads the history with one run over it. Without git, without a repository and in a shallow clone, whose oldest commit
 * seems to have changed every file, there are no dates.
 *
 * @param root absolute; paths of files are relative to it
 * @param env `SOURCE_DATE_EPOCH` is seconds since 1970 (reproducible-builds.org)
 */
export async function readHistory(root: string, env: Readonly<Record<string, string | undefined>>): Promise<History> {
  const [newest, shallow, log] = await Promise.all([
    runGit(root, ['log', '-1', '--format=%ct']),
    runGit(root, ['rev-parse', '--is-shallow-repository']),
    runGit(root, [
      ...['log', `--max-count=${maxCommits}`, '--format=format:%ct', '--name-only', '-z', '--no-renames'],
      ...['--relative', '--', 'content'],
    ]),
  ])
  const isWhole = log.status === 0 && shallow.stdout.trim() === 'false'
  const dates = isWhole ? parseLog(log.stdout) : new Map<string, string>()
  return {
    dates,
    lastUpdated: (file) => dates.get(file) ?? null,
    year: yearOf(env.SOURCE_DATE_EPOCH) ?? yearOf(newest.stdout),
  }
}

/**
 * @param output commits, newest first: seconds, line feed, then names that end with NUL
 * @returns the day of each file's newest commit
 */
export function parseLog(output: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>()
  let day = ''
  for (const field of output.split('\0')) {
    const head = /^(\d+)(?:\n|$)/.exec(field)
    if (head !== null) day = new Date(Number(head[1]) * 1000).toISOString().slice(0, 10)
    const file = head === null ? field : field.slice(head[0].length)
    if (file !== '' && day !== '' && !dates.has(file)) dates.set(file, day)
  }
  return dates
}

function yearOf(seconds: string | undefined): number | null {
  const text = seconds?.trim() ?? ''
  if (!/^\d{1,11}$/.test(text)) return null
  return new Date(Number(text) * 1000).getUTCFullYear()
}
