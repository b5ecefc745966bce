import { pressed } from 'signalpost:parts'
import { announce, copyText } from './clipboard.ts'

/**
 * Lets buttons of parts work, also those that come later. What they do is loaded when the pointer or the focus comes
 * near, so that it is there at the click: browsers open pages and copy only while a click lasts. Buttons of widgets are
 * not theirs.
 */
export function startButtons(): void {
  for (const type of ['pointerover', 'focusin', 'click'])
    document.addEventListener(
      type,
      ({ target }) => {
        for (const [near, load] of pressed) {
          if (!(target instanceof Element && target.closest(near))) continue
          // Found now: a handler may take the button out of the page meanwhile.
          const button = target.closest<HTMLElement>('button:not([data-widget])')
          load().then(({ press }) => {
            if (type === 'click' && button) press?.(button, { announce, copyText })
          })
        }
      },
      { passive: true },
    )
}
