import { frameKeys, placeKeys } from '../../../compiler/data/foreign-keys.ts'

/** Front matter, the lines in it, and all that follows. */
const parts = /^(---\r?\n)((?:(?!---)[^\n]*\n)*?)(---\r?(?:\n|$)[\s\S]*)$/

/** A place is a number here. */
const place = new RegExp(`^(?:${placeKeys.join('|')}):(?=\\s*-?\\d+(?:\\.\\d+)?\\s*$)`)

/** What the frame of the page does by itself, or the path of the file says; its value stands on the same line. */
const needless = new RegExp(`^(?:id|${frameKeys.join('|')}):[^\\n]*\\S[^\\n]*\\n$`)

/** @returns the text of a page whose front matter has the keys that it has here */
export function withOwnFrontMatter(text: string): string {
  const [, opening, inside = '', rest = ''] = parts.exec(text) ?? []
  if (opening === undefined) return text
  const lines = inside.split(/(?<=\n)/)
  const isPlaced = lines.some((line) => line.startsWith('order:'))
  const own = lines
    // What goes on below a key belongs to it.
    .filter((line, at) => !needless.test(line) || /^[\s-]/.test(lines[at + 1] ?? ''))
    .map((line) => (isPlaced ? line : line.replace(place, 'order:')))
  return opening + own.join('') + rest
}
