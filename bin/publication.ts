import type { InWork } from './in-work.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Publishes under signals: while new files are prepared a signal ends the process at once (the supervisor tidies up);
 * from the moment when files take their places until they all have, signals are ignored, because a command that ends
 * with the status of a signal must have changed nothing.
 *
 * @param publish takes the function to be told of the folder of prepared files; null means that the work on it is over
 */
export async function heedingSignals<Result>(
  inWork: InWork,
  publish: (temporary: (folder: string | null) => void) => Promise<Result>,
): Promise<Result> {
  let isPlacing = false
  const listener = (signal: NodeJS.Signals) => {
    if (isPlacing) return
    for (const one of signals) process.off(one, listener)
    process.kill(process.pid, signal)
  }
  for (const one of signals) process.on(one, listener)
  try {
    return await publish((folder) => {
      isPlacing = folder === null
      inWork.temporary(folder)
    })
  } finally {
    // A signal that came in the last moment reaches the listener only in the next turn.
    await new Promise<void>((done) => setImmediate(done))
    for (const one of signals) process.off(one, listener)
  }
}
