import type { Counter } from './inline-masses.ts'

/** Lines of one footnote, which is read at once: 20,000 paragraphs of one, 1 MB, take 365 MB and 20 s. */
export const maxNoteLines = 2000

const noteFirst = /^ {0,3}\[\^[^\]\s]+\]:/
const setIn = /^(?: {4}|\t)/
/** What ends a footnote at the margin though no empty line is before it. */
const otherThanText = /^ {0,3}(?:[<:>`~#|]|[-+*][ \t]|\d{1,9}[.)][ \t])/

/** Counts the lines of one footnote: those that are set in, and those that go on with its text. */
export function noteCounter(): Counter {
  let [lines, isAfterEmpty] = [0, false]
  return {
    add: (line) => {
      if (noteFirst.test(line)) lines = 1
      else if (lines > 0) lines = setIn.test(line) || !(isAfterEmpty || otherThanText.test(line)) ? lines + 1 : 0
      isAfterEmpty = false
      return lines > maxNoteLines ? `${lines} lines of one footnote` : null
    },
    end: () => {
      isAfterEmpty = true
    },
  }
}
