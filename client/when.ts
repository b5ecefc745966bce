/**
 * Calls `wake` when an island is due.
 *
 * @param when `load`: at once; `idle`: when the browser has nothing else to do; `visible`: when the root is about to
 *   scroll into view, or the page is printed; anything else: never, because only a reader's action wakes it
 */
export function whenDue(root: Element, when: string | undefined, wake: () => void): void {
  if (when === 'load') wake()
  else if (when === 'idle') {
    // Safari knows no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(wake)
    else setTimeout(wake, 200)
  } else if (when === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        wake()
      },
      { rootMargin: '200px' },
    )
    observer.observe(root)
    // Too late for the paper that is being made, in time for the next try or a change of its settings.
    addEventListener('beforeprint', wake, { once: true })
  }
}
