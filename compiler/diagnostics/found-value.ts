/** @returns how a message says what an author wrote as a text: nothing between backticks would say nothing */
export function foundValue(text: string): string {
  return text === '' ? 'empty string' : `\`${text}\``
}
