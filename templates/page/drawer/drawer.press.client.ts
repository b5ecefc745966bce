import { say } from '../../../client/say.ts'
import { selector } from './mark.ts'

/**
 * Keeps the rest of the page out of reach while the drawer is open; all else it does is the browser's. A slow connection
 * may bring this when the drawer is open already.
 */
export function press(button: HTMLElement): void {
  const drawer = document.getElementById(button.getAttribute('popovertarget') ?? '')
  if (drawer === null || drawer.dataset.ready !== undefined) return
  drawer.dataset.ready = ''
  const others = document.querySelectorAll('.skip-link, .top-bar, .main, .footer')
  const setModal = (modal: boolean) => {
    for (const part of others) part.toggleAttribute('inert', modal)
    drawer.role = modal ? 'dialog' : null
    drawer.ariaModal = modal ? 'true' : null
    drawer.ariaLabel = modal ? say('Docs sidebar') : null
  }
  const opened = () => {
    setModal(true)
    drawer.querySelector('button')?.focus()
    drawer.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' })
  }
  // Before it closes, so that the browser can give the focus back to the button that opened it.
  drawer.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'closed') setModal(false)
  })
  drawer.addEventListener('toggle', (event) => {
    if (event.newState === 'open') opened()
    // The browser leaves the focus alone where it had gone on from the drawer to the browser's own controls.
    else if (document.activeElement === document.body) document.querySelector<HTMLElement>(selector)?.focus()
  })
  matchMedia('(min-width: 64rem)').addEventListener('change', () => drawer.hidePopover?.())
  // Who leaves by a link of it and comes back finds the page, not the drawer over it.
  addEventListener('pagehide', () => drawer.hidePopover?.())
  if (drawer.matches(':popover-open')) opened()
}
