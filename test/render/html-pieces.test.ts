import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import type { Root } from 'hast'
import { createParser } from '../../compiler/formats/markdown/parse-markdown.ts'
import { joined } from '../../compiler/render/hast/pieces.ts'
import { toHast } from '../../compiler/render/hast/to-hast.ts'
import { fc, runs } from '../properties.ts'

test('of a long block of HTML a parser of HTML is given a few at once', () => {
  const line = '<p>A <b>line</b> of HTML</p>\n'
  const parsed = createParser(new Set())(`<div>\n${line.repeat(5000)}</div>\n`, 'md')
  ok('tree' in parsed && parsed.tree.children.length === 1)
  const sizes = [...toHast(parsed.tree, true)].map((piece) => JSON.stringify(piece).split('"b"').length - 1)
  strictEqual(
    sizes.reduce((sum, size) => sum + size, 0),
    5000,
  )
  ok(sizes.length > 3 && sizes.every((size) => size < 1500), sizes.join())
})

const tags =
  `table /table tr /tr td /td th /th tbody /tbody thead /thead tfoot caption /caption col colgroup p /p b /b form /form
  br div /div input`.split(/\s+/)

test('a long table of HTML is read in parts after its rows, and is what it is at once', () => {
  let cut = 0
  const inCell = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom('a', '<b>b</b>', '<p>c</p>\n', '<i>d', '<div>\n', '') },
    { weight: 1, arbitrary: fc.constantFrom(...tags.map((tag) => `<${tag}>`)) },
  )
  const row = fc.oneof(
    {
      weight: 20,
      arbitrary: fc.array(inCell, { maxLength: 3 }).map((cells) => `<tr><td>${cells.join('<td>')}</td></tr>\n`),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '<tr>\n<td>e\n</tr>\n',
        '</tbody>\n<tbody>\n',
        'f\n',
        '</tr>\n',
        '<td>g</td>\n',
        '</p>\n',
      ),
    },
  )
  const table = fc.tuple(
    fc.constantFrom('<table>\n', '<table><tbody>\n', '<div><table>\n<thead>', '<table><caption>h</caption>\n'),
    fc.array(row, { minLength: 5, maxLength: 30 }),
    fc.constantFrom('</table>\n', '</tbody></table>\n', '</table></div>\n', ''),
  )
  const tables = fc.array(table, { minLength: 1, maxLength: 2 })
  fc.assert(
    fc.property(tables, fc.integer({ min: 1, max: 3 }), fc.constantFrom('<p>Last</p>\n', ''), (tables, size, last) => {
      const html = `<p>First</p>\n${tables.map(([begin, rows, end]) => begin + rows.join('') + end).join('')}${last}`
      const parsed = () => {
        const read = createParser(new Set())(html, 'md')
        ok('tree' in read)
        return read.tree
      }
      const parts = [...toHast(parsed(), true, undefined, size)]
      if (parts.some(({ data }) => (data?.goesOn ?? 0) > 1)) cut++
      deepStrictEqual(plain(joined(parts)), plain(joined(toHast(parsed(), true, undefined, Number.POSITIVE_INFINITY))))
    }),
    { numRuns: runs(120) },
  )
  ok(cut > 50, String(cut))
})

test('rows of a table before which formatting is left open are not read by themselves', () => {
  const row = '<tr><td></td></tr>\n'
  const open = '<table>\n<tr><td></table></td></tr>\n<tr><td><p></td></tr>\n<tr><td><i>d</td></tr>\n'
  const html = `<p>First</p>\n${open}${row.repeat(2)}</table>\n<table>\n${row.repeat(5)}</table>\n<p>Last</p>\n`
  const hastOf = (size: number) => {
    const read = createParser(new Set())(html, 'md')
    ok('tree' in read)
    return plain(joined(toHast(read.tree, true, undefined, size)))
  }
  deepStrictEqual(hastOf(1), hastOf(Number.POSITIVE_INFINITY))
})

function plain(tree: Root): unknown {
  return JSON.parse(JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value)))
}

test('of a long list with HTML a parser of HTML is given a few items at once', () => {
  const parsed = createParser(new Set())('- an <b>item</b>\n'.repeat(3000), 'md')
  ok('tree' in parsed && parsed.tree.children.length === 1)
  const sizes = [...toHast(parsed.tree, true)].map((piece) => JSON.stringify(piece).split('"b"').length - 1)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  strictEqual(all, 3000)
  ok(Math.max(...sizes) <= 64, sizes.join())
})

test('a long list with HTML is read in parts after its items, and is what it is at once', () => {
  let cut = 0
  const usual = ['a', '<b>b</b>', '**c** <i>d</i>', '[ ] e', '[x] f', 'g\n\n  h', '<hr>', '- l <u>m', '> o', '# q']
  const rare = '<b> </b> </ul> </ol> </li> <li> <ul> <p> <div> </div> <table> <tr> <td> </table> <svg>'.split(' ')
  rare.push('<form>', '<a href="/i">', '<!-- j', '<input type="checkbox">', '<div k', '1. n', '```\n  p')
  const words = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...rare) },
  )
  const mark = fc.constantFrom('-', '- ', '1.', '7.')
  const list = fc.tuple(mark, fc.array(words, { minLength: 4, maxLength: 20 }), fc.constantFrom('\n', '\n', '\n\n'))
  const around = ['', '<div>', '</div>', '## r', 's <i>t', '<ul><li>', '<!-- u -->']
  const between = fc.constantFrom(...around.map((text) => `${text}\n\n`))
  const page = fc.array(fc.tuple(between, list), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(page, fc.integer({ min: 1, max: 3 }), (drawn, size) => {
      const lists = drawn.map(
        ([first, [sign, items, end]]) => `${first}${items.map((item) => `${sign} ${item}`).join(end)}\n\n`,
      )
      const read = createParser(new Set())(lists.join(''), 'md')
      ok('tree' in read)
      const parts = [...toHast(structuredClone(read.tree), true, undefined, size)]
      if (parts.some(({ data }) => (data?.goesOn ?? 0) > 0)) cut++
      const whole = joined(toHast(read.tree, true, undefined, Number.POSITIVE_INFINITY))
      deepStrictEqual(plain(joined(parts)), plain(whole))
    }),
    { numRuns: runs(120) },
  )
  ok(cut > 50, String(cut))
})

test('a page that begins with comments or scripts is read in parts, and is what it is at once', () => {
  const starts = [
    '<!-- a -->',
    '<!-- a --> <!-- b\n-->',
    '<!-->',
    '<!--a--!>',
    '<!-- a --><td>b',
    '<!-- a',
    'c',
    '<tr>',
    '<script src="a">b</script>',
    '<style>b</style> <!-- c -->',
    '<script>b',
    '<script><!--<script></script>',
    '<script>b</style>',
    '<style><tr></style>',
    '<script>b</script><td>c',
    '<template><td>b</template>',
    '<p>d',
  ]
  let cut = 0
  let late = 0
  const silent = fc.constantFrom('<!-- a -->', '<script>a</script>', '<!-- a\n-->')
  const page = fc.tuple(
    fc.array(silent, { maxLength: 8 }),
    fc.array(fc.oneof(silent, fc.constant('b'), fc.constantFrom(...starts)), { maxLength: 12 }),
  )
  fc.assert(
    fc.property(page, fc.integer({ min: 2, max: 4 }), ([first, pieces], size) => {
      const read = createParser(new Set())(['<!-- a -->', ...first, ...pieces].join('\n\n'), 'md')
      ok('tree' in read)
      const parts = [...toHast(structuredClone(read.tree), true, undefined, size)]
      cut += parts.length > 1 ? 1 : 0
      late += parts.length > 1 && first.length >= size ? 1 : 0
      const whole = joined(toHast(read.tree, true, undefined, Number.POSITIVE_INFINITY))
      deepStrictEqual(plain(joined(parts)), plain(whole))
    }),
    { numRuns: runs(120) },
  )
  ok(cut > 100 && late > 50, `${cut} ${late}`)
})
