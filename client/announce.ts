const id = 'sp:status'

/** Puts a place for what is said into the page, early: a screen reader says only what changes in one that it knows. */
export function startAnnouncing(): void {
  const status = document.createElement('p')
  status.id = id
  status.className = 'visually-hidden'
  status.role = 'status'
  document.body.append(status)
}

/**
 * Says something to a screen reader without moving the focus.
 *
 * @returns the place that says it
 */
export function announce(text: string): Element | null {
  const status = document.getElementById(id)
  if (status !== null) status.textContent = text
  return status
}
