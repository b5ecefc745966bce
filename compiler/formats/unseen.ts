/**
 * What nobody who reads a text sees, though it is there for programs and for who copies it: characters that turn the order of
 * others (embeddings, overrides and isolates of Unicode's bidi rules), tags, which spell a hidden text, variation selectors
 * after another one, which carry hidden bytes, and the fillers of Hangul, which are names in code. Flags of countries' parts
 * are a flag and up to six tags (Unicode Technical Standard 51, "Emoji Tag Sequences").
 */
const patterns = [
  /[\u202A-\u202E\u2066-\u2069\u3164\uFFA0]/,
  /\uDB40[\uDC00-\uDC7F](?<!\uD83C\uDFF4(?:\uDB40[\uDC20-\uDC7F]){1,6})/,
  /(?:[\uFE00-\uFE0F]|\uDB40[\uDD00-\uDDEF])(?<=(?:[\uFE00-\uFE0F]|\uDB40[\uDD00-\uDDEF]){2})/,
]
export const unseen = new RegExp(patterns.map(({ source }) => source).join('|'))

/** The same for a character that an escape or a reference brings: of a flag nobody writes the tags in that way. */
export function isUnseen(code: number): boolean {
  return unseen.test(String.fromCodePoint(Math.min(code, 0x10ffff)))
}
