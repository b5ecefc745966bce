/** A text, and what was asked of the site for it: it is right for whoever gets the same answers. */
export interface Piece {
  readonly text: string
  readonly asked: readonly Asked[]
}

export interface Asked {
  readonly ask: string
  readonly given: readonly (string | number | undefined)[]
  readonly answer: string | null
}

/**
 * What pages of a reference have in common as text, known again by what it was made from.
 *
 * @param key all that it depends on besides what was asked
 */
export type Pieces = (key: string, make: () => Piece) => Piece

/** Characters of all pieces and keys together: those of the rows of a thousand schemas. */
const most = 16_000_000
/** What a piece takes besides. */
const overhead = 200

/** @returns a memory of the pieces that were made last */
export function createPieces(room = most): Pieces {
  const known = new Map<string, Piece>()
  let left = room
  const sizeOf = (key: string, { text, asked }: Piece) => key.length + text.length + overhead * (1 + asked.length)
  return (key, make) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const piece = make()
    known.set(key, piece)
    left -= sizeOf(key, piece)
    for (const [oldest, one] of known) {
      if (left >= 0) break
      known.delete(oldest)
      left += sizeOf(oldest, one)
    }
    return piece
  }
}
