import { selector } from './mark.ts'

/**
 * Makes code and tables a stop of the Tab key only while there is something to scroll. What fits says so (`data-fits`):
 * the head of such a table sticks to the window, because nothing around it scrolls.
 */
export function start(boxes: readonly HTMLElement[]): void {
  const observer = new ResizeObserver((entries) => {
    for (const box of new Set(entries.map(({ target }) => target.closest<HTMLElement>(selector)))) {
      if (box === null) continue
      const fits = box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight
      box.toggleAttribute('data-fits', fits)
      box.tabIndex = fits ? -1 : 0
    }
  })
  // What is in a box may widen by itself: letters that come late, or that a reader sets further apart.
  for (const box of boxes) for (const one of [box, ...box.children]) observer.observe(one)
}
