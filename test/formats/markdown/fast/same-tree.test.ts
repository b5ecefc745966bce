import { notStrictEqual, ok, strictEqual } from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { tests } from 'commonmark-spec'
import type { Root } from 'mdast'
import { loadFastParser } from '../../../../bin/services/fast-parser.ts'
import { parseFast } from '../../../../compiler/formats/markdown/fast/parse-fast.ts'
import { parseInPieces } from '../../../../compiler/formats/markdown/fast/pieces.ts'
import { createParser } from '../../../../compiler/formats/markdown/parse-markdown.ts'
import { parseInParts } from '../../../../compiler/formats/markdown/parts/parts.ts'
import { parsePlainMarkdown } from '../../../../compiler/formats/markdown/plain-markdown.ts'
import { root } from '../../../root.ts'
import { randomDocuments } from './random-markdown.ts'
import { randomPages } from './random-pages.ts'
import { firstDifference } from './same-tree.ts'

const isLong = process.env.TEST_LONG === '1'
const seed = Number(process.env.SEED ?? (isLong ? Date.now() % 1_000_000_007 : 1))

/** Documents that the two parsers read in different ways and that no guard refuses, and why that is right. */
const explained: ReadonlyMap<string, string> = new Map()

const names = new Set(['info', 'code', 'warning', 'tip', 'leaf'])
const fast = await loadFastParser()
const reference = createParser(names)
const both = createParser(names, fast)

/** @returns whether the fast parser takes the document; fails where its tree is another than the reference's */
function compare(text: string): boolean {
  if (fast === null || 'odd' in parseFast(text, names, fast)) return false
  const difference = firstDifference(reference(text, 'md'), both(text, 'md'))
  if (difference !== null && !explained.has(text)) throw new Error(`${difference}\n${JSON.stringify(text)}`)
  return true
}

/** Compares all, and says how many the fast parser has taken. */
function compareAll(documents: Iterable<string>): { readonly all: number; readonly taken: number } {
  let [all, taken] = [0, 0]
  for (const document of documents) {
    all++
    if (compare(document)) taken++
  }
  return { all, taken }
}

/** @returns how many texts of data the fast parser takes; fails where its tree is another than the reference's */
function compareAllPlain(documents: Iterable<string>): number {
  let taken = 0
  for (const text of documents) {
    if (fast === null || 'odd' in parseFast(text, null, fast)) continue
    taken++
    const difference = firstDifference(parsePlainMarkdown(text), parsePlainMarkdown(text, fast))
    if (difference !== null) throw new Error(`${difference}\n${JSON.stringify(text)}`)
  }
  return taken
}

class Fault extends Error {}

/** @returns how much of a page the fast parser reads, from 0 to 1; fails where the tree is another than the reference's */
function comparePieces(text: string, format: 'md' | 'mdx'): number {
  let byReference = 0
  const read = (piece: string): Root => {
    byReference += piece.length
    const parsed = reference(piece, format)
    if ('fault' in parsed) throw new Fault()
    return parsed.tree
  }
  try {
    const tree = fast === null ? null : parseInPieces(text, format, { known: names, fast, reference: read })
    if (tree === null) return 0
    const difference = firstDifference(withoutReturns(reference(text, format)), withoutReturns({ tree }))
    if (difference !== null) throw new Error(`${format} ${difference}\n${JSON.stringify(text)}`)
    return 1 - byReference / Math.max(1, text.length)
  } catch (error) {
    if (error instanceof Fault) return 0
    throw error
  }
}

/** The ends of lines of Windows go when a page is read as a whole, after either parser (`createParser`). */
function withoutReturns<Tree>(tree: Tree): Tree {
  return JSON.parse(JSON.stringify(tree), (_, value) =>
    typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value,
  )
}

/** @returns how many pages the fast parser reads at least a half of */
function compareAllPieces(pages: Iterable<string>, formats: readonly ('md' | 'mdx')[] = ['md', 'mdx']): number {
  let taken = 0
  for (const page of pages) for (const format of formats) if (comparePieces(page, format) > 0.5) taken++
  return taken
}

const specification = (tests as readonly { readonly markdown: string }[]).map(({ markdown }) =>
  markdown.replaceAll('→', '\t'),
)
const written = ['content', 'templates', 'test/sites', 'test/browser', 'compiler/decisions'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path))
    .sort()
    .map((path) => readFileSync(join(root, folder, path), 'utf8')),
)

test('the package of this platform is there', () => notStrictEqual(fast, null))

test('examples of CommonMark, with each kind of line end and after a paragraph', (t) => {
  const variants = specification.flatMap((text) => [
    text,
    text.replaceAll('\n', '\r\n'),
    `> ${text}`,
    `a\n\n${text}\nb`,
  ])
  const { all, taken } = compareAll(variants)
  t.diagnostic(`${taken} of ${all} documents taken by the fast parser`)
  ok(taken > all / 3)
})

test('texts of the repository, those of MDX read as Markdown', (t) => {
  const { all, taken } = compareAll(written)
  t.diagnostic(`${taken} of ${all} documents taken by the fast parser`)
  ok(taken > all / 3)
})

test('texts of data, which have no directives', (t) => {
  const random = [...randomDocuments(seed + 1, isLong ? 50_000 : 2000, specification)]
  const all = [...specification, ...written, ...found, ...random]
  const taken = compareAllPlain(all)
  t.diagnostic(`seed ${seed + 1}: ${taken} of ${all.length} texts taken by the fast parser`)
  ok(taken > all.length / 10)
})

/** What random documents have found, each as small as it gets. */
const found = [
  '>)\n <u>\n',
  '>p\n <n>\n',
  '::leaf{s=":e"}',
  '[\\]]:l:code{a}',
  '<div>\n\n> > [a]+user:email \na | b\n> - two words',
  '```\n\n```\n:info[x]\n```\n```',
  '`,``}`:info[]`n``}`',
  '1. A\n#\n    e\n2)',
  ':info[x]10:30',
  '[link](\\\n(ftwo words\n\\))\n',
  '>\n- > user:emailnaïve{\n foo\n    http://a.example/x- bar\n',
  '    code\n::leaf\n2) a',
  '    code\n:::info\n2) a\n:::\n- b',
  ':::info\n    code\n:::\n2. a',
  '- a\n# b\n    code\n\n2) c',
  '    code\n\n[a]: /b\n\n2. c',
  '- <!--b\n[^1]: a',
  '- <b>\n[^1]: a',
  '- a\n# b\n    c\n    ',
  '> a\n# b\n    c\n\n    \n\nd',
  '    e\r\n\n    ',
  '- a\n  ```\n  ',
]

test('documents that were read in two ways before a guard knew them', () => void compareAll(found))

test('what other dialects know is text, or what GFM makes of it', () => {
  const texts = [
    'a ~b~ c',
    'a^b^ c',
    '[[a]] [[b|c]]',
    'a\n: b',
    '"a" -- b... c',
    '# a {.b}',
    '$a$ and $$b$$',
    '---\na: b\n---\n',
  ]
  for (const text of texts) ok(compare(text), text)
})

test('brackets of one kind are text', () => {
  if (fast === null) return
  const texts = ['[a', '[ [a **b** [c', 'a] b\n*c* d]', '![a', '- [a\n- b]', '| [a |\n| - |\n| b] |', '# [a', '> [a\nb']
  for (const text of texts) ok(compare(text), text)
  for (const text of ['[[a]', '[a\n[b] c']) strictEqual(compare(text), false, text)
})

test('one back tick by itself, and marks that are escaped one after the other, are text', () => {
  if (fast === null) return
  const ticks = ['a ` b', '# a ``', '`a *b* [c](/d)\ne', '- a ` b\n- `', '> a `', '[a ` b](/c)', 'a `\n\n` b']
  const escaped = ['\\_\\_init\\_\\_', '\\*\\_\\*', 'a \\\\\\_\\_ b', '- \\*\\*a\\*\\*\n', '\\~\\~a\\~\\~ *b*']
  for (const text of [...ticks, ...escaped]) ok(compare(text), text)
  const several = ['` a ``', 'a `\nb ``', '| ` | a |\n| - | - |\n| ` | b |', '- a ` b\\\n  c', '> `\\\n> b']
  for (const text of [...several, '\\\\_\\_a', '*\\_a', '\\_*a*']) ok(!compare(text), text)
})

test('a fence that nobody closes goes on to the end: the reference takes 640 MB for a megabyte of it', () => {
  const texts = [
    '```',
    '```js\na',
    '```js\na\n\nb\n\n',
    '~~~\na\n\n```\n',
    'a\n\n  ```\n  x\n   y\n',
    '- a\n\n  ```\n  x\n\n  y\n',
  ]
  for (const text of texts) ok(compare(text), text)
  for (const text of ['- a\n\n  ```\n  x\ny\n', '> ```\n> a\n', '- ```\n  a\n', '1. a\n   ```\n  b\n'])
    ok(!compare(text), text)
})

/** What random pages have found: lists keep their numbers, containers end, definitions hold in all pieces. */
const foundInPieces = [
  'a {b}\n\n4. x {y}\n\nText',
  ':::info\n\nText\n\n{x}\n\nText',
  '[Foo\n  bar]: /url\n\nA {x}\n\n[Baz][Foo bar]',
  '{/*\n\nText\n\nwords */}\n\nText',
  '<A b={`\n\nText\n\n`} />\n\nText\n\nMore text of a page, so that most of it is plain.',
]

/** More references in a paragraph than the fast parser has memory for. */
const manyReferences = '&amp; '.repeat(1001)
const referencesBeside = [
  ...[
    '&lt;b&gt; &#65;&#x42; &copy; &none; &amp a',
    '\\&amp; \\\\&amp; \\a&amp;',
    '`&amp;` `\\&amp;` &amp;',
    '*&amp;* &amp;*a*',
  ],
  ...[
    '__&amp;a__ b',
    '<b title="&amp;">&lt;</b>',
    '\\[&amp;\\]',
    '&#0; &#xD800; &#128;',
    '&#32;&nbsp;',
    'a&amp;  \nb&#10;c',
    '~~&amp;~~',
  ],
  ...[
    '[&amp;](/x) a',
    '\u203b &amp;',
    '\n\n    &amp; code\n\n',
    '\n\n```\n&amp;\n```\n',
    '\n\n> - &amp;\n',
    '\n\n| &amp; |\n| - |\n| &lt; |\n',
  ],
]
const referencesInAddress = [
  '[a](/&amp;)',
  '![&amp;](/a)',
  '<https://a.b/&amp;>',
  'https://a.b/&amp;',
  '\n\n[&amp;]: /a\n',
  '\u2042',
]

test('a paragraph of more references than there is memory for is read with others in their place', () => {
  if (fast === null) return
  const calls: string[] = []
  const counting = (...[text, syntax]: Parameters<typeof fast>) => {
    calls.push(text)
    return fast(text, syntax)
  }
  for (const text of referencesBeside.map((one) => manyReferences + one)) {
    strictEqual('tree' in parseFast(text, names, counting), true, text.slice(-40))
    strictEqual(compare(text), true)
    compareAllPieces([text])
  }
  strictEqual(
    calls.every((text) => !text.includes('&amp; &amp;')),
    true,
  )
  for (const text of referencesInAddress.map((one) => manyReferences + one)) {
    strictEqual(compare(text), false, text.slice(-40))
    compareAllPieces([text])
  }
  strictEqual('tree' in parseFast(`${'&amp;'.repeat(600)}\n\n${'&amp;'.repeat(600)}`, names, counting), true)
  strictEqual(calls.at(-1)?.includes('&amp;&amp;'), true)
})

test('pages in pieces: documents that were read in two ways before', () => void compareAllPieces(foundInPieces))

test('pages in pieces: text, lists and code between tags on lines of their own is read by the fast parser, all else is not', () => {
  const words = 'Plain words of a paragraph that goes on for a while, as texts do. '.repeat(3)
  const inside = (text: string) => comparePieces(`<A b="c">\n${text}\n</A>\n`, 'mdx')
  for (const text of [
    words,
    `  ${words}\n  ${words}`,
    `    ${words}`,
    `${words}\n\n${words}`,
    `<B>\n${words}\n</B>`,
    `- ${words}`,
  ])
    ok(inside(text) > 0.6, text)
  ok(inside(`    \`\`\`js\n    a\n\n    b\n    \`\`\`\n    ${words}`) > 0.6, 'code')
  ok(comparePieces(`- item\n\n<A>\n  ${words}\n</A>\n`, 'mdx') > 0.6, 'after a list, which an empty line does not end')
  for (const text of [
    `> ${words}`,
    `- ${words}\n  </A>\n<A>`,
    `${words}\n---`,
    `${words} {a}`,
    `${words}\n<B>\n${words}\n</B>`,
  ])
    ok(inside(text) < 0.1, text)
})

test('definitions of links stand line by line, and hold in all pieces of a page', () => {
  if (fast === null) return
  const definitions = '[a]: /x\n[b c]: https://d.example/e#f "t"\n[g]: /h\n'
  for (const text of [`See [a] and [x][b c].\n\n${definitions}`, `${definitions}\nSee [g].`]) ok(compare(text), text)
  for (const text of [`Text\n${definitions}`, `[a]: <b>\n${definitions}`, `[a]: /b\nc\n`]) ok(!compare(text), text)
  const words = 'Words of [a], [b c] and [g] that go on for a while, as texts do. '.repeat(3)
  const page = (odd: string) => comparePieces(`${odd}\n\n${words}\n\n${definitions}\n${words}\n`, 'mdx')
  for (const odd of ['[a] {x} [g]', '<A>[b c]</A>', '> <A>\n> [a] x\n> </A>']) ok(page(odd) > 0.3, odd)
  for (const odd of ['[a] {x}\n\n[i]: <j>', '[a] {x}\n\n- [i]: /j', '[a] {x} [^1]', ':::info\n[a]'])
    ok(page(odd) < 0.1, odd)
})

test('a comment without an empty line goes across no piece', () => {
  if (fast === null) return
  const words = 'Plain words of a paragraph that goes on for a while, as texts do. '.repeat(3)
  const page = (comment: string) => comparePieces(`${comment}\n\n-\n\n${words}\n`, 'md')
  for (const comment of ['<!-- a -->', 'b<!-- a\nc --> d', '<!-- a - b: <c> -->']) ok(page(comment) > 0.5, comment)
  for (const comment of ['<!-- a\n\nb -->', '<!---a-->', '<!-- a', '<!-- a -- b -->']) ok(page(comment) < 0.1, comment)
})

test('pages in pieces: texts of the repository and examples of CommonMark', (t) => {
  const [pages, examples] = [compareAllPieces(written), compareAllPieces(specification)]
  t.diagnostic(`${pages} of ${2 * written.length} texts and ${examples} of ${2 * specification.length} examples`)
  ok(pages > written.length)
})

test('pages in pieces: random pages', (t) => {
  const pages = [...randomPages(seed, isLong ? 20_000 : 600, specification)]
  const taken = compareAllPieces(pages)
  t.diagnostic(`seed ${seed}: ${taken} of ${2 * pages.length} pages read for the most part by the fast parser`)
  ok(taken > pages.length / 20)
})

/** @returns how many pages were read in parts; fails where the tree is another than that of the page at once */
function compareAllParts(pages: Iterable<string>): number {
  let taken = 0
  for (const page of pages)
    for (const format of ['md', 'mdx'] as const) {
      const tree = parseInParts(page, (part) => reference(part, format), { size: 16 })
      if (tree === null) continue
      taken++
      const whole = reference(page, format)
      // That two imports have one name is told of a whole page; each of them is refused by itself anyway.
      if ('fault' in whole && whole.fault.rule === 'acorn' && /^import /m.test(page)) continue
      const difference = firstDifference(whole, tree)
      if (difference !== null) throw new Error(`${format} ${difference}\n${JSON.stringify(page)}`)
    }
  return taken
}

/** References whose definitions are in other parts, labels over lines, and what looks like a definition and is none. */
const inParts = [
  'See [one] and [Two].\n\nText that is long enough.\n\n[one]: /a\n\n> [two]: /b\n\nMore [ONE][] ![x][two].',
  'A note[^a] and another[^b].\n\nText that is long enough.\n\n[^a]: Text\n\n    more\n\n# Heading[^b]\n\n[^b]: x',
  '> [two\n> words]: /x\n\nText that is long enough.\n\nSee [two words] and [Two  Words][].',
  '```\n[no]: /x\n```\n\nText that is long enough.\n\nText [no] here.\n[no]: /y\n\nText [a\\]b].\n\n[a\\]b]: /z',
  'See [x][Foo bar], [y][foobar].\n\nText that is long enough.\n\n[Foo\n  bar]: /a\n\nText.\n\n[FOOBAR]: /b\n\n[z][foo bar]',
  // Where a container ends, and code in it, is not known of a part that it goes on after.
  '<T a="b">\n\n<A>x</A>\n:::info\n\n- a\n\n  {x}\n\n  b\n    ```\n\n- a\n\n  {x}\n\n  b\n\n</T>\n\n<A>\n  - a\n\n  - b\n</A>\n\nText\n\n',
  ':::::info\n\n</A>\n\n::::info\n\n    indented\n\n```\n\nText\n\n::::\n\n:::::\n\n* <http://e.example> more\n\n',
  '::::info\n\n}\n\n</T>\n\n  </A>\n\n# H\n\n```\n\na\n\n::::\n\n<!-- c -->\n\n```\nx\n```\n\nText\n\n',
  '<!-- a\n\nText that is long enough.\n\n--> b\n\n    code\n\nText that is long enough.\n\n1. a\n\n2. b\n\nText',
]

test('long pages that are read in parts have the tree that the reference makes of the whole', (t) => {
  strictEqual(compareAllParts(inParts) >= inParts.length, true)
  const pages = [...randomPages(seed, isLong ? 20_000 : 400, specification)]
  // acorn has one node for both names of `import {a}`, and the parser moves it twice: of a whole page its place is wrong.
  const texts = isLong ? written.filter((text) => !/^import \{/m.test(text)) : []
  const taken = compareAllParts([...pages, ...texts])
  t.diagnostic(`seed ${seed}: ${taken} of ${2 * pages.length} pages read in parts`)
  ok(taken > pages.length / 2)
})

test('attributes of directives without quotes', () => {
  const values = [
    'a',
    '1',
    'a-',
    'A_b',
    'a.b',
    'a/b/',
    'x#y',
    'x:y',
    'a=b',
    'a"b',
    "a'",
    'a&amp;',
    '-a',
    '/a',
    '',
    'ü',
    'a`',
    'a*b*',
    'a{',
  ]
  const attributes = values.flatMap((one) => [
    `{k=${one}}`,
    `{k=${one} .c m="n o" p}`,
    `{#i k=${one} k=2}`,
    `{k=${one}  }`,
  ])
  const documents = attributes.flatMap((one) => [
    `::leaf${one}`,
    `:::info[T]${one}\nText\n:::`,
    `A :code[b]${one} c`,
    `:code${one}`,
  ])
  const { all, taken } = compareAll(documents)
  ok(fast === null || taken >= all / 8, `${taken} of ${all}`)
})

test('random documents that the fast parser takes have the tree that the reference makes', (t) => {
  // Texts of the repository change, and what the suite tries may not.
  const examples = isLong ? [...specification, ...written] : specification
  const { all, taken } = compareAll(randomDocuments(seed, isLong ? 50_000 : 5_000, examples))
  t.diagnostic(`seed ${seed}: ${taken} of ${all} documents taken by the fast parser`)
  ok(taken > all / 10)
})
