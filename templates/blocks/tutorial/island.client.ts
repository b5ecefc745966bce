/**
 * Escape puts an open step's text away until the pointer and the focus have left it (WAI-ARIA tooltip pattern; WCAG
 * 1.4.13). All else the style sheet does.
 */
export function hydrate(root: HTMLElement): void {
  const steps = [...root.querySelectorAll<HTMLElement>('.step')]
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const step of steps) if (step.matches(':hover, :focus-within')) step.dataset.dismissed = ''
  })
  for (const step of steps) {
    const restore = () => delete step.dataset.dismissed
    step.addEventListener('pointerleave', restore)
    step.addEventListener('focusout', restore)
  }
}
