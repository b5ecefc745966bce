import type { Segment } from './segments.ts'

/** A line of one tag and nothing else, whose attributes are words and plain strings. */
const tagLine = /^[ \t]*<(\/?)[A-Za-z][\w.]*(?:[ \t]+[A-Za-z][\w-]*(?:="[^"<>{}]*")?)*[ \t]*\/?>[ \t]*\r?$/
const markup = /[<{}]/

/**
 * Cuts a part of an MDX page at lines of one tag and nothing else: what stands between them is often plain text, as in a
 * callout. Where another tag, an expression or a fence comes in, it stays in one piece; so it does where a tag opens right
 * after a line of text.
 */
export function cutAtTags(segment: Segment): readonly Segment[] {
  if (segment.fences.size > 0) return [segment]
  const lines = segment.masked.split('\n')
  if (!lines.some((line) => tagLine.test(line))) return [segment]
  const pieces: { start: number; end: number; lines: string[]; role: NonNullable<Segment['role']> }[] = []
  let [start, isAfterText] = [segment.start, false]
  for (const line of lines) {
    const tag = tagLine.exec(line)
    if (tag === null ? markup.test(line) : isAfterText && tag[1] === '') return [segment]
    const end = Math.min(start + line.length + 1, segment.end)
    const isText = tag === null && /\S/.test(line)
    const last = pieces.at(-1)
    // An empty line belongs to what is before it.
    const role = isText ? 'between tags' : tag === null ? (last?.role ?? 'tags') : 'tags'
    if (last?.role === role) {
      last.end = end
      last.lines.push(line)
    } else pieces.push({ start, end, lines: [line], role })
    start = end
    isAfterText = isText
  }
  if (pieces.length < 2) return [segment]
  return pieces.map(({ lines: own, ...piece }) => ({ ...piece, masked: own.join('\n'), fences: segment.fences }))
}
