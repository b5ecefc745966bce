import type { InWork } from './in-work.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Publishes under signals: until files take their places a signal ends the process at once (the supervisor tidies up);
 * from that moment on signals are ignored, also while what was made is remembered, because a command that ends with the
 * status of a signal must have changed nothing.
 *
 * @param publish takes the function to be told of that moment: the folder of prepared files is no rubbish from then on
 */
export async function publishWithSignals<Result>(
  inWork: InWork,
  publish: (placing: () => void) => Promise<Result>,
): Promise<Result> {
  let isPlacing = false
  const listener = (signal: NodeJS.Signals) => {
    if (isPlacing) return
    for (const one of signals) process.off(one, listener)
    process.kill(process.pid, signal)
  }
  for (const one of signals) process.on(one, listener)
  try {
    return await publish(() => {
      isPlacing = true
      inWork.temporary(null)
    })
  } finally {
    // A signal that came in the last moment reaches the listener only where the loop polls next.
    for (let turn = 0; turn < 2; turn++) await new Promise<void>((done) => setImmediate(done))
    if (!isPlacing) for (const one of signals) process.off(one, listener)
  }
}
