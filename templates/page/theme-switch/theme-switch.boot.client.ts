import { readItem, removeItem, writeItem } from '../../../client/services/storage.ts'

const key = 'signalpost.theme'

/** The themes in the order that the button goes round. */
const themes = ['system', 'light', 'dark']

/** Lets the button go round the themes. Until one is chosen, and for 'system', the theme follows the system. */
export function start(buttons: readonly HTMLElement[]): void {
  const { dataset } = document.documentElement
  const next = () => (themes.indexOf(dataset.theme ?? 'system') + 1) % themes.length
  const show = (theme: string | null | undefined) => {
    if (theme === 'light' || theme === 'dark') dataset.theme = theme
    else delete dataset.theme
    // As `say()` does, which is more than the first script needs.
    const name = `Switch to ${themes[next()]} theme`
    for (const button of buttons) button.ariaLabel = globalThis.signalpost?.texts?.[name] ?? name
  }
  // Where storage is denied, the choice holds for this page.
  const choose = () => {
    show(themes[next()])
    if (dataset.theme === undefined) removeItem('localStorage', key)
    else writeItem('localStorage', key, dataset.theme)
  }
  for (const button of buttons) button.addEventListener('click', choose)
  // A choice in another tab holds here, too, and one on a later page, for a reader who comes back to this one as it was.
  const showKept = () => show(readItem('localStorage', key))
  addEventListener('storage', showKept)
  addEventListener('pageshow', ({ persisted }) => persisted && showKept())
  show(dataset.theme)
}
