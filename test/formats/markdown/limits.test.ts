import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { complexity } from '../../../compiler/formats/markdown/limits/complexity.ts'
import { compileFragment } from '../../fragment.ts'

const codesOf = (text: string) =>
  compileFragment(text, 'content/pages/docs/x.md').diagnostics.map(({ code, line }) => `${code}:${line}`)

test('SP2018: a page that would take the parser minutes is refused at the passage', () => {
  deepStrictEqual(codesOf(`Text.\n\n${'*a **a '.repeat(2000)}\n`), ['SP2018:3'])
  deepStrictEqual(codesOf(`${'> '.repeat(500)}a\n`), ['SP2018:1'])
  const nested = Array.from({ length: 400 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')
  strictEqual(codesOf(nested)[0]?.startsWith('SP2018'), true)
})

test('SP2018: comments and instructions that open again and again without an end are marks, too', () => {
  for (const open of ['<!-- b', '<? b', '<!B b'])
    deepStrictEqual(codesOf(`Text.\n\n${`a ${open} `.repeat(2100)}\n`), ['SP2018:3'], open)
  strictEqual(complexity('a <!-- b --> c\n\n'.repeat(2100)), null)
})

test('SP2018: elements that are nested too deep in one line are refused, too', () => {
  for (const [open, close] of [
    ['<div>', '</div>'],
    ['<ul><li>', '</li></ul>'],
  ] as const)
    deepStrictEqual(codesOf(`Text.\n\n${open.repeat(3000)}a${close.repeat(3000)}\n`), ['SP2018:3'])
  strictEqual(complexity(`${'<ul><li>a</li></ul>'.repeat(3000)}\n`), null)
})

test('SP2018: real structures stay far from the limits', () => {
  deepStrictEqual(codesOf(`${'- *a* `b` [c](/docs)\n'.repeat(1000)}`), [])
  deepStrictEqual(codesOf(`a | b\n- | -\n${'*a* `b` | [c](/docs)\n'.repeat(1000)}`), [])
  deepStrictEqual(codesOf(`\`\`\`\n${'*'.repeat(20_000)}\n\`\`\`\n`), [])
})

test('SP2018: lines that go on lazily and headings with a line below cost no seconds', () => {
  for (const start of ['> a', '- a', '1. a', '> > > a'])
    deepStrictEqual(codesOf(`${start}\n${'a\n'.repeat(9000)}`), ['SP2018:2002'], start)
  deepStrictEqual(codesOf('a\n=\n'.repeat(4500)), ['SP2018:4002'])
  deepStrictEqual(codesOf('a\n-\n'.repeat(4500)), ['SP2018:4002'])
  deepStrictEqual(codesOf('a\n'.repeat(9000)), [])
  deepStrictEqual(codesOf(`${`- a\n${'b\n'.repeat(20)}`.repeat(150)}\n\n`), [])
  deepStrictEqual(codesOf('| a |\n| - |\n\n---\n\n'.repeat(600)), [])
  for (const line of ['- \n', '-\n', '---\n']) deepStrictEqual(codesOf(`\n${line.repeat(3000)}`), [])
})

test('SP2018: containers that open without end are refused, closed ones are not', () => {
  deepStrictEqual(codesOf(`Text.\n\n${':::info\n'.repeat(2000)}`), ['SP2018:103'])
  deepStrictEqual(codesOf(':::info\nText.\n:::\n\n'.repeat(300)), [])
  deepStrictEqual(codesOf('::::tab-group\n:::tab[A]\na\n:::\n:::tab[B]\nb\n:::\n::::\n\n'.repeat(60)), [])
})

test('blocks and elements that are nested too deep are an error of the page, not a crash', () => {
  const found = (text: string, file: string) =>
    compileFragment(text, `content/pages/docs/${file}`).diagnostics.map(({ code, line, message }) => [
      code,
      line,
      message,
    ])
  const opening = '<Callout\nvariant="info">\n'
  const blocks = `${opening.repeat(2000)}a\n${'</Callout>\n'.repeat(2000)}`
  deepStrictEqual(found(blocks, 'x.mdx'), [['SP2001', 501, 'Nested too deep to be read']])
  deepStrictEqual(
    found(`${'<div>\n'.repeat(2000)}a`, 'x.md').map(([code, line]) => [code, line]),
    [['SP2018', 251]],
  )
  deepStrictEqual(found(`${'<div>'.repeat(20_000)}a`, 'x.md').length, 1)
})

test('SP2018: an expression that is nested too deep is refused, not a crash', () => {
  const text = `<GetStartedLinks links={${'['.repeat(20_000)}${']'.repeat(20_000)}} />\n`
  const found = compileFragment(text, 'content/pages/docs/x.mdx').diagnostics
  strictEqual(found.length > 0 && found.every(({ severity }) => severity === 'error'), true)
})

test('SP2018: what takes the memory of a large site in one place is refused before it is read', () => {
  const found = (text: string, file = 'x.md') =>
    compileFragment(text, `content/pages/docs/${file}`).diagnostics.map(({ code, line, message }) => [
      `${code}:${line}`,
      message.replace('Page is too complex to parse: ', ''),
    ])
  deepStrictEqual(found(`${`${'>'.repeat(50)} a\n`.repeat(2100)}`), [
    ['SP2018:1001', '50050 marks of quotes nested more than 10 deep'],
  ])
  deepStrictEqual(found(`a ${'b@c.de '.repeat(20_001)}\n`), [['SP2018:1', '20001 addresses in one paragraph']])
  deepStrictEqual(found(`a ${'https://b.de '.repeat(10_001)}${'www.b.de '.repeat(10_000)}\n`), [
    ['SP2018:1', '20001 addresses in one paragraph'],
  ])
  for (const end of ['  \n', '\\\n', '  \r\n'])
    deepStrictEqual(found(`${`a${end}`.repeat(10_001)}b\n`), [['SP2018:10001', '10001 line breaks in one paragraph']])
  strictEqual(
    complexity(
      `${`${'a  \n'.repeat(5001)}b\n\n`.repeat(2)}${'- a  \n  b\n'.repeat(5001)}${'- a\n  b  \n'.repeat(5001)}`,
    ),
    null,
  )
  for (const text of [`- a\n\n  b ${'<b>c</b>'.repeat(5001)}\n`, `> ${'<b>c</b>'.repeat(5001)} a\n`])
    deepStrictEqual(
      found(text).map(([, what]) => what),
      ['10002 tags in one paragraph'],
    )
  deepStrictEqual(found(`|${'a|'.repeat(1001)}\n|${'-|'.repeat(1001)}\n`), [['SP2018:2', 'table of 1001 columns']])
  deepStrictEqual(found(`|${'a|'.repeat(100)}\n|${'-|'.repeat(100)}\n${'|\n'.repeat(1100)}`), [
    ['SP2018:1023', '100058 cells that rows of tables leave out'],
  ])
  const attributes = Array.from({ length: 1001 }, (_, at) => `a${at}=b`).join(' ')
  deepStrictEqual(found(`<div ${attributes}>\n\na\n\n</div>\n`), [['SP2018:1', 'tag with 1001 attributes']])
  for (const line of ['#', '###### ', '> #', '- # ', '1. ##'])
    deepStrictEqual(found(`${line}\n`.repeat(2001)), [['SP2018:2001', '2001 headings without text']])
  for (const line of ['# a', '> # a', '- # a ##'])
    deepStrictEqual(found(`${line}\n`.repeat(5001)), [['SP2018:5001', '5001 headings of level 1']])
  for (const line of ['-', '+ ', '1)', '> -', '- - ', '- [ ]', '* >', '-\n'])
    deepStrictEqual(
      found(`${line}\n`.repeat(5001)).map(([, what]) => what),
      ['5001 items without text'],
    )
  for (const line of ['---', '* * *', '___\n'])
    deepStrictEqual(
      found(`\n${`${line}\n`.repeat(100_001)}`).map(([, what]) => what),
      ['100001 thematic breaks'],
    )
  for (const text of ['a\0', 'a\r'])
    deepStrictEqual(
      found(`${text.repeat(100_001)}a`).flatMap(([code, what]) => (code?.startsWith('SP2018') ? what : [])),
      ['100001 control characters'],
    )
  deepStrictEqual(found('a\r\n'.repeat(1000)), [])
  deepStrictEqual(found('## a\nb\n'.repeat(50_001)), [['SP2018:100001', '50001 headings']])
  for (const lists of ['- a\n+ b\n', '1. a\n2) b\n', '- a\n\n  b\n\nc\n\n- d\n\nc\n\n'])
    deepStrictEqual(
      found(lists.repeat(25_001)).map(([, what]) => what),
      ['50001 lists'],
    )
  deepStrictEqual(found(' \t\n'.repeat(20_001)), [['SP2018:20001', '20001 empty lines with a tab']])
  deepStrictEqual(found(`| a |\n| - |\n${'b\n'.repeat(5001)}`), [['SP2018:5003', '5001 rows of a table without a bar']])
  deepStrictEqual(found('::a\n\n'.repeat(25_001)), [['SP2018:50001', '25001 blocks']])
  deepStrictEqual(found('<A />\n\n'.repeat(25_001), 'x.mdx'), [['SP2018:50001', '25001 blocks']])
  for (const file of ['x.md', 'x.mdx'])
    deepStrictEqual(found('> [!NOTE]\n> a\n\n'.repeat(25_001), file), [['SP2018:75001', '25001 blocks']])
  for (const line of ["import a from 'b'\n", 'export const a = 1\n', "import {a} from 'b'"])
    deepStrictEqual(
      found(`${line}\n`.repeat(2001), 'x.mdx').map(([, what]) => what),
      ['2001 imports and exports'],
    )
  for (const value of ['{1}', '{/* a */}', 'a {1}'])
    deepStrictEqual(found(`${value}\n\n`.repeat(25_001), 'x.mdx'), [['SP2018:50001', '25001 values and comments']])
  for (const line of ['> > a', '>> a', ' >   > > a'])
    deepStrictEqual(found(`${line}\n\n`.repeat(10_001)), [['SP2018:20001', '10001 lines of quotes in quotes']])
  deepStrictEqual(found('a :b[c] d :b{c=d}\n\n'.repeat(7501)), [['SP2018:15001', '15002 blocks within text']])
  for (const text of ['<b>a</b>'.repeat(5001), '{1}'.repeat(10_001), 'a {1} b\n'.repeat(10_001)])
    deepStrictEqual(
      found(text, 'x.mdx').map(([, what]) => what?.replace(/^\d+/, 'n')),
      [['n tags and values in one paragraph']].flat(),
    )
})

test('SP2018: a value or a statement that would be read for minutes is refused where it has become too long', () => {
  const found = (text: string) =>
    compileFragment(text, 'content/pages/docs/x.mdx').diagnostics.map(({ code, line, message }) => [
      `${code}:${line}`,
      message.replace(/^.*: /, ''),
    ])
  const records = (count: number, end: string) => `{ name: 'a', text: 'b' },${end}`.repeat(count)
  const tooMany = 'closing braces in one value'
  for (const [before, after] of [
    ['<A items={[', ']} />'],
    ['<A a="b" items={[{c: 1},', ']} />'],
    ['{[', ']}'],
    ['a {`$', '`}'],
    ['- a {[', ']}'],
  ] as const) {
    const all = found(`a\n\n${before}${records(9000, ' ')}${after}\n`)
    deepStrictEqual([all.length, all[0]?.[0]], [1, 'SP2018:3'], before)
    strictEqual(all[0]?.[1]?.endsWith(tooMany), true, all[0]?.[1])
  }
  deepStrictEqual(found(`<A items={[\n${records(9000, '\n')}]} />\n`), [['SP2018:6203', `6202 ${tooMany}`]])
  deepStrictEqual(found(`export const a = [\n${records(9000, '\n')}]\n`), [
    ['SP2018:5001', '5001 lines of one import or export'],
  ])
  deepStrictEqual(found(`<A items={[${'1, '.repeat(90_000)}]} />\n`), [['SP2018:1', '270003 signs of one value']])
  deepStrictEqual(found(`<A a={\`${'<b>a</b>\n'.repeat(11_000)}\`} />\n`), [
    ['SP2018:10001', '10001 lines of one value'],
  ])
  // A brace in code opens no value.
  const row = `| \`{a}\` | ${'b'.repeat(80)} |\n`
  strictEqual(complexity(`| \`{\` | b |\n| - | - |\n${row.repeat(9000)}`, 'mdx'), null)
  strictEqual(complexity(`{[${records(1000, '\n')}]}\n\n`.repeat(20), 'mdx'), null)
})

test('SP2018: a page of MDX with more tags than can be read in its time is refused before', () => {
  const tags = (count: number) => complexity('a <b>b</b>\n\n'.repeat(count), 'mdx')
  strictEqual(tags(45_000), null)
  deepStrictEqual(tags(45_001), { what: '45001 opening tags', offset: 45_000 * 12 })
  strictEqual(complexity('a <b>b</b>\n\n'.repeat(45_001), 'md'), null)
})

test('SP2018: of what is counted in one place large pages have little in each', () => {
  strictEqual(complexity(`> > a\n>\n> > b\n`.repeat(3000)), null)
  strictEqual(complexity(`| a | b | c |\n| - | - | - |\n${'| d |\n'.repeat(3000)}`), null)
  strictEqual(complexity(`| ${'a | '.repeat(60)}\n| ${'- | '.repeat(60)}\n${'- b\n'.repeat(2000)}`), null)
  strictEqual(complexity('a@b.de\n\n'.repeat(3000)), null)
  strictEqual(complexity('a <b>c</b> https://b.de\n\n'.repeat(3000)), null)
  const rows = '<tr><td>a</td></tr>'.repeat(3000)
  strictEqual(complexity(`<table>${rows}</table>\n\n- <table>${rows}</table>\n`), null)
  strictEqual(complexity(`a\n<table>${rows}\n${rows}</table>\n`), null)
  strictEqual(complexity(`\`\`\`\n<a ${'b= '.repeat(2000)}>\n\`\`\`\n`), null)
})

test('lines that are like empty items or bare rows are none, and what parts them counts anew', () => {
  const empty = '- \n'.repeat(3000)
  for (const text of [
    `${empty}- a\n${empty}`,
    ...['* * *', '>', '## a', '<Card />'].map((line) => `${line}\n`.repeat(21_000)),
    `| a |\n| - |\n${'b\n'.repeat(3000)}\n`.repeat(2),
    `| a |\n| - |\n${'b |\n'.repeat(6000)}`,
  ])
    strictEqual(complexity(text), null, text.slice(0, 30))
})

test('a long list is one, whatever its items hold, and empty lines without a tab are none that count', () => {
  strictEqual(complexity('- a\n  + b\n\n  c\n- d\n'.repeat(50_001)), null)
  strictEqual(complexity('  \n\n'.repeat(50_001)), null)
})

test('headings without text are those that are nothing but signs, at the margin', () => {
  strictEqual(complexity(`${'#\n'.repeat(2000)}${'# a\na #\n\n    #\n\n```\n#\n```\n\n'.repeat(3000)}`), null)
  strictEqual(complexity('- # \r\n> #\n'.repeat(1001))?.what, '2001 headings without text')
})

test('SP2019: characters that turn the order of text are reported once a line', () => {
  deepStrictEqual(codesOf('Text \u202E turned \u202C back.\n\nAnd \u2066 here.\n'), ['SP2019:1', 'SP2019:3'])
})

test('SP2019: characters that hide a text are reported once a line, and flags are not', () => {
  const hidden = Array.from('do evil', (sign) => String.fromCodePoint(0xe0000 + (sign.codePointAt(0) ?? 0))).join('')
  deepStrictEqual(
    codesOf(`Text${hidden}.\n\n- ${hidden}\n\n\`\`\`js\nconst { a,\u3164 } = b\n\`\`\`\n\nAnd &#xE0041;.\n`),
    ['SP2019:1', 'SP2019:3', 'SP2019:6', 'SP2019:9'],
  )
  deepStrictEqual(codesOf('Bytes \u{1f600}\ufe00\ufe0a\u{e0110}.\n'), ['SP2019:1'])
  const flag = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'
  deepStrictEqual(codesOf(`Flags ${flag}${flag}, a heart \u2764\ufe0f, \u845b\u{e0100} and 1\ufe0f\u20e3.\n`), [])
  deepStrictEqual(codesOf(`A long one ${flag}\u{e0041}.\n`), ['SP2019:1'])
})

test('SP2018: definitions of links below each other have no marks, as a list of changes may end in a thousand of them', () => {
  const definitions = (count: number) => '[1.0]: https://a.example/b_c "D *e*"\r\n'.repeat(count)
  for (const empty of ['\n', '  \n'])
    strictEqual(complexity(`Text [1.0].\n${empty}${definitions(3000)}${empty}`.repeat(2)), null)
  strictEqual(complexity(definitions(3001))?.what, '3001 definitions below each other')
  for (const above of ['Text\n', '[a]: b c\n', '[ ]: b\n', '- a\n', '[^a]: b\n'])
    strictEqual(complexity(`${above}${definitions(2000)}`)?.what.replace(/\d+/, 'n'), 'n marks in one paragraph', above)
})

test('SP2018: a footnote of thousands of lines, which is read at once, is refused, and thousands of footnotes are not', () => {
  const text = (notes: string) => `Text[^a].\n\n${notes}`
  for (const line of ['    b\n\n', '\tb\n\n', '    b\n', 'b\n'])
    strictEqual(complexity(text(`[^a]: A\n${line.repeat(2000)}`))?.what, '2001 lines of one footnote', line)
  const short = `[^a]: A\n${'    b\n\n'.repeat(1999)}`
  for (const notes of [
    short,
    `${short}Text.\n\n${short}`,
    '[^a]: A\n\n'.repeat(2500),
    `[^a]: A\n${'- b\n'.repeat(2500)}`,
  ])
    strictEqual(complexity(text(notes)), null)
})
