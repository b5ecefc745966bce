/**
 * Blanks fenced code, indented content of fences and code spans with spaces of the same length, so that a scan over
 * the rest meets only what Markdown reads as text. Line ends stay.
 *
 * @param text a whole page
 * @param span what stands for each character of a code span: a letter where a span should still count as words
 * @returns text of the same length
 */
export function maskCode(text: string, span = ' '): string {
  let fence: string | null = null
  const lines = text.split(/(\r\n|\r|\n)/)
  const masked = lines.map((line, index) => {
    if (index % 2 === 1) return line
    const marker = /^[\s>*+-]*(?:\d+[.)]\s+)?(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence === null) {
      if (
        marker === undefined ||
        (marker.startsWith('`') && line.slice(line.indexOf(marker) + marker.length).includes('`'))
      )
        return line
      fence = marker
    } else if (marker?.startsWith(fence) && line.trim().replace(/^[\s>]+/, '') === marker) {
      fence = null
    }
    return ' '.repeat(line.length)
  })
  return masked
    .join('')
    .replace(/(?<![\\`])(`+)(?!`)((?:(?!\n\s*\n)[\s\S])*?)(?<!`)\1(?!`)/g, (code) => code.replace(/[^\r\n]/g, span))
}
