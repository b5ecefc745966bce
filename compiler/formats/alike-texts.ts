/**
 * Writes texts that differ little from one to the next, such as a sentence about one name after the other.
 *
 * @param texts each without an end of a line
 * @returns a row for each: how many characters it begins and ends with as the one before, and what is between. It is one text,
 *   as by itself each row would hold on to the whole text that it is a piece of
 */
export function alikeTexts(texts: Iterable<string>): string {
  let before = ''
  const rows: string[] = []
  for (const text of texts) {
    const most = Math.min(before.length, text.length)
    let [start, end] = [0, 0]
    while (start < most && text[start] === before[start]) start += 1
    while (end < most - start && text[text.length - 1 - end] === before[before.length - 1 - end]) end += 1
    before = text
    rows.push(`${start} ${end} ${text.slice(start, text.length - end)}`)
  }
  return rows.join('\n')
}

/** @param written by `alikeTexts`, of one text or more */
export function* textsAlike(written: string): Generator<string> {
  let before = ''
  for (const row of written.split('\n')) {
    const [start = '', end = ''] = row.split(' ', 2)
    const rest = row.slice(start.length + end.length + 2)
    before = before.slice(0, Number(start)) + rest + before.slice(before.length - Number(end))
    yield before
  }
}
