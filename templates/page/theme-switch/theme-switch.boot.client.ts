import { readItem, writeItem } from '../../../client/services/storage.ts'

const key = 'signalpost.theme'

const system = matchMedia('(prefers-color-scheme: dark)')

/**
 * Lets the button change the theme that is seen for the other one. Who comes back to the system's theme that way follows the
 * system again, as before the first choice.
 */
export function start(buttons: readonly HTMLElement[]): void {
  const { dataset } = document.documentElement
  const other = () => ((dataset.theme ? dataset.theme === 'dark' : system.matches) ? 'light' : 'dark')
  const show = (theme: string | null) => {
    if (theme) dataset.theme = theme
    else delete dataset.theme
    // As `say()` does, which is more than the first script needs.
    const name = `Switch to ${other()} theme`
    for (const button of buttons) button.ariaLabel = globalThis.signalpost?.texts?.[name] ?? name
  }
  // Where storage is denied, the choice holds for this page.
  const choose = () => {
    show((other() === 'dark') === system.matches ? null : other())
    writeItem('localStorage', key, dataset.theme ?? null)
  }
  for (const button of buttons) button.addEventListener('click', choose)
  // A choice in another tab holds here, too, and one on a later page, for a reader who comes back to this one as it was. A
  // system that changes changes the button.
  const showKept = () => show(readItem('localStorage', key))
  addEventListener('storage', showKept)
  addEventListener('pageshow', showKept)
  system.onchange = showKept
  showKept()
}
