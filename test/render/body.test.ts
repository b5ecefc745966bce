import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { tests } from 'commonmark-spec'
import type { Element, Root, RootContent } from 'hast'
import type { List, ListItem } from 'mdast'
import { renderToString } from 'react-dom/server'
import { visit } from 'unist-util-visit'
import { highlightMemory } from '../../compiler/formats/markdown/code/highlight.ts'
import { createParser } from '../../compiler/formats/markdown/parse-markdown.ts'
import { contentOf } from '../../compiler/render/content.ts'
import { inPieces } from '../../compiler/render/hast/html-pieces.ts'
import { joined } from '../../compiler/render/hast/pieces.ts'
import { toHast } from '../../compiler/render/hast/to-hast.ts'
import type { ContentParts } from '../../compiler/render/html/content-parts.ts'
import type { ShellMemory } from '../../compiler/render/html/shell.ts'
import { toHtml } from '../../compiler/render/html/to-html.ts'
import { toReact } from '../../compiler/render/html/to-react.tsx'
import { renderPage } from '../../compiler/render/render.tsx'
import { createRenderCache } from '../../compiler/render/render-cache.ts'
import { theme } from '../../templates/theme.ts'
import { fc, runs } from '../properties.ts'
import { root } from '../root.ts'
import { compiledClient, openFolder } from '../site.ts'
import { withPlainQuotes } from './plain-quotes.ts'

const shells: ShellMemory = new Map()
const kept = createRenderCache()

/** @returns whether the content was written as text; fails where that is not what React makes of it */
function compare(pieces: () => Iterable<Root>, parts: ContentParts, subject: string): boolean {
  const html = toHtml(pieces, parts, { shells })?.toString()
  if (html === undefined) return false
  strictEqual(withPlainQuotes(html), withPlainQuotes(renderToString(toReact(joined(pieces()), parts))), subject)
  return true
}

const sites = ['content', 'test/sites/second-brand/in', 'test/sites/plain-markdown/in', 'test/sites/data/in']

for (const folder of sites)
  test(`pages of ${folder} have the bytes that React gives`, () => {
    const pipeline = openFolder(join(root, folder === 'content' ? '.' : folder))
    const { facts, pages, render, settings, site, sources } = pipeline
    const input = {
      theme,
      client: compiledClient(),
      year: null,
      highlighted: highlightMemory(),
      shells,
      site: { config: settings.config(), view: facts.frame.view, link: facts.frame.link },
      imageSize: sources.imageSize,
      lastUpdated: () => null,
      early: (lang: string) => ({ source: lang, sources: new Set<string>(), file: { path: 'early.js', content: '' } }),
    }
    // Pages that are made from data are many and alike.
    const some = site.shownRoutes().filter((route, at) => facts.fileAt(route) !== null || at % 20 === 0)
    const routes = some.filter((route) => pages.outline(pages.subjectOf(route)).isWhole)
    let taken = 0
    for (const route of routes) {
      const { pieces, parts } = contentOf(
        render.placed(route),
        input,
        (source) => `/_assets/${source}`,
        ({ source }) => `/_assets/${source}`,
      )
      if (compare(pieces, parts, route)) taken++
      if (taken % 5 > 0) continue
      const page = (more: object) =>
        String(renderPage(render.placed(route), '', { ...input, ...more }).files[0]?.content)
      strictEqual(page({ kept }), page({}), `frame of ${route}`)
    }
    ok(taken > routes.length / 2, `${taken} of ${routes.length}`)
  })

/** Of a page without blocks and fences. */
const bare: ContentParts = {
  elements: theme.elements,
  blocks: [],
  fence: () => undefined,
  link: (href) => ({ href, external: /^https?:/.test(href) }),
  image: (src) => ({ src, size: null, inline: src.endsWith('badge.svg') }),
  island: (entry) => entry,
  frame: ({ source }) => source,
}

test('examples of CommonMark have the bytes that React gives', () => {
  const parse = createParser(new Set())
  const parts = bare
  const more = [
    'a <b>c</b><i id="d" title="&quot;">e</i>\n\n| a | b |\n| :-: | - |\n| <u>c</u> | [d](javascript:e "f") |',
    '[![a](b.png)](https://c.example) [`d` **e**](/f?g=h&i="j") <a id="k">l</a> <span>m</span>n',
    '- [ ] a\n- [x] b\n\n3. c\n\n   d[^1]\n\n[^1]: e\n\n# f\n\n## \ue000g\ue000\n\n<h2 id="\ue000">h</h2>\n\n<h3 lang="i" id="j" title="k">l</h3>',
    'a <svg><input type="checkbox">b<wbr>c</svg> d',
    '<pre>\n\na</pre>\n\n<table><tr><td>a</td> <td>b</td></tr></table>\n\n<picture><source srcset="a.png 2x"><img src="b.png"></picture>',
  ]
  const texts = [...(tests as readonly { readonly markdown: string }[]).map(({ markdown }) => markdown), ...more]
  for (const text of texts) {
    const parsed = parse(text.replaceAll('→', '\t'), 'md')
    ok('tree' in parsed)
    const headings = parsed.tree.children.filter(({ type }) => type === 'heading')
    for (const [at, node] of headings.entries()) Object.assign(node, { anchor: `h-${at}` })
    const pieces = [...toHast(parsed.tree, true)]
    compare(() => pieces, parts, text)
  }
})

/** Lines of HTML that open, close or hide what follows them, between text and headings. */
const lines = [
  ...[
    'text *with* marks',
    'another <b>bold',
    'and </b> its end',
    '## Heading',
    '### A <i>slanted',
    '- item <u>one',
    '> quote</i>',
  ],
  ...[
    '<div>',
    '</div>',
    '<p>one',
    '</p>',
    '<b>',
    '</b>',
    '<table>',
    '<tr><td>',
    '<td>cell',
    '</td></tr>',
    '</table>',
    '<tr>',
  ],
  ...[
    '<details><summary>a</summary>',
    '</details>',
    '<form>',
    '</form>',
    '<select>',
    '</select>',
    '<!-- a',
    '-->',
    '<a href="/b">',
  ],
  ...[
    '</a>',
    '<template>',
    '</template>',
    '<svg>',
    '</svg>',
    '<math><mi>',
    '</math>',
    '<pre>',
    '</pre>',
    '<plaintext>',
    '<h2>own',
  ],
  ...[
    '</h2>',
    '<ul><li>',
    '</ul>',
    '<col>',
    '<script>',
    '</script>',
    '<textarea>',
    '</textarea>',
    '<div',
    'a>',
    '&amp',
    '</br>',
  ],
  ...['<div id="a">', '<blockquote>', '</blockquote>', '<ol><li>', '</li><li>next', '</ol>', '<input type="checkbox">'],
]

test('a page with HTML that is read part by part is as if it were read at once', () => {
  const parse = createParser(new Set())
  const line = fc.oneof(fc.constantFrom('Text.', '## Heading', '<p>one</p>'), fc.constantFrom(...lines))
  const page = fc.array(fc.tuple(line, fc.constantFrom('\n', '\n\n')), { minLength: 3, maxLength: 25 })
  let parts = 0
  let inside = 0
  let cut = 0
  fc.assert(
    fc.property(page, fc.integer({ min: 1, max: 3 }), (drawn, size) => {
      const parsed = parse(`text\n\n${drawn.flat().join('')}`, 'md')
      if (!('tree' in parsed)) return
      const inParts = [...toHast(structuredClone(parsed.tree), true, undefined, size)]
      parts += inParts.length - 1
      cut += inPieces(parsed.tree.children, size).length - parsed.tree.children.length
      inside += inParts.filter(({ children, data }) => (data?.goesOn ?? 0) > 0 && !isSection(children[0])).length
      const atOnce = [...toHast(parsed.tree, true, undefined, Number.POSITIVE_INFINITY)]
      const bytes = (pieces: readonly Root[]) => toHtml(() => structuredClone(pieces), bare, { shells })?.toString()
      strictEqual(bytes(inParts), bytes(atOnce))
      deepStrictEqual(withoutPlaces(joined(inParts)), withoutPlaces(joined(atOnce)))
    }),
    { numRuns: runs(800) },
  )
  ok(parts > 100, String(parts))
  ok(inside > 100, String(inside))
  ok(cut > 100, String(cut))
})

function isSection(node: RootContent | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'section'
}

/** A tree in which texts that follow one another are one, as they are in HTML. */
function withoutPlaces(tree: Root): unknown {
  return JSON.parse(
    JSON.stringify(tree, (key, value) =>
      key === 'position' ? undefined : key === 'children' ? oneText(value) : value,
    ),
  )
}

function oneText(children: Element['children']): Element['children'] {
  const list: Element['children'] = []
  for (const child of children) {
    const last = list.at(-1)
    if (child.type === 'text' && last?.type === 'text')
      list[list.length - 1] = { type: 'text', value: last.value + child.value }
    else list.push(child)
  }
  return list
}

test('whether a list is loose is looked up a few times an item, not once for each other item', () => {
  let looks = 0
  const item = (): ListItem => ({
    type: 'listItem',
    get spread() {
      looks++
      return false
    },
    children: [{ type: 'paragraph', children: [{ type: 'text', value: 'a' }] }],
  })
  const list: List = { type: 'list', spread: false, children: Array.from({ length: 300 }, item) }
  const { children } = joined(toHast({ type: 'root', children: [list] }, false))
  ok(looks <= 1200, String(looks))
  strictEqual(children.length, 1)
})

test('the text of a task is the name of its box, up to what is below it', () => {
  const parsed = createParser(new Set())('- [ ] one [a](/b)\n  - [x] two\n\n    Text.\n', 'md')
  ok('tree' in parsed)
  const named: string[] = []
  visit(joined(toHast(parsed.tree, false)), { tagName: 'label' }, ({ children }: Element) => {
    named.push(
      children.map((child) => ('tagName' in child ? child.tagName : 'value' in child ? child.value : '')).join(),
    )
  })
  deepStrictEqual(named, ['input, ,one ,a,\n', 'input, ,two'])
})
