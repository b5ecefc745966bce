import { readItem, writeItem } from '../../../client/services/storage.ts'

const key = 'signalpost.theme'

/** What the button goes on to: the first from the system's theme, which no attribute names, else what comes after. */
const themes = ['light', 'dark', 'system']

/** Lets the button go round the themes. Until one is chosen, and for 'system', the theme follows the system. */
export function start(buttons: readonly HTMLElement[]): void {
  const { dataset } = document.documentElement
  const next = () => themes[themes.indexOf(dataset.theme ?? '') + 1]
  const show = (theme: string | null | undefined) => {
    if (theme === 'light' || theme === 'dark') dataset.theme = theme
    else delete dataset.theme
    // As `say()` does, which is more than the first script needs.
    const name = `Switch to ${next()} theme`
    for (const button of buttons) button.ariaLabel = globalThis.signalpost?.texts?.[name] ?? name
  }
  // Where storage is denied, the choice holds for this page.
  const choose = () => {
    show(next())
    writeItem('localStorage', key, dataset.theme ?? null)
  }
  for (const button of buttons) button.addEventListener('click', choose)
  // A choice in another tab holds here, too, and one on a later page, for a reader who comes back to this one as it was.
  const showKept = () => show(readItem('localStorage', key))
  addEventListener('storage', showKept)
  addEventListener('pageshow', ({ persisted }) => persisted && showKept())
  show(dataset.theme)
}
