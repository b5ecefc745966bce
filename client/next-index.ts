/**
 * @returns which of a row of tabs or buttons a key leads to, around the ends; -1 for other keys, and for those of the browser,
 *   such as Alt with an arrow, which goes back. On a page that is read from the right the next one stands at the left
 */
export function nextIndex({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, at: number, count: number): number {
  const way = document.dir === 'rtl' ? -1 : 1
  if (altKey || ctrlKey || metaKey) return -1
  if (key === 'ArrowRight') return (at + way + count) % count
  if (key === 'ArrowLeft') return (at - way + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
