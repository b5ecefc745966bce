/**
 * Who comes back to a page, or loads it again, is to find it as it was left: what was chosen is kept with the page in the
 * browser's history (`history.state`). It tells nothing to any other page, and so needs no consent.
 *
 * @param name under which it is kept
 * @param choices as they are whenever they are kept
 * @returns keeps them
 */
export function keeper(name: string, choices: ReadonlySet<string>): () => void {
  const keep = () => {
    try {
      history.replaceState({ ...history.state, [name]: choices }, '')
    } catch {
      // Some browsers refuse more than some a second: the last choice that was kept holds.
    }
  }
  // A link within the page makes another entry, of the same page.
  addEventListener('hashchange', keep)
  return keep
}

/** @returns what is kept with the page under a name; nothing where something else is, which another script may have put there */
export function keptHere(name: string): Set<string> {
  const kept: unknown = history.state?.[name]
  return new Set(kept instanceof Set ? kept : [])
}
