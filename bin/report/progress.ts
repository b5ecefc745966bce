import { visible } from '../../compiler/diagnostics/cells.ts'
import type { Terminal } from '../system.ts'

/** Milliseconds between two changes of the line that is rewritten. */
const interval = 100

/** Tells on standard error how far the work is. */
export interface Progress {
  /** A step begins or has ended: one line elsewhere, the current line on a terminal. */
  step(text: string): void
  /** The work is on its nth piece; said only on a terminal. */
  piece(done: number, total: number, name: string): void
  /** A line that stays. */
  note(text: string): void
  /** Clears the line that was rewritten, before something else is written. */
  end(): void
}

/**
 * @param live whether the line may be rewritten (`isLive`)
 * @param now milliseconds of a clock that only goes forward
 */
export function createProgress(err: Terminal, live: boolean, now: () => number): Progress {
  let last = Number.NEGATIVE_INFINITY
  let dirty = false
  const tell = (text: string) => void err.write(text)
  const clear = () => {
    if (dirty) tell('\r\u001b[2K')
    dirty = false
  }
  const rewrite = (text: string) => {
    // A line that wraps could not be cleared.
    tell(`\r\u001b[2K${[...visible(text)].slice(0, Math.max(20, err.columns - 2)).join('')}`)
    dirty = true
  }
  return {
    step: (text) => (live ? rewrite(`${text} …`) : tell(`${text}\n`)),
    piece: (done, total, name) => {
      if (!live || now() - last < interval) return
      last = now()
      rewrite(`${done}/${total} ${name}`)
    },
    note: (text) => {
      clear()
      tell(`${text}\n`)
    },
    end: clear,
  }
}
