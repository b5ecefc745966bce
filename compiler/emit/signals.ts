/** Those that end a process. */
export const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
export type Signal = (typeof signals)[number]

/**
 * Puts off the signals that would end the process, so that a publication is not cut off half-way for a keystroke.
 *
 * @returns a function that lets them through: one that came meanwhile is sent again
 */
export function holdSignals(): () => Promise<void> {
  const came = new Set<NodeJS.Signals>()
  const listener = (signal: NodeJS.Signals) => void came.add(signal)
  for (const signal of signals) process.on(signal, listener)
  return async () => {
    await signalsArrived()
    for (const signal of signals) process.off(signal, listener)
    // Who has a listener of their own has heard it already.
    for (const signal of came) if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
}

/** Signals reach listeners where the loop polls. The first turn may have polled before the signal came. */
export async function signalsArrived(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise<void>((done) => setImmediate(done))
}
