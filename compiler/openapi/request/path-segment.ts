/** A segment of a path template with literal text beside its names, `{Sid}.json`: the literal pieces in order. */
export type SegmentPattern = readonly string[]

/** @returns what a segment of a path template takes: itself, anything (`{Sid}`), or what has these pieces */
export function readSegment(segment: string): { readonly literal: string } | { readonly pieces: SegmentPattern } {
  const pieces = segment.split(/\{[^{}]*\}/)
  return pieces.length === 1 ? { literal: segment } : { pieces }
}

/** @returns whether a text has the pieces in their order, the first at its beginning and the last at its end */
export function fits(text: string, pieces: SegmentPattern): boolean {
  const first = pieces[0] ?? ''
  const last = pieces.at(-1) ?? ''
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false
  let at = first.length
  for (const piece of pieces.slice(1, -1)) {
    const found = text.indexOf(piece, at)
    if (found < 0 || found + piece.length > text.length - last.length) return false
    at = found + piece.length
  }
  return true
}

/** @returns whether an author wrote a name in place of a value: `{sid}`, `:sid`, `<sid>`, `$SID`, `[sid]`, `%s` */
export function isPlaceholder(segment: string): boolean {
  return /[{}<>$[\]]|^:|^%[a-z]$/.test(segment)
}

/** @returns the segments of a path, without empty ones, a query and a fragment */
export function segmentsOf(path: string): readonly string[] {
  return path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((segment) => segment !== '')
}
