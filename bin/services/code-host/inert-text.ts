import { visible } from '../../../compiler/diagnostics/cells.ts'
import { ticksAround } from '../../../compiler/formats/markdown/back-ticks.ts'

/**
 * Puts a stranger's text into Markdown as a block of code, in which nothing is a mention, a link, HTML or Markdown. The
 * fence is longer than any run of backticks inside (CommonMark, "Fenced code blocks").
 */
export function fenced(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replaceAll(/[^\n\t]+/g, visible)
  const fence = ticksAround(lines, 3)
  return `${fence}text\n${lines}\n${fence}`
}

/** Puts a stranger's text into a line of Markdown as code (CommonMark, "Code spans"). */
export function codeSpan(text: string): string {
  const line = visible(text.replace(/\s+/g, ' ').trim())
  if (line === '') return ''
  const marks = ticksAround(line)
  return `${marks} ${line} ${marks}`
}

/** Keeps of a stranger's text what may be in a title: nothing that mentions, links or formats. */
export function plainWords(text: string, longest: number): string {
  const words = text.replace(/(?:[^\p{L}\p{N}._/+#-]|#(?=\d))+/gu, ' ').trim()
  return [...words].slice(0, longest).join('')
}
