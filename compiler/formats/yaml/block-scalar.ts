const header = /[|>](?:[+-]?[1-9]?|[1-9][+-])(?= *\n)/y

const newline = 10
const space = 32

export interface FoundLines {
  readonly value: string
  /** Offset after the last line that is not empty. */
  readonly end: number
  /** Offset of the first line after the scalar. */
  readonly next: number
}

/**
 * Reads a literal or folded scalar.
 *
 * @param start offset of its `|` or `>`
 * @param column that of the collection it is a value of
 * @returns undefined for what is none, or one that only the full parser understands
 */
export function readBlockScalar(text: string, start: number, column: number): FoundLines | undefined {
  header.lastIndex = start
  const mark = header.exec(text)?.[0]
  if (mark === undefined) return undefined
  const digit = /[1-9]/.exec(mark)
  let indent = digit === null ? -1 : column + Number(digit[0])
  let at = lineAfter(text, start)
  let end = start + mark.length
  const lines: string[] = []
  while (at < text.length) {
    let content = at
    while (text.charCodeAt(content) === space) content += 1
    const after = lineAfter(text, at)
    if (text.charCodeAt(content) === newline) {
      // A line of spaces only: what lies beyond the scalar's own indentation belongs to it.
      if (indent === -1 && content > at) return undefined
      lines.push(text.slice(Math.min(at + Math.max(indent, 0), content), content))
    } else {
      if (content - at < (indent === -1 ? column + 1 : indent)) break
      if (text.charCodeAt(after - 1) !== newline) return undefined
      if (indent === -1) indent = content - at
      lines.push(text.slice(at + indent, after - 1))
      end = after - 1
    }
    at = after
  }
  if (indent === -1 || lines.every((line) => line === '')) return undefined
  const chomp = mark.includes('-') ? 'strip' : mark.includes('+') ? 'keep' : 'clip'
  return { value: mark.startsWith('|') ? literalLines(lines, chomp) : foldLines(lines, chomp), end, next: at }
}

function lineAfter(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end + 1
}

/** What happens to the line ends after a block scalar's last line. */
type Chomp = 'strip' | 'clip' | 'keep'

/** @param lines without their indentation; those at the end that are empty are the scalar's too */
function literalLines(lines: readonly string[], chomp: Chomp): string {
  return chomped(lines, chomp, (content) => content.join('\n'))
}

/**
 * Folds lines as https://yaml.org/spec/1.2.2/#813-folded-style says: a single line end becomes a space, empty lines
 * keep theirs, and so do the lines around one that is indented further.
 */
function foldLines(lines: readonly string[], chomp: Chomp): string {
  return chomped(lines, chomp, fold)
}

function chomped(lines: readonly string[], chomp: Chomp, join: (content: readonly string[]) => string): string {
  let last = lines.length
  while (last > 0 && lines[last - 1] === '') last -= 1
  const text = join(lines.slice(0, last))
  if (chomp === 'strip') return text
  return chomp === 'clip' ? `${text}\n` : text + '\n'.repeat(lines.length - last + 1)
}

function fold(lines: readonly string[]): string {
  let text = ''
  let empty = 0
  let before: string | null = null
  for (const line of lines) {
    if (line === '') {
      empty += 1
      continue
    }
    const kept = isIndented(line) || (before !== null && isIndented(before))
    if (before === null) text += '\n'.repeat(empty)
    else if (kept) text += '\n'.repeat(empty + 1)
    else text += empty === 0 ? ' ' : '\n'.repeat(empty)
    text += line
    before = line
    empty = 0
  }
  return text
}

function isIndented(line: string): boolean {
  return line.startsWith(' ') || line.startsWith('\t')
}
