const key = 'signalpost.theme'

/** The themes in the order that the button goes round. */
const themes = ['system', 'light', 'dark']

/** Lets the button go round the themes. Until one is chosen, and for 'system', the theme follows the system. */
export function start(buttons: readonly HTMLElement[]): void {
  const { dataset } = document.documentElement
  const next = () => (themes.indexOf(dataset.theme ?? 'system') + 1) % themes.length
  const show = (theme: string | null) => {
    if (theme === 'light' || theme === 'dark') dataset.theme = theme
    else delete dataset.theme
    // What each choice is called is in a line of its own.
    for (const button of buttons) button.ariaLabel = button.dataset.themeSwitch?.split('\n')[next()] || button.ariaLabel
  }
  const inStorage = (use: (storage: Storage) => void) => {
    try {
      use(localStorage)
    } catch {
      // Storage is denied: the choice holds for this page.
    }
  }
  const choose = () => {
    show(themes[next()] ?? null)
    inStorage((storage) => {
      if (dataset.theme === undefined) storage.removeItem(key)
      else storage.setItem(key, dataset.theme)
    })
  }
  for (const button of buttons) button.addEventListener('click', choose)
  // A choice in another tab holds here, too, and one on a later page, for a reader who comes back to this one as it was.
  const showKept = () => inStorage((storage) => show(storage.getItem(key)))
  addEventListener('storage', showKept)
  addEventListener('pageshow', showKept)
  show(dataset.theme ?? null)
}
