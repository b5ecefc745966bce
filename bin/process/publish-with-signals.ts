import { signals, signalsArrived } from '../../compiler/emit/signals.ts'
import type { InWork } from './in-work.ts'

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
    await signalsArrived()
    if (!isPlacing) for (const one of signals) process.off(one, listener)
  }
}
