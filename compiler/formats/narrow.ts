/**
 * A string takes two bytes a sign where one that it was made from had to, and so does each string that it becomes a part of:
 * of a page of a megabyte that is twenty megabytes, and all pages take longer to encode.
 *
 * @returns the same text, in a byte a sign where each fits into one
 */
export function narrow(text: string): string {
  return /[^\0-\xff]/.test(text) ? text : Buffer.from(text, 'latin1').toString('latin1')
}

/**
 * A text that was joined from thousands of pieces keeps them all, at ten times its own size, until something looks into it.
 *
 * @returns the same text, by itself
 */
export function inOnePiece(text: string): string {
  text.charCodeAt(text.length - 1)
  return text
}
