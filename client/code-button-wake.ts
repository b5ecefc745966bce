import { announce, copyText } from './clipboard.ts'

/**
 * Lets the buttons of code blocks work, also of blocks that come later. What they do is loaded when the pointer or the
 * focus comes near, so that it is there at the click: browsers open pages and copy only while a click lasts.
 */
export function startCodeButtons(): void {
  const buttonAt = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('.code button:not([data-widget])') : null
  const load = () => import('./code-buttons.ts')
  const near = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('.code') !== null) load()
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, near, { passive: true })
  document.addEventListener('click', (event) => {
    const button = buttonAt(event)
    if (button !== null) load().then(({ pressCodeButton }) => pressCodeButton(button, { announce, copyText }))
  })
}
