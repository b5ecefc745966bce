import { halfSha256 } from '../formats/hash.ts'

/** A text, and what was asked of the site for it: it is right for whoever gets the same answers. */
export interface Piece {
  /** In parts: those at odd places name what goes there on each page. */
  readonly parts: readonly string[]
  readonly asked: readonly Asked[]
}

export interface Asked {
  readonly ask: string
  readonly given: readonly (string | number | undefined)[]
  readonly answer: string | null
}

/** What pages of a reference have in common as text, known again by what it was made from. */
export interface Pieces {
  /** @param key all that it depends on besides what was asked */
  of(key: string, make: () => Piece): Piece
  /**
   * The same for what most often stands on one page alone, as a parameter of an operation does.
   *
   * @returns null the first time: nothing is kept but that it was asked for
   */
  ofRepeated(key: string, make: () => Piece): Piece | null
  /**
   * For pieces that are made from objects of which the same one says the same.
   *
   * @param key all that they depend on besides those and their kind
   */
  like(key: string): Likes
}

/** @param kind one of a few names */
export type Likes = (like: object, kind: string, make: () => Piece) => Piece

/**
 * Characters of all pieces and keys together: those of the rows of a thousand schemas, in HTML and in Markdown, take 35
 * million with what is counted besides, and stay where they come again before as much of others has come.
 */
const most = 56_000_000
/** What a piece takes besides, with the list of its parts. */
const overhead = 400
/** What it takes to know that something was asked for. */
const mention = 100

/**
 * @returns a memory of the pieces that were asked for last: two halves, of which the older one goes as a whole when the
 *   other is full. To take the oldest out of one map piece by piece cost more than to find one.
 */
export function createPieces(room = most): Pieces {
  let known = emptyHalf()
  let before = emptyHalf()
  let left = room / 2
  const spend = (characters: number): void => {
    left -= characters
    if (left > 0) return
    before = known
    known = emptyHalf()
    left = room / 2
  }
  const of: Pieces['of'] = (key, make) => {
    const found = known.byKey.get(key)
    if (found !== undefined) return found
    const piece = before.byKey.get(key) ?? make()
    known.byKey.set(key, piece)
    spend(key.length + sizeOf(piece))
    return piece
  }
  return {
    of,
    ofRepeated(text, make) {
      const key = halfSha256(text)
      if ([known, before].some(({ byKey, mentioned }) => byKey.has(key) || mentioned.has(key))) return of(key, make)
      known.mentioned.add(key)
      spend(mention)
      return null
    },
    like(key) {
      let half = known
      let own = kindsIn(half, key)
      return (like, kind, make) => {
        if (half !== known) own = kindsIn(known, key)
        half = known
        const found = own.get(kind)?.get(like)
        if (found !== undefined) return found
        const piece = before.byObject.get(key)?.get(kind)?.get(like) ?? make()
        // Whatever was made on the way may have filled the half.
        ofKind(kindsIn(known, key), kind).set(like, piece)
        spend(sizeOf(piece))
        return piece
      }
    },
  }
}

/** Pieces by their keys, and by key and kind of what objects they were made. Keys and kinds of those are few. */
interface Half {
  readonly byKey: Map<string, Piece>
  readonly byObject: Map<string, Kinds>
  /** Keys of what was asked for once. */
  readonly mentioned: Set<string>
}

type Kinds = Map<string, Map<object, Piece>>

function emptyHalf(): Half {
  return { byKey: new Map(), byObject: new Map(), mentioned: new Set() }
}

function kindsIn({ byObject }: Half, key: string): Kinds {
  const found = byObject.get(key) ?? new Map<string, Map<object, Piece>>()
  byObject.set(key, found)
  return found
}

function ofKind(kinds: Kinds, kind: string): Map<object, Piece> {
  const found = kinds.get(kind) ?? new Map<object, Piece>()
  kinds.set(kind, found)
  return found
}

function sizeOf({ parts, asked }: Piece): number {
  return parts.reduce((sum, { length }) => sum + length, overhead * (1 + asked.length))
}
