/** Of a list with more entries a page shows those around its own, and links that lead on. */
export const maxListed = 80
/** The entries shown on each side. */
const around = 20

/**
 * @param own the index of the page's own entry; below 0 where it has none
 * @param count how many entries there are
 * @returns the first entry that is shown, and the first after those
 */
export function listWindow(own: number, count: number): { readonly start: number; readonly end: number } {
  const end = Math.min(count, Math.max(own + around, 2 * around) + 1)
  return { start: Math.max(0, Math.min(own - around, end - 2 * around - 1)), end }
}
