import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { longText } from '../../compiler/formats/source.ts'
import { manyFiles, patience } from '../process/child-engine.ts'

/** Bytes of data from which on a site counts as large: some 2,000 operations, or as many records. */
const large = 4_000_000
/** Bytes of data from which on it is what most of the heap is in use for: a thousand records, or redirects. */
const muchData = 250_000
/** Bytes of garbage between two parts of long work that are worth looking for. */
const worthCollecting = 8_000_000
/** The same of files beside the heap that have just been let go, which the engine finds among young objects in no time. */
const worthSweeping = 2_000_000
/** Bytes of the heap that nobody uses, with all the room of young objects, from which on what is in use is moved together. */
const worthMoving = 40_000_000
/**
 * Files after which no more than usual is moved again. While more is, V8 also forgets the shape of objects of which none is
 * alive, and all that was optimised for them is compiled again when the next page has some.
 */
const movingFor = 256

/** Files between two looks at how much is in use. */
const looks = 32
/** Files from which on there is more to do than to look through much data once. */
const someFiles = 32
/** Bytes that the heap of a site of many files may come to, however little of it is in use. */
const room = 90_000_000

/** The engine's own; of young objects alone if that is asked for. */
type Collect = (of?: { readonly type: 'minor' }) => void

/** What the heap is told of the work. */
export interface HeapGrowth {
  /** To be called with each file that is read, or page that is made: of a large site of which few are, nothing is collected early. */
  readonly onFile: () => void
  /** To be called with the bytes of the page that work begins on. */
  readonly atWork: (bytes: number) => void
  /** To be called between the parts of long work. */
  readonly rest: () => void
  /** To be called when all of a long page was let go. */
  readonly onRelease: () => void
  /** To be called when much was let go that lay between what stays. */
  readonly onFold: () => void
}

/** By how much of what is in use the heap may grow before it is collected again, in per cent: of much data, of many files. */
const [ofData, ofFiles] = [50, 20]

/** The same for many files of whose heap this many bytes are in use. */
const forFiles = (inUse: number) => Math.min(100, Math.max(ofFiles, Math.round((100 * (room - inUse)) / inUse)))

/** Whether data of that many bytes is to get no more room for what is young than at the start. */
const isNarrow = (size: number) => size >= muchData && size < large

/** @param young by how many times the room of young objects may grow */
function setGrowth(percent: number, young: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`)
  setFlagsFromString(`--semi-space-growth-factor=${young}`)
}

/**
 * Lets the heap of a large site grow by a part of what is in use before it is collected again, where V8 would let it grow to
 * several times that. Many pages leave something behind each, so that of very many a fifth must do; as long as little is in use,
 * all of it is looked through a third as often if it may grow to 90 MB (decision 30). Of much data most is in use from the
 * beginning, and a fifth has all of it looked through again and again: 5,000 operations take as much memory with half, and
 * their first build a fifth less time. A site of ordinary size is left alone.
 *
 * A long page makes ten times as much garbage as it needs: where there is one, what is young gets no more room than at the
 * start, nor where there is much data and little else: what is read of it stays, and is no sooner old with more room. Of the
 * data of a large site thousands of pages are made, which take a fifth more of the processor without that room. While a long
 * page, or a short one of nothing but syntax, is at work, what is young keeps its room, what is old gets an eighth, and what is
 * garbage between two parts of it is collected (decision 32).
 *
 * Of each page a little stays, between all that is garbage soon, and V8 moves only what it can move in no time together: in
 * the end half of the heap would be holes. Where many are there it is told to move more each time, for some hundred pages (decision 30). To move
 * all at once would need as much room again. A V8 that no longer knows the flags says so and goes on.
 *
 * @param size bytes of data, as `sizeOfData` counts them
 * @param longest bytes of the longest page
 * @param isSecond whether another thread, whose heap is the larger one, sets for both by how much they may grow
 */
export function boundHeapGrowth(size: number, longest = 0, isSecond = false): HeapGrowth {
  let usual = 0
  let read = 0
  const young = () => (longest >= longText || (isNarrow(size) && read < someFiles) ? 1 : 2)
  const bound = (percent: number) => {
    usual = percent
    setGrowth(usual, young())
  }
  bound(size >= muchData ? ofData : 0)
  let movingEndsAt = Number.NaN
  let leastInUse = Number.POSITIVE_INFINITY
  const boundForFiles = () => {
    if (isSecond) return
    bound(size < large ? forFiles(Math.min(leastInUse, getHeapStatistics().used_heap_size)) : ofFiles)
    leastInUse = Number.POSITIVE_INFINITY
  }
  let isTight = false
  let collect: Collect | null = null
  let inUse = 0
  const sweep = sweepBeside()
  const tighten = () => {
    setGrowth(12, 1)
    collect ??= collector()
    collect()
  }
  const loosen = () => setGrowth(usual, young())
  const collectNow = () => {
    collect?.()
    inUse = bytesInUse()
  }
  return {
    onFile: () => {
      if (++read % looks === 0) leastInUse = Math.min(leastInUse, getHeapStatistics().used_heap_size)
      if (read === someFiles && !isTight) loosen()
      if (read === manyFiles) boundForFiles()
      if (read === movingEndsAt) setFlagsFromString('--no-optimize-for-size')
    },
    atWork: (bytes) => {
      if (bytes >= longText === isTight) return
      isTight = !isTight
      ;(isTight ? tighten : loosen)()
    },
    rest: () => {
      if (!isTight) return
      sweep(collect)
      const now = bytesInUse()
      // The engine has collected by itself, or a file has gone that lay beside the heap.
      inUse = Math.min(inUse, now)
      if (now >= inUse + Math.max(worthCollecting, inUse / 8)) collectNow()
    },
    onRelease: () => {
      if (isTight) collectNow()
    },
    onFold: () => {
      if (read > manyFiles) boundForFiles()
      setFlagsFromString(isScattered() ? '--optimize-for-size' : '--no-optimize-for-size')
      movingEndsAt = read + movingFor
    },
  }
}

/** @returns whether so many holes are in the heap that what is in use is worth moving */
function isScattered(): boolean {
  const { total_heap_size: all, used_heap_size: used } = getHeapStatistics()
  return all - used > worthMoving + used / 8
}

/** All that is set here, as it is where nobody has set it; the last one is set with the one before it. */
const usualFlags = [
  '--heap-growing-percent=0',
  '--semi-space-growth-factor=2',
  '--no-expose-gc',
  '--no-optimize-for-size',
  '--max-semi-space-size=0',
]

/**
 * Puts the flags back as they were at the start, when the work is over: code that is kept under others is refused at the
 * next start, which would have to compile all of it again.
 *
 * @param atStart what was set before the command was loaded
 */
export function endHeapGrowth(atStart: readonly string[] = []): void {
  const given = [...(process.env.NODE_OPTIONS ?? '').split(/\s+/), ...process.execArgv]
  const names = [...usualFlags, patience].map(nameOfFlag)
  for (const flag of [...usualFlags, ...atStart, ...given.filter((flag) => names.includes(nameOfFlag(flag)))])
    setFlagsFromString(flag)
}

/** V8 takes `_` for `-`. */
function nameOfFlag(flag: string): string {
  return flag
    .replaceAll('_', '-')
    .replace(/^--(?:no-)?/, '')
    .replace(/=.*/, '')
}

function collector(): Collect {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc')
}

/** @returns looks for files that were let go as soon as there may be some megabytes of them */
function sweepBeside(): (collect: Collect | null) => void {
  let known = 0
  return (collect) => {
    const now = getHeapStatistics().external_memory
    const isDue = now >= known + worthSweeping
    if (isDue) collect?.({ type: 'minor' })
    known = isDue ? getHeapStatistics().external_memory : Math.min(known, now)
  }
}

/** Bytes of files lie beside the heap, until what holds them is collected. */
function bytesInUse(): number {
  const { used_heap_size, external_memory } = getHeapStatistics()
  return used_heap_size + external_memory
}
