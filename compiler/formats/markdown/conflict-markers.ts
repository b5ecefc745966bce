import { conflictMarker } from '../../diagnostics/codes/slips.ts'
import type { Diagnostic, Related, Severity } from '../../diagnostics/diagnostic.ts'
import type { LineIndex } from '../source.ts'
import type { Range } from './tree.ts'

/** A merge that was not finished: its lines from the first marker to the last. */
export interface Conflict extends Range {
  readonly markers: readonly Range[]
}

/** The markers that git writes (gitformat: `conflict-marker-size` is 7); the middle ones say nothing by themselves. */
const marker = /^(?:(?<ours><{7})(?: .*)?|(?<base>\|{7})(?: .*)?|(?<middle>={7})|(?<theirs>>{7})(?: (?<label>.*))?)$/gm

/** @returns the conflicts of a text in order; one marker that was left behind counts as well */
export function conflictsIn(text: string): Conflict[] {
  if (!text.includes('<<<<<<<') && !text.includes('>>>>>>> ')) return []
  const conflicts: Conflict[] = []
  let open: Range[] = []
  const close = () => {
    const [first] = open
    const last = open.at(-1)
    if (first !== undefined && last !== undefined) conflicts.push({ start: first.start, end: last.end, markers: open })
    open = []
  }
  for (const { 0: line, index: start, groups = {} } of text.replaceAll('\r', ' ').matchAll(marker)) {
    const range = { start, end: start + line.trimEnd().length }
    if (groups.ours !== undefined) {
      close()
      open = [range]
    } else if (open.length > 0) {
      open.push(range)
      if (groups.theirs !== undefined) close()
    } else if (groups.theirs !== undefined && (groups.label ?? '').trim() !== '') {
      open = [range]
      close()
    }
  }
  close()
  return conflicts
}

/** The text that a conflict's offsets count in. */
interface Conflicting {
  readonly file: string
  readonly text: string
  readonly lines: LineIndex
  /** Where a partial was included. */
  readonly related: readonly Related[]
}

/** @param severity an error where the markers keep the text from being read at all */
export function conflictFault(
  { markers, ...whole }: Conflict,
  { file, text, lines, related }: Conflicting,
  severity: Severity = 'warning',
): Diagnostic {
  const [first = whole, ...more] = markers
  const others = more.map(({ start }) => ({ message: 'The conflict goes on here', file, ...lines.point(start) }))
  const place = lines.place(first.start, first.end)
  const written = text.slice(first.start, first.end)
  return conflictMarker({ file, place, severity, related: [...others, ...related] }, { marker: written })
}
