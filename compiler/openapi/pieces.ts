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
  let known = emptyHalf()
  let before = emptyHalf()
  let left = room / 2
  const spend = (characters: number, { text, asked }: Piece): void => {
    left -= characters + text.length + overhead * (1 + asked.length)
    if (left > 0) return
    before = known
    known = emptyHalf()
    left = room / 2
  }
  return (key, make, of) => {
    const found = pieceIn(known, key, of)
    if (found !== undefined) return found
    const piece = pieceIn(before, key, of) ?? make()
    if (of === undefined) known.byKey.set(key, piece)
    else inOf(known, key).set(of, piece)
    spend(of === undefined ? key.length : 0, piece)
    return piece
  }
}

/** Pieces by their keys, and of what objects they were made. Keys of objects are few, and made of no text of a page. */
interface Half {
  readonly byKey: Map<string, Piece>
  readonly byObject: Map<string, Map<object, Piece>>
}

function emptyHalf(): Half {
  return { byKey: new Map(), byObject: new Map() }
}

function pieceIn({ byKey, byObject }: Half, key: string, of: object | undefined): Piece | undefined {
  return of === undefined ? byKey.get(key) : byObject.get(key)?.get(of)
}

function inOf({ byObject }: Half, key: string): Map<object, Piece> {
  const found = byObject.get(key) ?? new Map<object, Piece>()
  byObject.set(key, found)
  return found
}
