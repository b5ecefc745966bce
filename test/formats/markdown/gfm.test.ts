import { strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import type { Root } from 'hast'
import { raw } from 'hast-util-raw'
import { sanitize } from 'hast-util-sanitize'
import type { Nodes } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { htmlSchema } from '../../../compiler/formats/markdown/html/html.ts'
import { fc } from '../../properties.ts'
import { bareHtml } from './bare-html.tsx'
import { normalHtml } from './normal-html.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()
const writer = unified().use(rehypeStringify).freeze()

/** What remark-gfm and the same allow-list give, without anything of ours. */
function reference(markdown: string): string {
  const hast = toHast(parser.parse(markdown) as Nodes, { allowDangerousHtml: true, clobberPrefix: '' }) as Root
  return writer.stringify(sanitize(markdown.includes('<') ? raw(hast) : hast, htmlSchema) as Root)
}

/** Ids of headings and sections are ours, as is the label that names the box of a task; the language of a fence becomes a class in the reference only. */
function comparable(html: string): string {
  return (
    normalHtml(html)
      .replace(/^(<h[1-6])[^>]*>/gm, '$1>')
      .replace(/^<code class="language-[^>]*>/gm, '<code>')
      // The reference's second parse loses a line end at the start of code.
      .replace(/^(<code>\n")(?:\\n)+/gm, '$1')
      .replace(/ alt=""/g, '')
      .replace(/^<\/?label>\n/gm, '')
      .replace(/( data-footnotes?[a-z-]*)="true"/g, '$1=""')
  )
}

const cases: Readonly<Record<string, string>> = {
  'table with alignment': '| a | b | c |\n| :- | :-: | -: |\n| 1 | 2 | 3 |',
  'table with pipes in code': '| a | b |\n| - | - |\n| `x \\| y` | \\| |',
  'table of fewer cells': '| a | b |\n| - | - |\n| 1 |\n| 1 | 2 | 3 |',
  'table ends at a blank line': '| a |\n| - |\n| 1 |\n\ntext',
  'table in a list': '- item\n\n  | a |\n  | - |\n  | 1 |',
  'table without outer pipes': 'a | b\n- | -\n1 | 2',
  strikethrough: '~~gone~~ and ~single~ and a~b',
  'task list': '- [ ] open\n- [x] done\n  - [X] inner',
  'task list with text': '1. [ ] *a*\n2. [x] `b`',
  autolinks: 'www.example.com, https://example.com/a_(b)?c=d. and a@b.example',
  'autolink in brackets': '(https://example.com) [https://example.com]',
  footnotes: 'A[^1] and B[^note].\n\n[^1]: One.\n\n[^note]: Two\n\n    with more.',
  'footnote used twice': 'A[^1] B[^1]\n\n[^1]: Text',
  'html and gfm': '<details>\n<summary>S</summary>\n\n| a |\n| - |\n| ~~b~~ |\n\n</details>',
}

for (const [name, markdown] of Object.entries(cases)) {
  test(`GFM: ${name}`, () => {
    strictEqual(comparable(bareHtml(markdown)), comparable(reference(markdown)))
  })
}

test('random documents are what bare remark-gfm makes of them', () => {
  const pieces = fc.constantFrom(
    'word',
    ' ',
    '\n',
    '\n\n',
    '*',
    '**',
    '_',
    '~~',
    '~',
    '`',
    '```\n',
    '- ',
    '1. ',
    '> ',
    '# ',
    '| ',
    ' |',
    '\n| - | - |\n',
    '[a](/b)',
    '[a]',
    '\n[a]: /url "t"\n',
    '![i](/x.png)',
    'https://a.example',
    '<b>',
    '</b>',
    '<i>x</i>',
    '\\',
    '&amp;',
    '    ',
    '\t',
    '[ ] ',
    '[x] ',
    '[^1]',
    '\n[^1]: note\n',
    'é',
    '😀',
    '---\n',
    '===\n',
    '10:30',
    'user:email',
    '  \n',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 24 }), (parts) => {
      const markdown = parts.join('')
      strictEqual(comparable(bareHtml(markdown)), comparable(reference(markdown)))
    }),
    { numRuns: 400 },
  )
})
