/** @returns a text of a property as Markdown that reads as the same text: no character of it is taken for a mark */
export function markdownText(text: string): string {
  // An autolink takes a backslash as a part of its address, and what follows would be a tag again.
  const less = /:\/\/|www\./i.test(text) ? '&lt;' : '\\<'
  return text
    .replace(/[\\`*_~[\]>]|&(?=#?\w+;)/g, '\\$&')
    .replaceAll('<', less)
    .replace(/^(\s*)([#>+-]|\d+[.)])(?=\s)/gm, (_, space: string, mark: string) => {
      const last = mark.at(-1) ?? ''
      return `${space}${mark.slice(0, -1)}\\${last}`
    })
}
