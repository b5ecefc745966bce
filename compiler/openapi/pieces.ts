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
 * @param of what it was made from, where the same is the same object, in place of a part of the key
 */
export type Pieces = (key: string, make: () => Piece, of?: object) => Piece

/** Characters of all pieces and keys together: those of the rows of a thousand schemas. */
const most = 16_000_000
/** What a piece takes besides. */
const overhead = 200

/** @returns a memory of the pieces that were made last */
export function createPieces(room = most): Pieces {
  const known = new Map<string, Piece>()
  // Numbers, so that a memory of texts holds nothing else.
  const numbers = new WeakMap<object, number>()
  let last = 0
  const numberOf = (object: object): number => {
    const number = numbers.get(object) ?? ++last
    if (number === last) numbers.set(object, number)
    return number
  }
  let left = room
  const sizeOf = (key: string, { text, asked }: Piece) => key.length + text.length + overhead * (1 + asked.length)
  return (own, make, of) => {
    const key = of === undefined ? own : `${numberOf(of)} ${own}`
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
