import { displayWidth } from '../cells.ts'

/** A word, with what stands between backticks: whoever copies code out of a terminal gets no line end in it. */
const piece = /(?:`[^`]*`|[^ ])+/g

/**
 * @param text one line
 * @param columns of the first line, which begins behind something, and of the others; a longer word takes a line of its own
 * @returns the lines that it takes
 */
export function wrapWords(text: string, [first, others]: readonly [first: number, others: number]): readonly string[] {
  if (displayWidth(text) <= first) return [text]
  const lines: string[] = []
  let line = ''
  let width = 0
  for (const word of text.match(piece) ?? []) {
    const own = displayWidth(word)
    if (line !== '' && width + 1 + own > (lines.length === 0 ? first : others)) {
      lines.push(line)
      line = ''
      width = 0
    }
    width += own + (line === '' ? 0 : 1)
    line += line === '' ? word : ` ${word}`
  }
  return [...lines, line]
}
