/** Shorter words stay whole. */
const longName = /(\S{16,})/
/** Behind a sign inside of a name, and before a capital. */
const joint = /(?<=[\p{L}\d}][_./:](?=[\p{L}\d{])|\p{Ll}(?=\p{Lu}))/u

/** @returns a text in parts between which a long name may break before it breaks anywhere */
export function breakable(text: string): readonly string[] {
  return text
    .split(longName)
    .map((part) => (longName.test(part) ? part.split(joint) : [part]))
    .reduce((found, [first = '', ...rest]) => [...found.slice(0, -1), (found.at(-1) ?? '') + first, ...rest], [])
}
