import type { Segment } from './segments.ts'

/** A line of one tag and nothing else, whose attributes are words and plain strings. */
const tagLine = /^[ \t]*<(\/?)[A-Za-z][\w.]*(?:[ \t]+[A-Za-z][\w-]*(?:="[^"<>{}]*")?)*[ \t]*\/?>[ \t]*\r?$/
const markup = /[<{}]/

type Piece = { start: number; end: number; line: number; lines: string[]; role: NonNullable<Segment['role']> }

/**
 * Cuts a part of an MDX page at lines of one tag and nothing else: what stands between them is often plain, as in a callout.
 * Where another tag or an expression comes in, it stays in one piece; so it does where a tag opens right after a line of
 * text, or lies deeper than what is before it, which may be a list that it belongs to.
 */
export function cutAtTags(segment: Segment, source: string): readonly Segment[] {
  const lines = segment.masked.split('\n')
  if (!lines.some((line) => tagLine.test(line))) return [segment]
  const written = source.slice(segment.start, segment.end).split('\n')
  const pieces: Piece[] = []
  // The least margin of the text since the last tag.
  let [start, isAfterText, margin] = [segment.start, false, Number.POSITIVE_INFINITY]
  for (const [at, line] of lines.entries()) {
    const tag = tagLine.exec(line)
    if (tag === null ? markup.test(line) : (isAfterText && tag[1] === '') || marginOf(line) > margin) return [segment]
    const isText = tag === null && /\S/.test(line)
    const last = pieces.at(-1)
    const end = Math.min(start + (written[at] ?? '').length + 1, segment.end)
    // An empty line belongs to what is before it.
    const role = isText ? 'between tags' : tag === null ? (last?.role ?? 'tags') : 'tags'
    if (last?.role === role) {
      last.end = end
      last.lines.push(line)
    } else pieces.push({ start, end, line: segment.line + at, lines: [line], role })
    start = end
    isAfterText = isText
    margin = isText ? Math.min(margin, marginOf(line)) : tag === null ? margin : Number.POSITIVE_INFINITY
  }
  return pieces.length < 2 ? [segment] : toSegments(pieces, [...segment.fences])
}

function marginOf(line: string): number {
  return /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0
}

/** @param fences lines that open one, in order */
function toSegments(pieces: readonly Piece[], fences: readonly number[]): readonly Segment[] {
  let at = 0
  return pieces.map(({ lines, ...piece }) => {
    const own = new Set<number>()
    for (let line = fences[at]; line !== undefined && line < piece.line + lines.length; line = fences[++at])
      own.add(line)
    return { ...piece, masked: lines.join('\n'), fences: own }
  })
}
