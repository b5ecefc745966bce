import { Session } from 'node:inspector'
import { setFlagsFromString } from 'node:v8'

const session = new Session()
session.connect()

/** Asks the engine; it answers at once, as it is the same process that asks. */
function ask<Answer>(method: string, given: object = {}): Answer | undefined {
  const heard: { error: Error | null; answer?: Answer } = { error: null }
  session.post(method, given, (error: Error | null, answer?: object) => Object.assign(heard, { error, answer }))
  if (heard.error !== null) throw heard.error
  return heard.answer
}

// Calls of what is compiled for speed, when the machine finds time for that, are not counted.
setFlagsFromString('--no-opt')
ask('Profiler.enable')
// From the start: in a function that has run before, the engine counts the calls alone, and no turn of a loop.
ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

interface Coverage {
  readonly result: readonly {
    readonly url: string
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[]
  }[]
}

/** @returns how many blocks of code (functions, turns of loops, branches) have run since it was last asked, without those of Node */
function blocksRun(): number {
  const scripts = ask<Coverage>('Profiler.takePreciseCoverage')?.result ?? []
  const ranges = scripts
    .filter(({ url }) => url.startsWith('file:'))
    .flatMap(({ functions }) => functions.flatMap((one) => one.ranges))
  return ranges.reduce((sum, { count }) => sum + count, 0)
}

/**
 * Counts the code that runs, which no machine's speed changes. What regular expressions and methods of the engine do (`indexOf`,
 * `sort`) is not seen: `timedGrowth` is for these.
 *
 * @param work done on inputs of a size; first on one of size 1, which is not counted: it fills what is kept for all later ones
 * @returns how many times as much code runs on an input of four times the size: 4 where the work grows with the size, 16 with its
 *   square
 */
export function countedGrowth(work: (size: number) => unknown, size: number): number {
  const [, few, many] = [1, size, 4 * size].map((one) => {
    blocksRun()
    work(one)
    return blocksRun()
  })
  return (many ?? Number.NaN) / (few ?? Number.NaN)
}
