import { setFlagsFromString } from 'node:v8'
import { longPatience, patience } from '../process/child-engine.ts'

/** Files of which no more are read after a change or two. */
const fewFiles = 16

/**
 * Lets the engine optimise next to nothing until some files were read: after a change or two lists of all files are gone
 * through a few times each, and what is optimised for that costs more than it saves (decision 16).
 *
 * @param given flags of this process
 * @param set sets one of the engine's
 * @returns to be called with each file that is read
 */
export function patientAtFirst(given: readonly string[] = process.execArgv, set = setFlagsFromString): () => void {
  // Whoever has said how patient the engine is to be, and a preview, which lives long, start without it.
  if (!given.includes(patience)) return () => {}
  set(longPatience)
  let read = 0
  return () => {
    if (++read === fewFiles) set(patience)
  }
}
