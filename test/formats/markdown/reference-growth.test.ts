import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import { createParser } from '../../../compiler/formats/markdown/parse-markdown.ts'

const parse = createParser(new Set())

/** @returns how often something is put into a list while a text is read */
function putsOf(text: string): number {
  const { push } = Array.prototype
  let puts = 0
  Array.prototype.push = function (...values) {
    puts++
    return push.apply(this, values)
  }
  try {
    parse(text, 'md')
  } finally {
    Array.prototype.push = push
  }
  return puts
}

// micromark 4.0.3 copies all that it has noted of a text at each paragraph below a list or a quote.
test('what the reference does for lists and quotes between paragraphs grows with their number alone', () => {
  for (const piece of ['a\n\n- b\n- c\n\n', 'a\n\n> - b\n\n', 'a\n\n[^a]: - b\n\n'])
    ok(putsOf(piece.repeat(400)) < 6 * putsOf(piece.repeat(100)), JSON.stringify(piece))
})
