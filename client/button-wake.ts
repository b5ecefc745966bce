import { pressed } from 'signalpost:parts'
import { tellFault } from './loading.ts'

/**
 * Lets buttons of parts work, also those that come later. What they do is loaded when the pointer or the focus comes
 * near, so that it is there at the click: browsers open pages and copy only while a click lasts. Buttons of widgets are
 * not theirs. What could not be loaded is asked for again at a click alone, which then says so.
 */
export function startButtons(): void {
  const failed = new Set<string>()
  for (const type of ['pointerover', 'focusin', 'click'])
    document.addEventListener(
      type,
      ({ target }) => {
        for (const [near, load] of pressed) {
          if (!(target instanceof Element && target.closest(near))) continue
          if (type !== 'click' && failed.has(near)) continue
          // Found now: a handler may take the button out of the page meanwhile.
          const button = target.closest<HTMLElement>('button:not([data-widget])')
          load().then(
            ({ press }) => {
              if (type === 'click' && button) press?.(button)
            },
            (error) => {
              failed.add(near)
              if (type === 'click' && button) tellFault(error)
              else console.error(error)
            },
          )
        }
      },
      { passive: true },
    )
}
