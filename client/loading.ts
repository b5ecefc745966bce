import { announce } from './announce.ts'
import { importer } from './import-again.ts'

/** Says, for all to see and to hear until the next click, that what a reader asked for could not be loaded. */
export function tellFault(error: unknown): void {
  console.error(error)
  const text = 'This could not be loaded. Try again.'
  const status = announce(globalThis.signalpost?.texts?.[text] ?? text)
  if (status) status.className = ''
  const hide = () => {
    if (status) status.className = 'visually-hidden'
    announce('')
  }
  document.addEventListener('click', hide, { capture: true, once: true })
}

/**
 * Functions of the first script that it passes to the scripts of islands and parts, so that they need no copy of them.
 */
export const loading = { importer, tellFault } as const

export type Loading = typeof loading
