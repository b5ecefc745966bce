import { nextIndex } from '../../../client/next-index.ts'

/** Thumbs are one stop of the Tab key: the arrow keys move between them, and the stop goes along. */
document.addEventListener('keydown', (event) => {
  const { target } = event
  const group = target instanceof Element ? target.closest('.thumbs') : null
  if (group === null) return
  const buttons = [...group.querySelectorAll('button')]
  const to = nextIndex(event, target instanceof HTMLButtonElement ? buttons.indexOf(target) : -1, buttons.length)
  if (to < 0) return
  event.preventDefault()
  for (const [index, button] of buttons.entries()) button.tabIndex = index === to ? 0 : -1
  buttons[to]?.focus()
})
