/** @returns a text as one line of Markdown that reads as the same text: no character of it is taken for a mark */
export function escapeLine(text: string): string {
  // A backslash after an address that is written out would belong to the address.
  const less = /:\/\/|www\./i.test(text) ? '&lt;' : '\\<'
  return (
    text
      .replace(/[\\`*~[\]>]|&(?=#?\w+;)/g, '\\$&')
      // Inside of a word it is no mark, and words of APIs and addresses have it.
      .replace(/(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu, (run) => '\\_'.repeat(run.length))
      .replaceAll('<', less)
      .replace(/\s+/g, ' ')
  )
}
