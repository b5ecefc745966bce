import { copyOf } from './repeat-early.ts'

/** Elements whose clicks the browser handles by itself. */
const handledByBrowser = 'a[href], summary, label, input, select, textarea, [popovertarget]'

/** Keys that are held for widgets. All others, such as typing and the browser's own shortcuts, work as usual. */
const heldKeys = /^(Arrow|Home|End|Escape)/

/**
 * Keeps what a reader does to an island that is not awake yet: several quick clicks too, in their order.
 *
 * @param wake called at the first action
 * @returns a function that lets go: it repeats what was kept, now that something listens
 */
export function holdInteraction(root: HTMLElement, wake: () => void): () => void {
  const kept: [EventTarget, Event][] = []
  const hold = (event: Event) => {
    wake()
    const { target } = event
    if (!(target instanceof Element) || target.closest(handledByBrowser)?.closest('[data-island]') === root) return
    if (event instanceof KeyboardEvent && (!heldKeys.test(event.key) || event.ctrlKey || event.metaKey || event.altKey))
      return
    event.preventDefault()
    event.stopImmediatePropagation()
    kept.push([target, event])
  }
  const typed = new Set<EventTarget>()
  const note = (event: Event) => {
    wake()
    if (event.type === 'input' && event.target !== null) typed.add(event.target)
  }
  for (const type of ['click', 'keydown']) root.addEventListener(type, hold, true)
  for (const type of ['pointerdown', 'focusin', 'input']) root.addEventListener(type, note, true)
  return () => {
    for (const type of ['click', 'keydown']) root.removeEventListener(type, hold, true)
    for (const type of ['pointerdown', 'focusin', 'input']) root.removeEventListener(type, note, true)
    for (const field of typed) field.dispatchEvent(new Event('input', { bubbles: true }))
    for (const [target, event] of kept) target.dispatchEvent(copyOf(event))
  }
}
