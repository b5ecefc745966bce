import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf } from '../../compiler/formats/lines-of.ts'
import { LineIndex } from '../../compiler/formats/source.ts'
import { joinedTexts } from '../../compiler/formats/text-pieces.ts'

test('lines come one by one as they do at once', () => {
  for (const text of ['', '\n', 'a', 'a\n', '\n\na\r\nb\n\nc']) deepEqual([...linesOf(text)], text.split('\n'), text)
})

test('texts that are joined some at once are joined as all are', () => {
  for (const count of [0, 1, 1023, 1024, 1025, 3000]) {
    const texts = Array.from({ length: count }, (_, at) => (at % 7 === 0 ? '' : String(at)))
    equal(joinedTexts(texts, '\n\n'), texts.join('\n\n'))
  }
})

test('places in a long text are those of its lines', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const line = `words${end}`
    const lines = new LineIndex(line.repeat(40_000))
    for (const number of [1, 2, 20_000, 40_000, 40_001]) {
      const offset = (number - 1) * line.length
      deepEqual(lines.point(offset), { line: number, column: 1 })
      equal(lines.offset(number, 1), offset)
    }
    deepEqual(lines.point(3 * line.length + 2), { line: 4, column: 3 })
  }
})

test('places in a long text are the same in any order', () => {
  const pieces = ['a', '\n', '\r\n', 'words of a line', '\r', '\n\n\n', 'x'.repeat(700)]
  const text = Array.from({ length: 40_000 }, (_, at) => pieces[(at * at) % 7] ?? '').join('')
  const starts = [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), (end) => end.index + end[0].length)]
  const lines = new LineIndex(text)
  for (let at = 0; at < 3000; at++) {
    const number = (at * 7919) % starts.length
    const [start = 0, next = text.length + 1] = starts.slice(number, number + 2)
    for (const column of [next - start, 1, 1 + ((next - start) >> 1)]) {
      deepEqual(lines.point(start + column - 1), { line: number + 1, column })
      equal(lines.offset(number + 1, column), start + column - 1)
    }
  }
  equal(lines.offset(starts.length + 1, 1), text.length)
})

test('a long line is looked through once for all places in it', ({ mock }) => {
  const count = 10_000
  const lines = new LineIndex(`${'x'.repeat(200_000)}\n${'y'.repeat(100)}\n`)
  const search = mock.method(String.prototype, 'indexOf')
  for (let at = 0; at < count; at++) equal(lines.point(at * 20).column, at * 20 + 1)
  const searches = search.mock.callCount()
  mock.reset()
  equal(searches < count / 100, true, `${searches} searches`)
})
