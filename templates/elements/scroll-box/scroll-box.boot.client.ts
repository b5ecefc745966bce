/**
 * Makes code and tables a stop of the Tab key only while there is something to scroll. What fits says so (`data-fits`):
 * the head of such a table sticks to the window, because nothing around it scrolls.
 */
export function start(boxes: readonly HTMLElement[]): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const fits = target.scrollWidth <= target.clientWidth && target.scrollHeight <= target.clientHeight
      target.toggleAttribute('data-fits', fits)
      if (target instanceof HTMLElement) target.tabIndex = fits ? -1 : 0
    }
  })
  for (const box of boxes) observer.observe(box)
}
