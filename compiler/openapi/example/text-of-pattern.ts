import { type Piece, piecesOfPattern } from './pattern-pieces.ts'

interface Draft {
  text: string
  /** After `$` nothing may follow. */
  isEnded: boolean
  /** Characters that are still to be added where a piece may be there more often than it has to. */
  missing: number
  /** Counts texts of one pattern: another has other signs where there may be others. */
  readonly turn: number
  /** Pieces that may still be looked at: empty ones in each other have no other end. */
  left: number
}

const mostCharacters = 200
const mostPieces = 2000
const words = ['string', 'STRING']
const digits = '1234567890'
/** What a reader expects in a sample, first. */
const preferred = ['a', ...digits, 'A', '_', '-', '/', ' ']

/**
 * Makes a text that a pattern matches, by construction: no expression of an author is run. A word stands where several
 * letters may, elsewhere as little as has to.
 *
 * @param limits least and most characters
 * @param turn 0, or a number for another text, where the pattern has one
 * @returns null where the pattern is not understood or the limits allow no such text
 */
export function textOfPattern(pattern: string, limits: { least: number; most: number }, turn = 0): string | null {
  const options = piecesOfPattern(pattern)
  if (options === null) return null
  const least = Math.max(limits.least, 1)
  const fits = (text: string | null) => text !== null && text.length >= least && text.length <= limits.most
  const [readable, short] = [made(options, turn, 0, true), made(options, turn, 0, false)]
  const long = short === null ? null : made(options, turn, least - short.length, false)
  return [readable, short, long].find(fits) ?? null
}

function made(options: readonly (readonly Piece[])[], turn: number, missing: number, hasWords: boolean): string | null {
  for (const pieces of options) {
    const draft: Draft = { text: '', isEnded: false, turn, missing, left: mostPieces }
    if (pieces.every((piece) => add(draft, piece, hasWords))) return draft.text
  }
  return null
}

/** @returns whether the text is still one that the pattern matches */
function add(draft: Draft, piece: Piece, hasWords: boolean): boolean {
  draft.left -= 1
  if (draft.left < 0 || piece.least > Math.min(piece.most, mostCharacters)) return false
  switch (piece.kind) {
    case 'start':
      return draft.text === ''
    case 'end':
      draft.isEnded = true
      return true
    case 'group':
      return addGroup(draft, piece, hasWords)
    case 'set':
      return addSigns(draft, piece, hasWords)
  }
}

function addGroup(draft: Draft, { options, least, most }: Piece & { kind: 'group' }, hasWords: boolean): boolean {
  const [first = []] = options
  for (let count = 0; count < least || (count < most && draft.missing > 0); count++) {
    const before = draft.text.length
    if (!first.every((piece) => add(draft, piece, hasWords))) return false
    if (draft.text.length === before) return true
    if (count >= least) draft.missing -= draft.text.length - before
  }
  return true
}

function addSigns(draft: Draft, piece: Piece & { kind: 'set' }, hasWords: boolean): boolean {
  const { least, most } = piece
  const more = Math.max(0, Math.min(most - least, draft.missing, mostCharacters))
  draft.missing -= more
  const word = hasWords && draft.turn === 0 && least > 0 ? words.find((one) => isIn(piece, one)) : undefined
  const added = word ?? repeated(piece, least + more, draft.turn)
  if (added === null || (draft.isEnded && added !== '')) return false
  draft.text += added
  return draft.text.length <= mostCharacters
}

/** @returns null where the set has no sign that can be seen */
function repeated(piece: Piece & { kind: 'set' }, count: number, turn: number): string | null {
  const shown = piece.ranges.find(([from, to]) => from > 32 && from <= to)
  const first = preferred.find((sign) => holds(piece, sign)) ?? (shown && String.fromCharCode(shown[0]))
  if (first === undefined) return count === 0 ? '' : null
  const signs = digits.includes(first) ? [...digits] : [first, String.fromCharCode(first.charCodeAt(0) + turn)]
  const held = signs.filter((sign) => holds(piece, sign))
  const from = turn % held.length
  const all = digits.includes(first) ? [...held.slice(from), ...held.slice(0, from)].join('') : (held.at(-1) ?? first)
  return all.repeat(Math.ceil(count / all.length)).slice(0, count)
}

function isIn(piece: Piece & { kind: 'set' }, word: string): boolean {
  return piece.least <= word.length && word.length <= piece.most && [...word].every((sign) => holds(piece, sign))
}

function holds({ ranges }: Piece & { kind: 'set' }, sign: string): boolean {
  const code = sign.charCodeAt(0)
  return ranges.some(([from, to]) => code >= from && code <= to)
}
