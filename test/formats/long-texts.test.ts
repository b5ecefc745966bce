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
