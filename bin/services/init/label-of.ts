/** @returns a title as the label of a directive, in brackets; nothing for none */
export function labelOf(title: string): string {
  const text = title.trim()
  return text === '' ? '' : `[${text.replace(/[[\]\\]/g, '\\$&')}]`
}
