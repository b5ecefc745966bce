import { announce, copyText } from './clipboard.ts'

interface Loaded {
  press?(button: HTMLElement, clipboard: { announce: typeof announce; copyText: typeof copyText }): void
}

/** Buttons that copy and open pages: what is near them, what they are, and what they do. */
const kinds: readonly (readonly [near: string, button: string, load: () => Promise<Loaded>])[] = [
  ['.code', '.code button:not([data-widget])', () => import('./code-buttons.ts')],
  ['.page-actions', '.page-actions button', () => import('./page-actions.ts')],
  // Its buttons are a widget's: only what the keys do is loaded here.
  ['.feedback-buttons', 'x', () => import('./feedback-keys.ts')],
]

/**
 * Lets these buttons work, also those that come later. What they do is loaded when the pointer or the focus comes near,
 * so that it is there at the click: browsers open pages and copy only while a click lasts.
 */
export function startButtons(): void {
  for (const type of ['pointerover', 'focusin', 'click'])
    document.addEventListener(
      type,
      ({ target }) => {
        for (const [near, button, load] of kinds) {
          if (!(target instanceof Element && target.closest(near))) continue
          // Found now: a handler may take the button out of the page meanwhile.
          const pressed = target.closest<HTMLElement>(button)
          load().then(({ press }) => {
            if (type === 'click' && pressed) press?.(pressed, { announce, copyText })
          })
        }
      },
      { passive: true },
    )
}
