/**
 * Who comes back to a page, or loads it again, is to find it as it was left: what was chosen is kept with the page in the
 * browser's history (`history.state`). It tells nothing to any other page, and so needs no consent.
 *
 * @param name under which it is kept
 * @param choices as they are whenever they are kept
 * @returns keeps them
 */
export function keeper(name: string, choices: ReadonlySet<string>): () => void {
  const keep = () => history.replaceState({ ...history.state, [name]: choices }, '')
  // A link within the page makes another entry, of the same page.
  addEventListener('hashchange', keep)
  return keep
}
