/** @returns offset of the line end at or after a place, or of the end of the text */
export function lineEnd(text: string, from: number): number {
  const end = text.slice(from).search(/\r|\n/)
  return end === -1 ? text.length : from + end
}

/** @returns offset of the first character of the line that a place is in */
export function lineStart(text: string, at: number): number {
  let start = at
  // A search for either sign would go back to the beginning of a text that has only the other one.
  while (start > 0 && !/[\r\n]/.test(text.charAt(start - 1))) start -= 1
  return start
}
