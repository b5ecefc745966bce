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

/** Characters of all pieces and keys together: those of the rows of a thousand schemas, in HTML and in Markdown. */
const most = 28_000_000
/** What a piece takes besides. */
const overhead = 200

/**
 * @returns a memory of the pieces that were asked for last: two halves, of which the older one goes as a whole when the
 *   other is full. To take the oldest out of one map piece by piece cost more than to find one.
 */
export function createPieces(room = most): Pieces {
  let known = new Map<string, Piece>()
  let before = new Map<string, Piece>()
  // Numbers, so that a memory of texts holds nothing else.
  const numbers = new WeakMap<object, number>()
  let last = 0
  const numberOf = (object: object): number => {
    const number = numbers.get(object) ?? ++last
    if (number === last) numbers.set(object, number)
    return number
  }
  let left = room / 2
  const remember = (key: string, piece: Piece): void => {
    const { text, asked } = piece
    left -= key.length + text.length + overhead * (1 + asked.length)
    known.set(key, piece)
    if (left > 0) return
    before = known
    known = new Map()
    left = room / 2
  }
  return (own, make, of) => {
    const key = of === undefined ? own : `${numberOf(of)} ${own}`
    const found = known.get(key)
    if (found !== undefined) return found
    const piece = before.get(key) ?? make()
    remember(key, piece)
    return piece
  }
}
