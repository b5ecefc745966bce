/** @returns the Markdown as a quote, each line marked, as GitHub's alerts need it */
export function quoteLines(markdown: string): string {
  return markdown
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')
}
