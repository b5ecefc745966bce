/** Shorter words have too many neighbours. */
const minLength = 4
/** From this length on two letters may be wrong. */
const longLength = 9
/** The same where nothing was found otherwise. */
const longLengthAtLast = 7

export interface Correction {
  readonly word: string
  /** How many letters are wrong. */
  readonly cost: number
}

/**
 * The word that was probably meant.
 *
 * @param word as typed
 * @param vocabulary words of the site in lower case, the most frequent first
 * @param isLastTry whether nothing was found otherwise
 * @returns null when the word, or one that begins with it, is in the vocabulary, or when none is near
 */
export function corrected(word: string, vocabulary: readonly string[], isLastTry = false): Correction | null {
  const typed = word.toLowerCase()
  if (typed.length < minLength || !/^\p{L}+$/u.test(typed)) return null
  const limit = typed.length < (isLastTry ? longLengthAtLast : longLength) ? 1 : 2
  let best: Correction | null = null
  for (const one of vocabulary) {
    if (one.startsWith(typed)) return null
    if (Math.abs(one.length - typed.length) > limit) continue
    // People seldom miss the first letter; "rather" is no mistake for "gather".
    if (one[0] !== typed[0] && !(one[0] === typed[1] && one[1] === typed[0])) continue
    const cost = distance(typed, one, limit)
    if (cost < (best?.cost ?? limit + 1)) best = { word: one, cost }
  }
  return best
}

/**
 * Words that are written much like another, though they are hardly what was meant.
 *
 * @param vocabulary words of the site in lower case, the most frequent first
 * @returns the nearest first
 */
export function nearestWords(word: string, vocabulary: readonly string[]): readonly string[] {
  const typed = word.toLowerCase()
  if (typed.length < minLength) return []
  const limit = typed.length < longLength ? 2 : 3
  return vocabulary
    .filter((one) => Math.abs(one.length - typed.length) <= limit && one.length >= minLength)
    .map((one) => ({ one, cost: distance(typed, one, limit) }))
    .filter(({ cost }) => cost <= limit)
    .sort((a, b) => a.cost - b.cost)
    .map(({ one }) => one)
}

/**
 * Letters that are wrong, missing, too many or swapped with their neighbour (the restricted Damerau-Levenshtein
 * distance).
 *
 * @returns a number above `limit` as soon as it is certain that the distance is
 */
function distance(a: string, b: string, limit: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const now = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const cost = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      now.push(isSwap ? Math.min(cost, (before[column - 2] ?? 0) + 1) : cost)
    }
    if (Math.min(...now) > limit) return limit + 1
    before = last
    last = now
  }
  return last[b.length] ?? 0
}
