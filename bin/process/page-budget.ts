import { readFileSync } from 'node:fs'
import type { Environment } from '../../compiler/formats/environment.ts'
import type { PageAtWork } from './in-work.ts'

/** Milliseconds between two looks. */
const interval = 250

/** Seconds of a short page, which an ordinary one takes a hundredth of: a writer waits for what does not end. */
const usualSeconds = 10
const megabyte = 1024 * 1024

/**
 * Seconds of the processor that a page or a data file may take over all of its steps: ten, as many again for its first
 * megabyte, and twice as many for each further one. The slowest page of a megabyte that is read at all takes 10 to 17
 * (decision 32).
 *
 * @param bytes the size of the page, or of the data
 */
export function secondsFor(bytes: number, env: Environment): number {
  const given = Number(env.SIGNALPOST_PAGE_SECONDS)
  const [first, further] = [Math.min(bytes / megabyte, 1), Math.max(bytes / megabyte - 1, 0)]
  // Tenths: authors see how long it was.
  return (given > 0 ? given : usualSeconds) * (Math.round((1 + first + 2 * further) * 10) / 10)
}

/**
 * Whether the time of what the work is at depends on the data of the site: it is a data file, or the route of a page that data
 * makes. Either may take what all of the data may take, as it may look at all of it.
 */
export function isOfData(subject: string): boolean {
  return subject.startsWith('/') || subject.startsWith('content/data/')
}

/**
 * Watches another process: what it is at on one page can't be stopped from inside of it.
 *
 * @param current the page that it is at
 * @param onOver called with the page that has used up its time, and again each time that it has used up as much once more;
 *   `times` counts
 * @returns a function that ends the watch
 */
export function watchPages(
  pid: number,
  current: () => PageAtWork | null,
  onOver: (page: PageAtWork, times: number) => void,
): () => void {
  let last: { readonly number: number; readonly since: number; times: number } | null = null
  const timer = setInterval(() => {
    const page = current()
    if (page === null) {
      last = null
      return
    }
    const now = timeOf(pid)
    if (last?.number !== page.number) last = { number: page.number, since: now, times: 0 }
    if (page.spent * 1000 + now - last.since <= page.seconds * 1000 * (last.times + 1)) return
    onOver(page, ++last.times)
  }, interval)
  return () => clearInterval(timer)
}

/**
 * Counts what each file has used of its time, from one turn of the work to the next. Of a busy machine the processor's time is
 * less than the clock's, of several threads at work more: what a file is blamed for is the lesser.
 *
 * @param now milliseconds of either
 * @returns to be called with the file that the time goes to from now on, null for none; gives the seconds that it has used before
 */
export function countTime(now: () => readonly [clock: number, processor: number] = bothTimes) {
  // Whole microseconds: an engine keeps them without a place of their own, and a large site has many files.
  const used = new Map<string, number>()
  let current: string | null = null
  let since = now()
  return (file: string | null): number => {
    const then = now()
    if (current !== null) {
      const taken = Math.min(then[0] - since[0], then[1] - since[1])
      used.set(current, (used.get(current) ?? 0) + Math.round(taken * 1000))
    }
    since = then
    current = file
    return file === null ? 0 : (used.get(file) ?? 0) / 1_000_000
  }
}

function bothTimes(): readonly [number, number] {
  const { user, system } = process.cpuUsage()
  return [performance.now(), (user + system) / 1000]
}

/** Milliseconds of the processor that the other threads of this process have used. */
export function timeOfOthers(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000 - (firstThread(process.pid) ?? 0)
}

/** The kernel counts in hundredths of a second, whatever its clock (proc_pid_stat(5), sysconf(3)). */
const tick = 10

/**
 * Milliseconds of the processor that the first thread of a process has used, so that neither a busy machine nor another
 * thread blames a page; else of the clock.
 */
function timeOf(pid: number): number {
  return firstThread(pid) ?? performance.now()
}

/** @returns null where the system does not tell */
function firstThread(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
    // The name of the program may hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tick
  } catch {
    return null
  }
}
