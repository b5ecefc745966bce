import { writeItem } from '../../services/storage.ts'
import type { ClientConfig } from '../../wire/client-config.ts'
import type { Answers } from './answers.ts'
import { createFrame } from './frame.ts'
import { keptAt, mayBeKept } from './kept-place.ts'
import { type AnswersScript, createRuns } from './runs.ts'
import { moveAlong, showStart, stepOf } from './start.ts'

/**
 * Makes the search dialog as it is before a search: the field and pages to begin with. All that a search needs, and that
 * shows what it finds, comes with the first key.
 *
 * @param load loads what searches and shows hits
 * @returns opens the dialog for the control that asked for it
 */
export function createSearch(config: ClientConfig, load: () => Promise<AnswersScript>) {
  const frame = createFrame(config)
  const { input, start, retry, dialog, say } = frame
  const { stop, run, runLater, answers, made } = createRuns(config, frame, load)

  function typed(): void {
    stop()
    start.hidden = true
    retry.hidden = true
    made()?.setAside()
    const query = input.value.trim()
    if (query === '') {
      writeItem('sessionStorage', keptAt, null)
      restart()
      return
    }
    // What the search needs comes while the reader types on.
    answers().then(
      (found) => found.warm(query),
      () => {},
    )
    runLater()
  }

  /** Before anything is typed. */
  function restart(): void {
    say('')
    made()?.reset()
    showStart(start)
    start.hidden = false
  }

  input.oninput = typed
  input.onkeydown = (event) => pressed(event, start, made(), run)
  retry.onclick = () => {
    // The button goes.
    input.focus()
    void run()
  }
  start.addEventListener('keydown', (event) => moveAlong(start, input, event))
  /** Brings back what was found last in this visit, if it was found from a page like this one. */
  async function restore(): Promise<void> {
    const found = mayBeKept() ? await answers().catch(() => null) : null
    if (found?.restore() !== true) restart()
  }

  const ready = restore()
  return async (trigger: HTMLElement): Promise<void> => {
    await ready
    // Pages that the reader has been on since.
    if (!start.hidden) showStart(start)
    dialog.show(trigger, () => {
      input.select()
      return input
    })
  }
}

/** Keys of the field: arrows go along what is below it, Enter opens a hit. */
function pressed(event: KeyboardEvent, start: HTMLElement, answers: Answers | null, run: () => void): void {
  // In Safari the Enter that ends a composition comes after it: only its key code says that it chose a word.
  if (event.isComposing || event.keyCode === 229) return
  const by = stepOf(event)
  if (by === 0 && event.key !== 'Enter') return
  event.preventDefault()
  if (by === 0) {
    // Enter does not wait for the pause after the last key.
    if (answers?.choose() !== true) run()
  } else if (start.hidden) answers?.move(by)
  else [...start.querySelectorAll('a')].at(by > 0 ? 0 : -1)?.focus()
}
