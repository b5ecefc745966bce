/**
 * Puts text on the clipboard. Call it inside of a click, because browsers allow it only then.
 *
 * @param text may be a promise: Safari wants the promise itself, because after waiting the click is over
 * @throws when the text could not be fetched, or the browser refuses
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text !== 'string' && 'ClipboardItem' in window && navigator.clipboard !== undefined) {
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }))
    return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
  }
  return navigator.clipboard.writeText(await text)
}
