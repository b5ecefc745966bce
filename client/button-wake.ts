import { announce, copyText } from './clipboard.ts'

/** Buttons that copy and open pages: what is near them, what they are, and what they do. */
const kinds = [
  { near: '.code', button: '.code button:not([data-widget])', load: () => import('./code-buttons.ts') },
  { near: '.page-actions', button: '.page-actions button', load: () => import('./page-actions.ts') },
  // Its buttons are a widget's: only what the keys do is loaded here.
  { near: '.feedback-buttons', button: null, load: () => import('./feedback-keys.ts') },
] as const

/**
 * Lets these buttons work, also those that come later. What they do is loaded when the pointer or the focus comes near,
 * so that it is there at the click: browsers open pages and copy only while a click lasts.
 */
export function startButtons(): void {
  const find = ({ target }: Event, what: string) =>
    target instanceof Element ? target.closest<HTMLElement>(what) : null
  for (const { near, button, load } of kinds) {
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, (event) => void (find(event, near) && load()), { passive: true })
    if (button !== null)
      document.addEventListener('click', (event) => {
        const pressed = find(event, button)
        if (pressed !== null) load().then(({ press }) => press(pressed, { announce, copyText }))
      })
  }
}
