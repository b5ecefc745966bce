/**
 * Says what each pair of thumbs is about, the heading of its section or the question before it, and makes it one stop of the
 * Tab key. Pages write neither: without scripts there are no thumbs.
 */
export function start(groups: readonly HTMLElement[]): void {
  for (const { parentElement, previousElementSibling, children } of groups) {
    const heading = parentElement?.id.replace(/-section-indexable$/, '')
    for (const [index, thumb] of [...children].entries()) {
      thumb.setAttribute('aria-describedby', heading || previousElementSibling?.id || '')
      if (!thumb.hasAttribute('tabindex')) thumb.setAttribute('tabindex', `${-index}`)
    }
  }
}
