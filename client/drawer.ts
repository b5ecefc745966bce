/** The drawer's own behaviour is the browser's; this keeps the rest of the page out of reach while it is open. */
export function startDrawer(): void {
  const drawer = document.getElementById('sp-drawer')
  if (drawer === null) return
  const rest = document.querySelectorAll('.top-bar, .main, .footer')
  const setModal = (modal: boolean) => {
    for (const part of rest) part.toggleAttribute('inert', modal)
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
