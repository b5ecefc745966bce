import { longText } from './source.ts'

/** One sign in so many ends a line or may begin a block, a cell or a tag: of 2,000 real pages one in twenty, of the densest one in four. */
const signsPerMark = 6
/** Signs of ordinary text that take as much memory as a node for a mark beyond these, until the page is written. */
const signsPerNode = 128

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
    switch (text.charCodeAt(at)) {
      case 0x0a:
      case 0x23: // #
      case 0x2a: // *
      case 0x2b: // +
      case 0x2d: // -
      case 0x3c: // <
      case 0x3e: // >
      case 0x7b: // {
      case 0x7c: // |
        marks++
    }
  }
  return text.length + signsPerNode * Math.max(0, marks - text.length / signsPerMark)
}

/** Whether a page is read and held in ways that spare memory and cost time (decision 32). */
export function isHeavy(text: string): boolean {
  return text.length >= longText || weightOf(text) >= longText
}
