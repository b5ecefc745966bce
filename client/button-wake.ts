import { pressed } from 'signalpost:parts'
import { tellFault } from './loading.ts'

/**
 * Makes the buttons of parts work, including those that are added later. Their script is loaded when the pointer or the
 * focus comes near, so that it is there at the click: browsers allow opening a page and copying only during a click.
 * Buttons of widgets are left out. After a failure only a click loads the script again, and says so if that fails too.
 */
export function startButtons(): void {
  const failed = new Set<string>()
  for (const type of ['pointerover', 'focusin', 'click'])
    document.addEventListener(type, ({ target }) => {
      for (const [near, load] of pressed) {
        if (!(target instanceof Element && target.closest(near))) continue
        if (type !== 'click' && failed.has(near)) continue
        // Found now: a handler may take the button out of the page meanwhile.
        const button = type === 'click' && target.closest<HTMLElement>('button:not([data-widget])')
        load().then(
          ({ press }) => {
            if (button) press?.(button)
          },
          (error) => {
            failed.add(near)
            if (button) tellFault(error)
            else console.error(error)
          },
        )
      }
    })
}
