/** @returns a text whose characters are no marks of Markdown, but for `_`, and for what begins a line */
export function escapeMarks(text: string): string {
  // A backslash behind an address that is written out would belong to the address, and what follows would be a tag again.
  const less = /:\/\/|www\./i.test(text) ? '&lt;' : '\\<'
  return text.replace(/[\\`*~[\]>]|&(?=#?\w+;)/g, '\\$&').replaceAll('<', less)
}
