/** @returns offset of the line end at or after a place, or of the end of the text */
export function lineEnd(text: string, from: number): number {
  const end = text.slice(from).search(/\r|\n/)
  return end === -1 ? text.length : from + end
}

/** @returns offset of the first character of the line that a place is in */
export function lineStart(text: string, at: number): number {
  return at === 0 ? 0 : Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1
}
