/** Keeps the rest of the page out of reach while the drawer is open; all else it does is the browser's. */
export function start([drawer]: readonly HTMLElement[]): void {
  if (drawer === undefined) return
  const others = document.querySelectorAll('.top-bar, .main, .footer')
  const setModal = (modal: boolean) => {
    for (const part of others) part.toggleAttribute('inert', modal)
    drawer.role = modal ? 'dialog' : null
    drawer.ariaModal = modal ? 'true' : null
    drawer.ariaLabel = modal ? (drawer.dataset.label ?? null) : null
  }
  // Before it closes, so that the browser can give the focus back to the button that opened it.
  drawer.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'closed') setModal(false)
  })
  drawer.addEventListener('toggle', (event) => {
    if (event.newState !== 'open') return
    setModal(true)
    drawer.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus()
    drawer.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' })
  })
  matchMedia('(min-width: 64rem)').addEventListener('change', () => drawer.hidePopover?.())
}
