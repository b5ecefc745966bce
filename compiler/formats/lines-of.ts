/** @returns the lines of a text, one after the other: a list of those of a long page takes many times its room */
export function* linesOf(text: string): Generator<string> {
  let from = 0
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
    yield text.slice(from, end)
    from = end + 1
  }
  yield text.slice(from)
}
