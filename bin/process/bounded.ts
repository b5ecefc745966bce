import { Script } from 'node:vm'
import { codeOf } from '../../compiler/formats/thrown.ts'
import type { InWork, PageAtWork } from './in-work.ts'

/** Thrown out of the work on a page that has used up its time. */
export class OverBudget extends Error {
  /** Null where it was meant for a page that had ended just then: nothing is wrong with the one that was cut off. */
  readonly page: PageAtWork | null

  constructor(page: PageAtWork | null) {
    super(`${page?.file ?? 'a page'} takes too long`)
    this.page = page
  }
}

/** Runs a piece of work that can be cut off; one within another is part of it. What it throws passes through. */
export type Bounded = <Value>(work: () => Value) => Value

/** A script sees only globals. */
const slot = Symbol.for('signalpost.bounded')
const script = new Script(`globalThis[Symbol.for('signalpost.bounded')]()`)
const interrupted = 'ERR_SCRIPT_EXECUTION_INTERRUPTED'

/** Whether work was cut off because somebody wants the process to end, which is no fault of the work. */
export function isQuitting(error: unknown): boolean {
  return codeOf(error) === interrupted
}

/**
 * Lets work be cut off while it holds the thread, so that the process keeps what it has done of all else: the engine ends a
 * script at SIGINT, which the supervisor sends for the page that it has written down. A page's native code ends by itself.
 *
 * @param inWork tells which page the work is at, and for which one the supervisor has sent the signal
 * @returns runs work, which throws `OverBudget` where it was cut off
 */
export function boundedBy(inWork: Pick<InWork, 'takeInterrupt' | 'current'>): Bounded {
  return (work) => {
    if (Reflect.has(globalThis, slot)) return work()
    const results: ReturnType<typeof work>[] = []
    Reflect.set(globalThis, slot, () => results.push(work()))
    try {
      script.runInThisContext({ breakOnSigint: true, displayErrors: false })
    } catch (error) {
      if (codeOf(error) !== interrupted) throw error
      const number = inWork.takeInterrupt()
      const { page } = inWork.current()
      if (number !== null) throw new OverBudget(page?.number === number ? page : null)
      // Somebody wants us to end.
      process.kill(process.pid, 'SIGINT')
      throw error
    } finally {
      Reflect.deleteProperty(globalThis, slot)
    }
    for (const result of results) return result
    throw new Error('The engine has ended the script without a word')
  }
}

/**
 * Calls back at a SIGINT that somebody has sent to end us. One that the supervisor has sent for a page which ended just
 * then means nothing.
 *
 * @returns a function that ends it
 */
export function onQuit(inWork: Pick<InWork, 'takeInterrupt'>, quit: () => void): () => void {
  const listener = () => {
    if (inWork.takeInterrupt() === null) quit()
  }
  process.on('SIGINT', listener)
  return () => void process.off('SIGINT', listener)
}
