/** @returns a text for a message, in which control characters are shown as escapes: a message stays on its line */
export function printable(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll('\\\\', '\\')
}
