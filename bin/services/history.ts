import { visible } from '../../compiler/diagnostics/cells.ts'
import { notAnEpoch } from '../../compiler/diagnostics/codes/call.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import type { Environment } from '../../compiler/formats/environment.ts'
import { checkoutAround } from './checkout.ts'
import { historyMark } from './fingerprint.ts'
import { type GitResult, runGit } from './git.ts'

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
  /** What a later reading may go on from; null where there is nothing of it. */
  readonly log: KnownLog | null
  /** Why git says nothing of the repository that the site lies in; null where it does, or there is none. */
  readonly fault: string | null
}

/** The days of files as one commit has them, as plain JSON. */
export interface KnownLog {
  /** The commit's name, and its time in seconds since 1970. */
  readonly head: string
  readonly seconds: string
  /** `historyMark` then: while it is the same, git has nothing new to say. Null where it is not known. */
  readonly mark: string | null
  /** Where in its repository the site lies. */
  readonly prefix: string
  /** How many commits were looked at. */
  readonly commits: number
  readonly dates: readonly (readonly [file: string, day: string])[]
}

export const noHistory: History = { lastUpdated: () => null, year: null, dates: new Map([]), log: null, fault: null }

/**
 * Reads the history with one run over it, or over what has come since an earlier reading. Without git, without a
 * repository and in a shallow clone, whose oldest commit seems to have changed every file, there are no dates.
 *
 * @param root absolute; paths of files are relative to it
 * @param env `SOURCE_DATE_EPOCH` is seconds since 1970 (reproducible-builds.org)
 * @param known of an earlier reading
 */
export async function readHistory(root: string, env: Environment, known: KnownLog | null = null): Promise<History> {
  const mark = historyMark(root, env)
  // Starting git costs more than a page.
  if (mark === '') return { ...noHistory, year: yearOf(env.SOURCE_DATE_EPOCH) }
  if (mark !== null && known?.mark === mark) return historyOf(known, known.seconds, env)
  const [newest, place] = await Promise.all([
    runGit(root, ['log', '-1', '--format=%H %ct']),
    runGit(root, ['rev-parse', '--is-shallow-repository', '--show-prefix']),
  ])
  const [head = '', seconds = ''] = newest.stdout.trim().split(' ')
  const [shallow, prefix = ''] = place.stdout.split('\n')
  const isWhole = shallow === 'false' && head !== ''
  const log = isWhole ? await logOf(root, { head, seconds, prefix, mark }, known) : null
  const isBroken = isWhole && log === null
  const fault = faultOf(place) ?? faultOf(newest) ?? (isBroken ? 'commits or files of them are missing' : null)
  return { ...historyOf(log, seconds, env), fault: checkoutAround(root) === null ? null : fault }
}

/** @returns what git says to a call that it refuses, with the command that it names for it */
function faultOf({ status, missing, stderr }: GitResult): string | null {
  if (missing) return 'there is no program `git`'
  // A repository may be new.
  if (status === 0 || stderr.includes('does not have any commits yet')) return null
  const [said = ''] = stderr.split('\n')
  const [, command] = /^\s+(git config .+)$/m.exec(stderr) ?? []
  const reason = visible(said.replace(/^fatal: /, ''))
  return command === undefined ? reason : `${reason} (to allow it, call \`${visible(command)}\`)`
}

function historyOf(log: KnownLog | null, seconds: string, { SOURCE_DATE_EPOCH }: Environment): History {
  const dates = new Map(log?.dates ?? [])
  return {
    dates,
    lastUpdated: (file) => dates.get(file) ?? null,
    year: yearOf(SOURCE_DATE_EPOCH) ?? yearOf(seconds),
    log,
    fault: null,
  }
}

async function logOf(
  root: string,
  at: Pick<KnownLog, 'head' | 'seconds' | 'prefix' | 'mark'>,
  known: KnownLog | null,
): Promise<KnownLog | null> {
  const older = known !== null && known.prefix === at.prefix ? known : null
  if (older?.head === at.head) return { ...older, ...at }
  if (older !== null && (await isInLine(root, older.head, at.head))) {
    const newer = await readLog(root, [`${older.head}..${at.head}`])
    const commits = older.commits + (newer?.commits ?? 0)
    // Newer days stay: the first one that is named counts.
    if (newer !== null && commits < maxCommits)
      return { ...at, commits, dates: [...new Map([...older.dates, ...newer.dates])] }
  }
  const all = await readLog(root, [at.head])
  return all === null ? null : { ...at, commits: all.commits, dates: [...all.dates] }
}

/**
 * Where every commit since has one parent, a log over all is one over what is new and then the one that is known. After a
 * merge it may be another: git leaves out sides of a history that have changed nothing.
 */
async function isInLine(root: string, from: string, to: string): Promise<boolean> {
  const { status, stdout } = await runGit(root, ['rev-list', '--topo-order', '--parents', `${from}..${to}`])
  if (status !== 0 || stdout === '') return false
  let next = to
  for (const line of stdout.trimEnd().split('\n')) {
    const [commit, parent, ...others] = line.split(' ')
    if (commit !== next || parent === undefined || others.length > 0) return false
    next = parent
  }
  return next === from
}

async function readLog(root: string, range: readonly string[]) {
  const { status, stdout } = await runGit(root, [
    ...['log', `--max-count=${maxCommits}`, '--format=format:%ct', '--name-only', '-z', '--no-renames'],
    ...['--relative', ...range, '--', 'content'],
  ])
  return status === 0 ? parseLog(stdout) : null
}

/**
 * @param output commits, newest first: seconds, line feed, then names that end with NUL
 * @returns the day of each file's newest commit, and how many commits there are
 */
export function parseLog(output: string): {
  readonly dates: ReadonlyMap<string, string>
  readonly commits: number
} {
  const dates = new Map<string, string>()
  let day = ''
  let commits = 0
  for (const field of output.split('\0')) {
    const head = /^(\d+)(?:\n|$)/.exec(field)
    if (head !== null) {
      day = new Date(Number(head[1]) * 1000).toISOString().slice(0, 10)
      commits++
    }
    const file = head === null ? field : field.slice(head[0].length)
    if (file !== '' && day !== '' && !dates.has(file)) dates.set(file, day)
  }
  return { dates, commits }
}

/** A wrong `SOURCE_DATE_EPOCH` ends a build, as https://reproducible-builds.org/specs/source-date-epoch/ asks for. */
export function epochFaults({ SOURCE_DATE_EPOCH: given = '' }: Environment): readonly Diagnostic[] {
  if (given.trim() === '' || yearOf(given) !== null) return []
  return [notAnEpoch({ file: null, place: null }, { found: visible(given) })]
}

function yearOf(seconds: string | undefined): number | null {
  const text = seconds?.trim() ?? ''
  if (!/^\d{1,11}$/.test(text)) return null
  return new Date(Number(text) * 1000).getUTCFullYear()
}
