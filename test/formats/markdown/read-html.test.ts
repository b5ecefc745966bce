import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'
import { factsAlone, readHtml } from '../../../compiler/formats/markdown/html/read-html.ts'
import { fc } from '../../properties.ts'

type Node = DefaultTreeAdapterTypes.Node

const pieces = [
  ...[
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<i id="a">',
    '</i>',
    '<a href="/a">',
    '</a>',
    '<div>',
    '</div>',
    '<form>',
    '</form>',
  ],
  ...[
    '<table>',
    '</table>',
    '<tr>',
    '<td id="c">',
    '</td>',
    '<caption>',
    '<template>',
    '</template>',
    '<svg>',
    '</svg>',
  ],
  ...[
    '<img src="b">',
    '<img src="b" alt="">',
    '<br>',
    '<br id="d">',
    '<input>',
    '<input type="checkbox">',
    '<hr align="x">',
  ],
  ...[
    'words',
    ' ',
    '\n',
    '&amp;',
    '<!-- note -->',
    '<textarea>',
    '</textarea>',
    '<select>',
    '<option>',
    '<u style="x">',
  ],
  ...[
    '<nobr>',
    '<li>',
    '<ul>',
    '</ul>',
    '<h2 id="e">',
    '</h2>',
    '<frameset>',
    '</body>',
    '<body id="f">',
    '<x-y>',
    '</x-y>',
  ],
]

test('facts of HTML are those of its whole tree, in their order', () => {
  let found = 0
  const html = fc.array(fc.constantFrom(...pieces), { minLength: 2, maxLength: 30 }).map((drawn) => drawn.join(''))
  fc.assert(
    fc.property(html, (text) => {
      const facts = readHtml(text)
      deepStrictEqual(facts, readHtml(text, defaultTreeAdapter))
      if (facts.ids.length > 0 && facts.dropped.length > 0) found++
    }),
    { numRuns: 1000, examples: [['<svg><input type="checkbox"><form>']] },
  )
  ok(found > 150, String(found))
})

test('of a long block only what has facts is kept', () => {
  const line = '<p>A <b>line</b> of <i>HTML</i><br>\n'
  const text = `<div>\n${line.repeat(1000)}<p id="a">\n${line.repeat(1000)}</div>`
  const count = (node: Node): number =>
    1 + ('childNodes' in node ? node.childNodes.map(count).reduce((a, b) => a + b, 0) : 0)
  const all = count(parseFragment(text, { sourceCodeLocationInfo: true }))
  const kept = count(parseFragment(text, { sourceCodeLocationInfo: true, treeAdapter: factsAlone }))
  ok(all > 12_000, String(all))
  ok(kept < 10, String(kept))
  strictEqual(readHtml(text).ids.length, 1)
})

test('of what is in a drawing or a formula that is dropped the whole tells', () => {
  const drawing = '<svg viewBox="0 0 1 1"><g><path d="M0"/><a href="/a">x</a></g></svg>'
  const { dropped, links } = readHtml(`<form>${drawing}<math><mi>x</mi></math></form><center>y</center>`)
  deepStrictEqual(
    dropped.map(({ element }) => element),
    ['form', 'svg', 'math', 'center'],
  )
  deepStrictEqual(
    links.map(({ url }) => url),
    ['/a'],
  )
})
