/**
 * Whole numbers that are written with more digits than a number keeps: by what the rounded one looks like, the digits as
 * they are written. What a rounded one looks like stands in none of the texts that the table was made from.
 */
export type WrittenNumbers = Readonly<Record<string, string>>

/** A number in a text. A sign after a letter or a digit is none: in `a-1` it is a dash. `%2C` and `\n` end before it. */
export const numberInText = /(?<![\w.](?<!%[\da-f]{2}|\\[nrt]))[-+]?(?:0[xo][\da-f]+|\d+(?:\.\d+)?(?:e[-+]?\d+)?)/gi

/** From here on a number looks like `1e+21`, and in an address the `+` is another character. */
const tooLarge = 1e21

/**
 * Where two numbers are read as the same nobody can tell which of them it was: neither is in the table.
 *
 * @param texts all that values are read from
 * @returns null where no number loses digits, as nearly everywhere
 */
export function longNumbers(texts: readonly string[]): WrittenNumbers | null {
  const found = new Map<string, string | null>()
  for (const text of texts)
    for (const [source] of text.matchAll(numberInText)) {
      const value = Number(source)
      if (!(Math.abs(value) > Number.MAX_SAFE_INTEGER && Math.abs(value) < tooLarge)) continue
      const digits = /^[-+]?\d+$|^0[xo]/i.test(source) ? String(BigInt(source)) : String(value)
      const known = found.get(String(value))
      found.set(String(value), known === undefined || known === digits ? digits : null)
    }
  const exact = [...found].flatMap(([shown, digits]) =>
    digits === null || digits === shown ? [] : [[shown, digits] as const],
  )
  return exact.length === 0 ? null : Object.fromEntries(exact)
}

/** @returns a text that was made of numbers with the digits that they were written with */
export function asWritten(text: string, numbers: WrittenNumbers | null | undefined): string {
  return numbers ? text.replace(numberInText, (number) => numbers[number] ?? number) : text
}
