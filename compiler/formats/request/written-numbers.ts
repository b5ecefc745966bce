/**
 * Whole numbers that are written with more digits than a number keeps: by what the rounded one looks like, the digits as
 * they are written. What a rounded one looks like stands in none of the texts that the table was made from.
 */
export type WrittenNumbers = Readonly<Record<string, string>>

/** A number in a text. A sign after a letter or a digit is none: in `a-1` it is a dash. `%2C` and `\n` end before it. */
export const numberInText = /(?<![\w.](?<!%[\da-f]{2}|\\[nrt]))[-+]?(?:0[xo][\da-f]+|\d+(?:\.\d+)?(?:e[-+]?\d+)?)/gi

/** @returns a text that was made of numbers with the digits that they were written with */
export function asWritten(text: string, numbers: WrittenNumbers | null | undefined): string {
  return numbers ? text.replace(numberInText, (number) => numbers[number] ?? number) : text
}
