import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitAtHeadings } from '../../templates/elements/data-pieces/split-at-headings.ts'

const split = (html: string, above = 1) => splitAtHeadings(html, above, (text) => `id of ${text}`)

test('a text without headings is one piece, byte for byte', () => {
  const html = '<p>a &#x3C; b</p>\n<pre><code>&#x3C;h2>\n</code></pre>'
  assert.deepEqual(split(html), [{ heading: null, html }])
})

test('each heading begins a piece, in the order and without the gaps of the text’s own levels', () => {
  assert.deepEqual(split('<p>a</p><h3>One</h3><p>b</p><h5>Two <code>x&#x3C;y</code></h5><h3>Three</h3>', 2), [
    { heading: null, html: '<p>a</p>' },
    { heading: { id: 'id of One', depth: 3, text: 'One', html: 'One' }, html: '<p>b</p>' },
    { heading: { id: 'id of Two x<y', depth: 4, text: 'Two x<y', html: 'Two <code>x&lt;y</code>' }, html: '' },
    { heading: { id: 'id of Three', depth: 3, text: 'Three', html: 'Three' }, html: '' },
  ])
})

test('a heading in a quote or a list heads nothing of the page: it is only moved', () => {
  assert.deepEqual(split('<ul><li><h1>In</h1></li></ul><h2>Out</h2>'), [
    { heading: null, html: '<ul><li><h2>In</h2></li></ul>' },
    { heading: { id: 'id of Out', depth: 3, text: 'Out', html: 'Out' }, html: '' },
  ])
})

test('no level is below six', () => {
  const levels = split('<h1>a</h1><h2>b</h2><h3>c</h3>', 5).map(({ heading }) => heading?.depth)
  assert.deepEqual(levels, [6, 6, 6])
})
