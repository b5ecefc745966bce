import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import type { Root, RootContent } from 'hast'
import type { RootContent as MarkdownContent, Root as MarkdownRoot } from 'mdast'
import { Children, type ComponentType, createElement, Fragment, isValidElement, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { z } from 'zod'
import { createParser } from '../../compiler/formats/markdown/parse-markdown.ts'
import { defineBlock, type TemplateProps } from '../../compiler/model/block.ts'
import { joined } from '../../compiler/render/hast/pieces.ts'
import { toHast } from '../../compiler/render/hast/to-hast.ts'
import type { ContentParts } from '../../compiler/render/html/content-parts.ts'
import type { ShellMemory } from '../../compiler/render/html/shell.ts'
import { toHtml } from '../../compiler/render/html/to-html.ts'
import { toReact } from '../../compiler/render/html/to-react.tsx'
import { theme } from '../../templates/theme.ts'
import { fc, runs } from '../properties.ts'
import { withPlainQuotes } from './plain-quotes.ts'

const shells: ShellMemory = new Map()
const parts: ContentParts = {
  elements: theme.elements,
  blocks: [],
  fence: () => undefined,
  link: (href) => ({ href, external: /^https?:/.test(href) }),
  image: (src) => ({ src, size: null, inline: false }),
  island: (entry) => entry,
  frame: ({ source }) => source,
}

const parse = createParser(new Set())

const nodes = [
  ...['Text with *words*, [a link](/a), [one][r] and ![two].', '# Title', '## Heading', '### Deeper [r]', '***'],
  ...[
    '- a\n- b\n- c\n- d',
    '- a\n\n- b\n- c\n- [x] d\n- e',
    '3. a\n4. b\n\n   c\n5. d\n6. [r]\n7. f',
    '> quote\n> [two]',
  ],
  ...[
    '| a | b |\n| :-: | - |\n| *c* |\n| d | e |\n| [r] | f | g |\n| h |',
    '| a |\n| - |',
    '| a |\n| - |\n| b |\n| c |',
  ],
  ...['[r]: /r', '[r]: /later', '[Two]: /two "three"', '> [two]: /quoted'],
]

function treeOf(text: string) {
  const parsed = parse(text, 'md')
  ok('tree' in parsed)
  for (const [at, node] of parsed.tree.children.entries())
    if (node.type === 'heading') Object.assign(node, { anchor: `h-${at}` })
  return parsed.tree
}

function sameHtml(written: ReturnType<typeof toHtml>, content: ReactNode): void {
  strictEqual(withPlainQuotes(String(written)), withPlainQuotes(renderToString(content)))
}

test('a page in pieces is as if it were turned and written at once', () => {
  let cut = 0
  const page = fc.array(fc.constantFrom(...nodes), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(page, fc.integer({ min: 1, max: 3 }), (drawn, size) => {
      const text = drawn.join('\n\n')
      const pieces = (): Root[] => [...toHast(treeOf(text), false, undefined, size)]
      const whole = joined(toHast(treeOf(text), false, undefined, Number.POSITIVE_INFINITY))
      cut += pieces().filter(({ data }) => (data?.goesOn ?? 0) > 1).length
      deepStrictEqual(withoutPlaces(joined(pieces())), withoutPlaces(whole))
      sameHtml(toHtml(pieces, parts, { shells }), toReact(whole, parts))
    }),
    { numRuns: runs(150) },
  )
  ok(cut > 50, String(cut))
})

const noted = [
  ...nodes.slice(0, 4),
  ...[
    'Text[^a] and[^b] and[^a].',
    '[^a]: One[^c] *of* [r].',
    '[^B]: Two.\n\n    - more[^a]\n\n    ```js\n    code\n    ```',
  ],
  ...[
    '[^c]: Three[^d].\n\n    ***',
    '[^d]: Four.',
    '[^c]: A second three.',
    '- x[^b]\n- y[^a]\n- z',
    '> quote[^ü e]\n>\n> [^ü e]: Five',
  ],
  ...['| a[^a] | b |\n| - | - |\n| c[^b] | d | e[^d] |\n| f |\n| g[^a] |\n| h |', '[^none] at all', '[r]: /r'],
]

/** What the package makes of the whole page, which raw HTML has it read at once. */
test('footnotes of a page in pieces are as if it were turned at once', () => {
  let listed = 0
  const page = fc.array(fc.constantFrom(...noted), { minLength: 1, maxLength: 14 })
  fc.assert(
    fc.property(page, fc.integer({ min: 1, max: 3 }), (drawn, size) => {
      const text = drawn.join('\n\n')
      const pieces = (): Root[] => [...toHast(treeOf(text), false, undefined, size)]
      const whole = joined(toHast(treeOf(text), true))
      if (pieces().some(({ data }) => (data?.goesOn ?? 0) > 1)) listed++
      deepStrictEqual(asRead(joined(pieces())), asRead(whole))
      sameHtml(toHtml(pieces, parts, { shells }), toReact(joined(pieces()), parts))
    }),
    { numRuns: runs(80) },
  )
  ok(listed > 20, String(listed))
})

test('a note that is named many times is written in pieces, and its links by React once for each kind', () => {
  for (const definition of [
    '[^a]: One *two*',
    '[^a]: One\n\n    ```js\n    code\n    ```',
    '[^a]: Again[^a] and[^b]\n\n[^b]: Two',
  ]) {
    const text = `${'Text[^a].\n\n'.repeat(9)}| a[^a] |\n| - |\n| b[^a] |\n| c |\n| d[^a] |\n| e |\n\n${definition}`
    const made: ShellMemory = new Map()
    const pieces = (): Root[] => [...toHast(treeOf(text), false, undefined, 2)]
    deepStrictEqual(asRead(joined(pieces())), asRead(joined(toHast(treeOf(text), true))))
    sameHtml(toHtml(pieces, parts, { shells: made }), toReact(joined(pieces()), parts))
    for (const piece of pieces()) ok(JSON.stringify(piece).split('data-footnote-backref').length <= 1 + 2, text)
    const links = [...made.values()]
      .flatMap((own) => [...own.keys()])
      .filter((key) => key.includes('dataFootnote') && key.includes(' {"href'))
    strictEqual(links.length, 2, links.join())
  }
})

test('a block that holds one long table or list is written in pieces, if its template takes that as it is given', () => {
  const table = '| a | b |\n| - | - |\n| *c* | d |\n| e | [f](/g) |\n| h |\n| i | j |\n| k | l |'
  const templates: readonly (readonly [ComponentType<TemplateProps<unknown>>, string, boolean])[] = [
    [({ children }) => createElement('div', { id: 'x' }, createElement('b', null, 'Title'), children), table, true],
    [({ children }) => createElement('div', null, children), '- a\n- b\n- c *d*\n- e\n- f', true],
    [({ children }) => createElement('div', { id: useId() }, children), table, true],
    [({ children }) => createElement('div', null, Children.count(children), children), table, true],
    [
      ({ children }) => createElement('div', { title: isValidElement(children) ? typeof children.type : '' }, children),
      table,
      false,
    ],
    [({ children }) => createElement(Fragment, null, 'Rows: ', children), table, false],
    [({ children }) => createElement('div', null, children), table.replace('*c*', '![c](/c.png)'), false],
    [({ children }) => createElement('div', null, children), table.replace('| h |', '| ![h](/h.png) |'), false],
  ]
  for (const [Template, text, isCut] of templates) {
    let rendered = 0
    const Counted = (props: TemplateProps<unknown>) => {
      rendered++
      return createElement(Template, props)
    }
    const block = defineBlock({ name: 'Box', summary: 'A box.', contract: z.object({}), Template: Counted })
    const own = {
      ...parts,
      blocks: [
        { block, model: {} },
        { block, model: {} },
      ],
    }
    const blockOf = (index: number): MarkdownContent => ({
      type: 'block',
      name: 'Box',
      index,
      heads: index === 1,
      syntax: 'jsx',
      inline: false,
      attributes: [],
      preset: {},
      opening: { start: 0, end: 0 },
      children: treeOf(text).children,
    })
    const tree = (): MarkdownRoot => ({
      type: 'root',
      children: [
        ...treeOf('# Title\n\n## Heading').children,
        blockOf(0),
        ...treeOf('Text').children,
        blockOf(1),
        ...treeOf('More').children,
      ],
    })
    const pieces = (): Root[] => [...toHast(tree(), false, undefined, 2)]
    const whole = [...toHast(tree(), false, undefined, Number.POSITIVE_INFINITY)]
    deepStrictEqual(withoutPlaces(joined(pieces())), withoutPlaces(joined(whole)))
    ok(pieces().some(({ data }) => (data?.goesOn ?? 0) > 1))
    const html = toHtml(pieces, own, { shells })?.toString()
    // Around a hole and around the first piece; where the two differ, once more around all.
    strictEqual(rendered, isCut ? 4 : 6, text)
    strictEqual(html, toHtml(() => whole, own, { shells })?.toString())
  }
})

/** What a theme draws around a table may not begin with a tag, and then nothing can be cut. */
test('a table that the theme puts text in front of is written whole', () => {
  const Table: typeof theme.elements.Table = ({ children }) => createElement(Fragment, null, 'Rows: ', children)
  const own = { ...parts, elements: { ...theme.elements, Table } }
  const pieces = () => toHast(treeOf('text\n\n| a |\n| - |\n| b |\n| c |\n| d |\n\nmore'), false, undefined, 1)
  sameHtml(toHtml(pieces, own, { shells: new Map() }), toReact(joined(pieces()), own))
})

function withoutPlaces(tree: Root): unknown {
  return JSON.parse(JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value)))
}

/** As HTML says it: an attribute without a value is an empty one, and texts side by side are one. */
function asRead(node: Root | RootContent): unknown {
  if (!('children' in node)) return node.type === 'text' ? node.value : node.type
  const children: unknown[] = []
  for (const child of node.children) {
    const read = asRead(child)
    const last = children.at(-1)
    if (typeof read === 'string' && typeof last === 'string') children.splice(-1, 1, last + read)
    else children.push(read)
  }
  const properties = node.type === 'element' ? Object.entries(node.properties) : []
  const values = properties.map(([name, value]) => [name, value === true ? '' : value])
  return { name: node.type === 'element' ? node.tagName : node.type, values: values.sort(), children }
}
