/** @returns whether a text is a sentence without a mark, which Markdown and HTML have as it is */
export function isPlain(markdown: string): boolean {
  return /^\s*[\p{L}][\p{L}\p{N} ,.;'"()?%’“”-]*\s*$/u.test(markdown) && !/www\./i.test(markdown)
}

/** Whether a summary, which is plain text in OpenAPI, is Markdown all the same: several paragraphs, links, code. */
export function isMarkedUp(summary: string): boolean {
  return /\]\(|\*\*|`[^`\n]+`|\n\s*\n/.test(summary.trim())
}
