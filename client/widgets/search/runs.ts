import type { ClientConfig } from '../../wire/client-config.ts'
import type { Answers } from './answers.ts'
import type { Frame } from './frame.ts'
import type { SearchFrame } from './search-frame.ts'
import { showStart } from './start.ts'
import { texts } from './texts.ts'

/** Milliseconds without a key before a search begins (spec 2.5, 9). */
const debounce = 250
/** Milliseconds before a search that is still under way says so: most end before. */
const busyDelay = 300

/** The script that searches and shows hits. */
export type AnswersScript = { readonly createAnswers: (frame: SearchFrame) => Answers }

/** Runs one search at a time, for the text of the field. */
export function createRuns(config: ClientConfig, frame: Frame, load: () => Promise<AnswersScript>) {
  const { input, say } = frame
  let last = 0
  let made: Answers | null = null

  async function answers(): Promise<Answers> {
    const { createAnswers } = await load()
    made ??= createAnswers({ config, ...frame, run, showStart })
    return made
  }

  /**
   * Drops the answer of the search that is under way. @returns a function that tells whether a newer search has begun
   * since
   */
  function stop(): () => boolean {
    const own = ++last
    return () => own === last
  }

  async function run(): Promise<void> {
    const isCurrent = stop()
    const query = input.value.trim()
    if (query === '') return
    const waiting = setTimeout(() => {
      if (isCurrent()) say(texts.searching)
    }, busyDelay)
    try {
      const found = await answers()
      // An answer that a newer question has overtaken is dropped.
      if (isCurrent()) await found.find(query, isCurrent, () => clearTimeout(waiting))
    } catch (error) {
      if (!isCurrent()) return
      console.warn('signalpost: search', error)
      made?.clear()
      say(navigator.onLine === false ? texts.offline : texts.unreachable, true)
    } finally {
      clearTimeout(waiting)
    }
  }

  return {
    stop,
    run,
    answers,
    /** Null before they were first needed. */
    made: () => made,
    runLater: () => {
      const isCurrent = stop()
      setTimeout(() => isCurrent() && run(), debounce)
    },
  }
}
