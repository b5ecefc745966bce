import type { ChildProcess } from 'node:child_process'
import { type Signal, signals } from '../../compiler/emit/signals.ts'

/**
 * Hands the signals that reach this process on to a child.
 *
 * @param isPreview it loses a SIGINT now and then: that is sent again and again
 * @returns the first signal that came, and what ends the listening
 */
export function passSignals(child: ChildProcess, isPreview: boolean) {
  let first: Signal | null = null
  let repeated: NodeJS.Timeout | undefined
  const listeners = signals.map((signal) => {
    const listener = () => {
      // Publishing ends before it heeds a signal. Whoever asks twice does not want to wait for it.
      child.kill(first === null ? signal : 'SIGKILL')
      // The engine loses a SIGINT that comes just when it begins or ends to cut off work on a page.
      if (first === null && signal === 'SIGINT' && isPreview) repeated = setInterval(() => child.kill(signal), 200)
      first ??= signal
    }
    process.on(signal, listener)
    return [signal, listener] as const
  })
  return {
    get first(): Signal | null {
      return first
    },
    end(): void {
      clearInterval(repeated)
      // Whoever hung up is still to be told so, with a listener of ours.
      if (first === null) for (const [name, listener] of listeners) process.off(name, listener)
    },
  }
}
