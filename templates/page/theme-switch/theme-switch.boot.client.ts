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
  const choose = () => {
    show(themes[next()] ?? null)
    try {
      if (dataset.theme === undefined) localStorage.removeItem(key)
      else localStorage.setItem(key, dataset.theme)
    } catch {
      // Storage is denied: the choice holds for this page.
    }
  }
  for (const button of buttons) button.addEventListener('click', choose)
  // A choice in another tab holds here, too. When another tab clears the storage, the event has no key.
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) show(event.newValue)
  })
  show(dataset.theme ?? null)
}
