import { element } from '../../element.ts'

/** It ignores clicks while `aria-disabled`. */
export function button(kind: string, label: string, onClick: () => void): HTMLButtonElement {
  const made: HTMLButtonElement = element(
    'button',
    {
      type: 'button',
      class: `button ${kind}`,
      click: () => {
        if (made.getAttribute('aria-disabled') !== 'true') onClick()
      },
    },
    label,
  )
  return made
}

/** A button that keeps the focus while it does nothing: `disabled` would drop it. */
export function setInert(button: HTMLButtonElement, inert: boolean): void {
  if (inert) button.setAttribute('aria-disabled', 'true')
  else button.removeAttribute('aria-disabled')
}
