import type { Piece } from './mention.ts'

/** @returns the part of a piece between two offsets into its text */
export function slice(piece: Piece, from: number, to: number = piece.text.length): Piece {
  return { text: piece.text.slice(from, to), start: piece.start + from, end: Math.min(piece.start + to, piece.end) }
}

/** Takes an address apart: what is before `?`, and the names of the query, as written. */
export function splitTarget(written: Piece): { readonly target: Piece; readonly query: readonly Piece[] } {
  const hash = written.text.indexOf('#')
  const whole = hash < 0 ? written : slice(written, 0, hash)
  const mark = whole.text.indexOf('?')
  if (mark < 0) return { target: whole, query: [] }
  return { target: slice(whole, 0, mark), query: namesOfPairs(slice(whole, mark + 1)) }
}

/** @returns the names of `a=1&b=2`, each with its place; pairs without `=` are none */
export function namesOfPairs(text: Piece): readonly Piece[] {
  const names: Piece[] = []
  let from = 0
  for (const pair of text.text.split('&')) {
    const equals = pair.indexOf('=')
    if (equals > 0) names.push(slice(text, from, from + equals))
    from += pair.length + 1
  }
  return names
}
