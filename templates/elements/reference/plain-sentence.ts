/** @returns whether a text is a sentence without a mark, which Markdown and HTML have as it is */
export function isPlain(markdown: string): boolean {
  return /^\s*[\p{L}][\p{L}\p{N} ,.;'"()?%’“”-]*\s*$/u.test(markdown) && !/www\./i.test(markdown)
}
