const key = 'signalpost.theme'

/** Lets the button switch between the light and the dark theme. Until it is used, the theme follows the system. */
export function startThemeSwitch(): void {
  const { dataset } = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const buttons = document.querySelectorAll('[data-theme-switch]')
  const other = () => ((dataset.theme ?? (system.matches ? 'dark' : 'light')) === 'dark' ? 'light' : 'dark')
  const show = () => {
    for (const button of buttons) button.setAttribute('aria-label', `Switch to ${other()} theme`)
  }
  const choose = () => {
    dataset.theme = other()
    try {
      localStorage.setItem(key, dataset.theme)
    } catch {
      // Storage is denied: the choice holds for this page.
    }
    show()
  }
  for (const button of buttons) button.addEventListener('click', choose)
  system.addEventListener('change', show)
  // The choice in another tab holds here too.
  addEventListener('storage', (event) => {
    if (event.key !== key || event.newValue === null) return
    dataset.theme = event.newValue
    show()
  })
  show()
}
