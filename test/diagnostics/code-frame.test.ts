import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cellsOf, displayWidth, visible } from '../../compiler/diagnostics/cells.ts'
import { codeFrame } from '../../compiler/diagnostics/code-frame.ts'
import { textLines } from '../../compiler/formats/text-lines.ts'
import { fc } from '../properties.ts'

const show = (text: string, place: Parameters<typeof codeFrame>[1], width = 80) =>
  codeFrame(textLines(text), place, width).map(({ number, text: line }) => `${number ?? ''}|${line}`)

const on = (line: number, column: number | null, endLine: number | null, endColumn: number | null) => ({
  line,
  column,
  endLine,
  endColumn,
})

test('a word, with the line before', () => {
  assert.deepEqual(show('one\ntwo three\nfour', on(2, 5, 2, 10)), ['1|one', '2|two three', '|    ^^^^^'])
})

test('tabs count to the next stop, before the place and inside it', () => {
  assert.deepEqual(show('a\tb\tc', on(1, 3, 1, 6)), ['1|a   b   c', '|    ^^^^^'])
})

test('wide characters and clusters take the columns of a terminal', () => {
  assert.deepEqual(show('漢字x', on(1, 3, 1, 4)), ['1|漢字x', '|    ^'])
  assert.deepEqual(show('👩‍👩‍👧x', on(1, 9, 1, 10)), ['1|👩‍👩‍👧x', '|  ^'])
  assert.deepEqual(show('e\u0301x', on(1, 3, 1, 4)), ['1|e\u0301x', '| ^'])
  const widths = [...'\u10ff\u1100\u115f\u1160\u4dbf\u4dc0\u9fff\uff00\uff01'].map(displayWidth)
  assert.deepEqual(widths, [1, 2, 2, 1, 2, 1, 2, 1, 2])
  assert.deepEqual(['\u231a', '\u260e', '\u260e\ufe0f', '\u{1f1e9}\u{1f1ea}'].map(displayWidth), [2, 1, 2, 2])
})

test('half of a cluster underlines all of it', () => {
  assert.deepEqual(show('a👍🏽b', on(1, 3, 1, 4)), ['1|a👍🏽b', '| ^^'])
})

test('an empty range, the end of a line and the end of the text have one mark', () => {
  assert.deepEqual(show('abc', on(1, 2, 1, 2)), ['1|abc', '| ^'])
  assert.deepEqual(show('abc', on(1, 4, 1, 4)), ['1|abc', '|   ^'])
  assert.deepEqual(show('abc\n', on(2, 1, 2, 1)), ['1|abc', '2|', '|^'])
  assert.deepEqual(show('abc', on(1, 90, 1, 99)), ['1|abc', '|   ^'])
})

test('no such line gives no frame; no column gives no marks', () => {
  assert.deepEqual(show('abc', on(2, 1, 2, 2)), [])
  assert.deepEqual(show('abc', on(0, 1, 0, 2)), [])
  assert.deepEqual(show('abc', on(1, null, null, null)), ['1|abc'])
})

test('a few lines are shown whole, many by the first and the last', () => {
  assert.deepEqual(show('  a\n  b \n  c', on(1, 3, 3, 4)), ['1|  a', '|  ^', '2|  b ', '|  ^', '3|  c', '|  ^'])
  assert.deepEqual(show('a\nb\nc\nd\ne', on(1, 1, 5, 2)), ['1|a', '|^', '|⋮', '5|e', '|^'])
})

test('a range that ends before the first character of a line ends with the line before', () => {
  assert.deepEqual(show('abc\nabc\nc', on(1, 1, 3, 1)), ['1|abc', '|^^^', '2|abc', '|^^^'])
})

test('CRLF and CR end lines as LF does', () => {
  assert.deepEqual(show('a\r\nb\rc\nd', on(4, 1, 4, 2)), ['3|c', '4|d', '|^'])
})

test('a long line is cropped round the place', () => {
  const line = `${'a'.repeat(100)}here${'b'.repeat(100)}`
  assert.deepEqual(show(line, on(1, 101, 1, 105), 30), [`1|…aaaaaaaaaahere${'b'.repeat(14)}…`, '|           ^^^^'])
  assert.deepEqual(show(line, on(1, 1, 1, 3), 30), [`1|${'a'.repeat(29)}…`, '|^^'])
  assert.deepEqual(show(line, on(1, 205, 1, 205), 30), ['1|…bbbbbbbbbb', '|           ^'])
})

test('a range longer than the width is underlined as far as it is shown', () => {
  assert.deepEqual(show('x'.repeat(100), on(1, 1, 1, 101), 20), [`1|${'x'.repeat(19)}…`, `|${'^'.repeat(19)}`])
})

test('what steers a terminal is made visible', () => {
  assert.equal(visible('\u001b[0m\u202e\u0000\u007f\u0085'), '␛[0m<U+202E>␀␡<U+0085>')
})

test('any text and place: nothing is thrown, no line is wider than asked, a place that exists has a mark', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 })
  const piece = fc.oneof(text, fc.constantFrom('\t', '漢', '👍🏽', '\r\n', '\n', '\u202e', 'x'.repeat(70)))
  const number = fc.integer({ min: 0, max: 400 })
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), number, number, number, number, (pieces, a, b, c, d) => {
      const text = pieces.join('')
      const lines = textLines(text)
      const split = text.split(/\r\n|\r|\n/)
      assert.deepEqual(
        Array.from({ length: lines.count }, (_, at) => lines.line(at + 1)),
        split,
      )
      const place = on(1 + (a % 6), 1 + b, 1 + (c % 8), 1 + d)
      const shown = codeFrame(lines, place, 40)
      assert.equal(shown.length === 0, place.line > lines.count)
      for (const line of shown) assert.ok(displayWidth(line.text) <= 41, line.text)
      if (shown.length > 0) assert.ok(shown.some(({ kind }) => kind === 'marks'))
    }),
    { numRuns: 400 },
  )
})

test('the cells of a line cover it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (line) => {
      const cells = cellsOf(line)
      assert.equal(cells.at(-1)?.end ?? 0, line.length)
      const starts = [0, ...cells.map(({ end }) => end)].slice(0, cells.length)
      assert.deepEqual(
        cells.map(({ start }) => start),
        starts,
      )
    }),
    { numRuns: 300 },
  )
})

test('letters and punctuation that are cut quickly are cut as all others are', () => {
  const ranges = [
    [0x20, 0x7e],
    [0xa1, 0x2ff],
    [0x2010, 0x2027],
    [0x2030, 0x205e],
  ] as const
  const text = ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
    .join('')
  // A character of another script takes the line the long way.
  assert.deepEqual(cellsOf(text), cellsOf(`${text}漢`).slice(0, -1))
})
