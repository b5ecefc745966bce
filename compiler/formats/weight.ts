import { longText } from './source.ts'

/** One sign in so many ends a line or may begin a block, a cell or a tag: of 2,000 real pages one in twenty, of the densest one in four. */
const signsPerMark = 6
/** Signs of ordinary text that take as much memory as a node for a mark beyond these, until the page is written. */
const signsPerNode = 128

/** Which of the ASCII signs are marks: a list of cases takes more than twice as long. */
const isMark = Uint8Array.from({ length: 128 }, (_, code) => Number('\n#*+-<>{|'.includes(String.fromCharCode(code))))

/**
 * How long an ordinary page would be that takes as much memory: what a parser and all later stages hold is nodes, and 20 kB of
 * nothing but `-`, a line each, are as many as 1 MB of prose. No real page weighs more than twice its length, or it is short
 * (decision 32).
 *
 * @returns signs, at least those of the text
 */
export function weightOf(text: string): number {
  let marks = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < isMark.length) marks += isMark[code] ?? 0
  }
  return text.length + signsPerNode * Math.max(0, marks - text.length / signsPerMark)
}

/** Whether a page is read and held in ways that spare memory and cost time (decision 32). */
export function isHeavy(text: string): boolean {
  return text.length >= longText || weightOf(text) >= longText
}
