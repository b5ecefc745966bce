/** @returns the name of a character as Unicode writes it, `U+00A0`; of the first, where a text has more */
export function codeName(character: string | number): string {
  const code = typeof character === 'number' ? character : (character.codePointAt(0) ?? 0)
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}
