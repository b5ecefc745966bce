import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { copyOf } from '../../../compiler/formats/markdown/packed/compact.ts'
import { createParser } from '../../../compiler/formats/markdown/parse-markdown.ts'
import { LineIndex } from '../../../compiler/formats/source.ts'
import { createRegistry } from '../../../compiler/model/registry.ts'
import { parseBody } from '../../../compiler/parse/parse-body.ts'
import { takeHeadingId } from '../../../compiler/validate/heading-id.ts'
import { theme } from '../../../templates/theme.ts'
import { memoryContent, pipelineOf } from '../../site.ts'
import { firstDifference } from './fast/same-tree.ts'

const registry = createRegistry(theme.blocks)

const pieces = [
  '## Heading {#own}\n\nSome *text* with `code`, [a link](/docs) and\ttabs.\n',
  '> [!NOTE]\n> What is to be known.\n\n> [!TIP] What is on its line.\n',
  ':::note[Title]{x="1"}\nSome text with **words**.\n\n- one\n- two\n\n  more\n:::\n',
  '| a | b |\n| - | :-: |\n| c **d** | `e` |\n',
  '```js\nconst one = 1\n```\n\n- [ ] task\n  1. below\n',
  '![a](b.png)\n\nA line  \nbroken, and\nanother.\n\n***\n',
]

test('what blocks are made of in a long page has the places of the page at once', () => {
  for (const format of ['md', 'mdx']) {
    const written = Array.from({ length: 60 }, (_, at) => `Text ${at}.\n\n${pieces[at % pieces.length]}`).join('\n')
    const text = format === 'md' ? written : written.replace(/\{.*?\}/g, '')
    const treeOf = (size: number) =>
      parseBody({ path: `a.${format}`, text }, registry, createParser(registry.byDirective, null, { size })).tree
    const [atOnce, inParts] = [treeOf(Number.POSITIVE_INFINITY), treeOf(64)]
    ok(atOnce !== null)
    strictEqual(firstDifference(atOnce, inParts), null, format)
  }
})

test('quotes of a long text lie packed, as items do', () => {
  const parsed = createParser(new Set(), null, { size: 64 })('> a **b**\n>\n> - c\n\n'.repeat(9), 'md')
  ok('tree' in parsed)
  const { children } = parsed.tree
  strictEqual(children.length, 9)
  for (const quote of children) strictEqual(Object.hasOwn(quote, 'children'), false)
  const [first] = children
  deepStrictEqual(first?.type === 'blockquote' && first.children.map(({ type }) => type), ['paragraph', 'list'])
})

test('headings of a long text lie packed, and give their text without the id that they set', () => {
  const text = ['a *b* {#own}', '{#own}', 'a {#b} {#c}', 'a \\}']
    .map((title) => `## ${title}\n\n`)
    .join('')
    .repeat(9)
  const settled = (size: number) => {
    const parsed = createParser(new Set(), null, { size })(text, 'md')
    ok('tree' in parsed)
    const lines = new LineIndex(text)
    for (const heading of parsed.tree.children)
      if (heading.type === 'heading') takeHeadingId(heading, { file: 'a.md', text, format: 'md', lines, related: [] })
    return parsed.tree
  }
  const [atOnce, inParts] = [settled(Number.POSITIVE_INFINITY), settled(64)]
  for (const heading of inParts.children) strictEqual(Object.hasOwn(heading, 'children'), false)
  strictEqual(firstDifference(atOnce, inParts), null)
  const ids = inParts.children.map((node) => node.type === 'heading' && node.id)
  deepStrictEqual(ids.slice(0, 4), ['own', 'own', 'c', undefined])
})

test('a copy of the tree of a long text has its places, and leaves the tree as it is', () => {
  const parsed = createParser(new Set(), null, { size: 64 })(pieces.join('\n').repeat(9), 'md')
  ok('tree' in parsed)
  const before = JSON.stringify(parsed.tree)
  const copy = copyOf(parsed.tree)
  strictEqual(firstDifference(parsed.tree, copy), null)
  for (const child of copy.children) child.type = 'thematicBreak'
  copy.children.length = 3
  strictEqual(JSON.stringify(parsed.tree), before)
})

test('what is wrong in a long partial has its place on each page that takes it in', () => {
  const text = `${'Text that is long enough.\n\n'.repeat(4000)}See [this](/nowhere) and ![](a.png).\n`
  const page = '---\ntitle: Home\ndescription: A page\n---\n\n:::include{file="long.md"}\n:::\n'
  const { pages } = pipelineOf(
    memoryContent({
      'content/site.yaml': 'url: https://docs.kestrel.example\nbrand: { key: kestrel, name: Kestrel }\n',
      'content/pages/index.md': page,
      'content/pages/other.md': page,
      'content/partials/long.md': text,
    }),
  )
  for (const path of ['index', 'other']) {
    const outline = pages.outline(`content/pages/${path}.md`)
    deepStrictEqual(
      Array.from(outline.links, ({ url, file, place }) => [url, file, place]),
      [
        ['/nowhere', 'content/partials/long.md', { line: 8001, column: 5, endLine: 8001, endColumn: 21 }],
        ['a.png', 'content/partials/long.md', { line: 8001, column: 26, endLine: 8001, endColumn: 36 }],
      ],
    )
  }
})
