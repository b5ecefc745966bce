/** @returns a text with a feed for each return by itself, which ends a line as well: all offsets stay as they are */
export function withoutLoneReturns(text: string): string {
  return text.includes('\r') ? text.replaceAll(/\r(?!\n)/g, '\n') : text
}
