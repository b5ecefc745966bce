import { createHash } from 'node:crypto'

/** How many items of a list make a piece of its text: some hundred thousand bytes. */
const itemsPerPiece = 1024

/** @returns the lists that follow each other in a list, each of the length of a piece */
export function* partsOf<Item>(list: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < list.length; at += itemsPerPiece) yield list.slice(at, at + itemsPerPiece)
}

/** Joins texts some at once: a list of those of a long page takes many times their room. */
export function joinedTexts(texts: Iterable<string>, between: string): string {
  const joined: string[] = []
  let some: string[] = []
  for (const text of texts) {
    if (some.push(text) < itemsPerPiece) continue
    joined.push(some.join(between))
    some = []
  }
  return [...joined, ...(some.length > 0 ? [some.join(between)] : [])].join(between)
}

/**
 * The JSON of a long list piece by piece: at once it would be there as text and as bytes, beside the list.
 *
 * @param keys of its objects, in the order in which they are written; default: all
 */
export function* jsonPieces(list: readonly unknown[], keys?: readonly string[]): Generator<string> {
  let before = '['
  for (const part of partsOf(list)) {
    yield before + JSON.stringify(part, keys === undefined ? undefined : [...keys]).slice(1, -1)
    before = ','
  }
  yield list.length === 0 ? '[]' : ']'
}

/** @returns SHA-256 of a text or of bytes, hexadecimal */
export function sha256OfPieces(pieces: Iterable<string | Uint8Array>): string {
  const made = createHash('sha256')
  for (const piece of pieces) made.update(piece)
  return made.digest('hex')
}

/** A text piece by piece that is hashed on its way. */
export interface HashedPieces {
  readonly pieces: Iterable<string>
  /** @returns SHA-256 of the pieces that were taken, hexadecimal */
  hash(): string
}

/** @param text its pieces, which are taken once */
export function hashedPieces(text: Iterable<string>): HashedPieces {
  const made = createHash('sha256')
  return { pieces: noting(text, (piece) => void made.update(piece)), hash: () => made.digest('hex') }
}

function* noting(text: Iterable<string>, note: (piece: string) => void): Generator<string> {
  for (const piece of text) {
    note(piece)
    yield piece
  }
}
