/** What is put in the place of each piece of a text that a pattern finds; the pattern is a global one. */
export type Pass = readonly [pattern: RegExp, by: (piece: string, group?: string) => string]

/** @returns what passes make of a text, one after the other */
export function made(text: string, passes: readonly Pass[]): string {
  return passes.reduce((whole, [pattern, by]) => whole.replace(pattern, (piece, group) => by(piece, group)), text)
}

/** @returns the offset in a text of what stands at an offset of what passes have made of it */
export function originOf(text: string, passes: readonly Pass[], offset: number): number {
  const before = passes.map((_, index) => made(text, passes.slice(0, index)))
  return passes.reduceRight((at, pass, index) => beforePass(before[index] ?? text, pass, at), offset)
}

function beforePass(text: string, [pattern, by]: Pass, offset: number): number {
  /** How much further on all stands that is behind a piece. */
  let shift = 0
  for (const { 0: piece, 1: group, index } of text.matchAll(pattern)) {
    const start = index + shift
    if (start > offset) break
    const put = by(piece, group)
    // What was left as it is keeps its offsets.
    if (offset < start + put.length) return put === piece ? offset - shift : index
    shift += put.length - piece.length
  }
  return offset - shift
}
