/** Texts of one row: by itself each would hold on to the whole text that it is a piece of. */
const together = 1000

/**
 * Writes texts that differ little from one to the next, such as a sentence about one name after the other.
 *
 * @param textOf gives the text of a value, without an end of a line
 * @returns rows of texts, each as how many characters it begins and ends with as the one before, and what is between
 */
export function alikeTexts<Value>(values: readonly Value[], textOf: (value: Value) => string): readonly string[] {
  let before = ''
  const brief = (value: Value): string => {
    const text = textOf(value)
    const most = Math.min(before.length, text.length)
    let [start, end] = [0, 0]
    while (start < most && text[start] === before[start]) start += 1
    while (end < most - start && text[text.length - 1 - end] === before[before.length - 1 - end]) end += 1
    before = text
    return `${start} ${end} ${text.slice(start, text.length - end)}`
  }
  const rows: string[] = []
  for (let from = 0; from < values.length; from += together)
    rows.push(
      values
        .slice(from, from + together)
        .map(brief)
        .join('\n'),
    )
  return rows
}

/** @param rows of `alikeTexts` */
export function* textsAlike(rows: readonly string[]): Generator<string> {
  let before = ''
  for (const row of rows)
    for (const brief of row.split('\n')) {
      const [start = '', end = ''] = brief.split(' ', 2)
      const rest = brief.slice(start.length + end.length + 2)
      before = before.slice(0, Number(start)) + rest + before.slice(before.length - Number(end))
      yield before
    }
}
