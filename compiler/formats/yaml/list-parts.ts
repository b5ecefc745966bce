/** A part of a text. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** A long list that is all of a text, or all of the value of its only key. */
export interface LongList {
  /** Null for a list without a key. */
  readonly key: { readonly name: string; readonly keyStart: number; readonly keyEnd: number } | null
  /** Of its first dash. */
  readonly start: number
  /** Of what can be read by itself: behind the key. */
  readonly first: number
  readonly indent: string
}

/** As much of a list is parsed again behind a fault. */
const partLength = 16_000

/** What stands before the items. */
const beforeItems = /^((?:[ \t]*(?:#.*)?\r?\n)*)(?:([\w-]+):[ \t]*\r?\n)?( *)(?=-\s)/

/** @returns null for any other text */
export function longListOf(text: string): LongList | null {
  const [before, comments = '', name, indent] = text.length > 2 * partLength ? (beforeItems.exec(text) ?? []) : []
  if (before === undefined || indent === undefined) return null
  // On any other line something ends that is not an item.
  const isOther = new RegExp(`^(?!${indent}(?:-?\\s)|[ \\t]*(?:#|\\r?$))`, 'm')
  const first = before.length - indent.length
  if (isOther.test(text.slice(first))) return null
  const [keyStart, start] = [comments.length, before.length]
  if (name === undefined) return { key: null, start, first: 0, indent }
  return { key: { name, keyStart, keyEnd: keyStart + name.length }, start, first, indent }
}

/**
 * Each item of a list is read by itself, whatever is wrong with the others: a text of 540 kB with a fault in every seventh
 * took 10 s, as nearly all of it was parsed again behind each.
 *
 * @returns the parts of a long list, one after the other, each of whole items; none of no list
 */
export function* partsOf(list: Pick<LongList, 'indent'> | null, text: string, from = 0): Generator<Range> {
  if (list === null) return
  const item = `\n${list.indent}-`
  for (let start = from; start <= text.length; ) {
    const next = text.indexOf(item, start + partLength)
    const end = next === -1 ? text.length + 1 : next + 1
    yield { start, end }
    start = end
  }
}
