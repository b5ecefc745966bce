declare global {
  /** What a reader did before the first script of the page had come: `theme-switch.early.client.ts` keeps it. */
  var signalpostEarly: Event[]
}

/**
 * Repeats what a reader did too early, now that something listens. Of what was clicked only buttons wait for scripts, and
 * not those that open a popover.
 */
export function repeatEarly(events: readonly Event[]): void {
  // biome-ignore lint/suspicious/noGlobalAssign: the handlers of the window are meant, in the fewest bytes
  onclick = onkeydown = oninput = null
  for (const event of events) {
    const { target, type } = event
    if (target instanceof Element && (type !== 'click' || target.closest('button:not([popovertarget])')))
      target.dispatchEvent(copyOf(event))
  }
}

/** An event is dispatched once: what is repeated is one of the same kind that says the same. */
export function copyOf(event: Event): Event {
  const Kind: new (type: string, init: Event) => Event = Object(event).constructor
  return new Kind(event.type, event)
}
