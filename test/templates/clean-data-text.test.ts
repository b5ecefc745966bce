import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanDataText } from '../../templates/elements/clean-data-text.ts'
import { timedGrowth } from '../growth/timed-growth.ts'

const shown = {
  site: {
    link: (url: string, file?: string) => ({
      href: url.startsWith('/') ? url.replace('/old', '/new') : `${file} ${url}`,
      external: false,
    }),
  },
  page: { file: '/at' },
}
const clean = (markdown: string, depth?: number) => cleanDataText(markdown, shown, depth)

test('HTML goes, its links and line breaks stay; what is no HTML is escaped', () => {
  assert.equal(
    clean('The <span class=\'x\'>key</span> of <A HREF="/old/a">a</A>.<br>Use <Dial> and `<b>`.<script>x</script>'),
    'The key of [a](/new/a).  \nUse \\<Dial> and `<b>`.',
  )
  assert.equal(clean('<https://a.example> \\<b'), '<https://a.example> \\<b')
})

test('custom elements leave what is in them; what is never closed is a placeholder', () => {
  assert.equal(
    clean('<x-badge-box><x-badge class="ea"></x-badge></x-badge-box>The <x-a1>`key`</x-a1> of <api-key>, `<x-badge>`.'),
    'The `key` of \\<api-key>, `<x-badge>`.',
  )
})

test('what HTML puts on lines of its own stays apart: paragraphs, items of lists, rows of tables, headings and code', () => {
  for (const [html, markdown] of [
    ['<p>a</p><p>b<br>c</p>', 'a\n\nb  \nc'],
    ['x <div>a</div><div>b</div> y', 'x\n\na\n\nb\n\ny'],
    ['Before:\n<ul>\n    <li>a</li>\n    <li>b <b>c</b></li>\n</ul>\nAfter', 'Before:\n\n- a\n- b c\n\nAfter'],
    ['<ol><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ol>', '1. a\n   - b\n2. c d'],
    ['<ul><li>a<li>b</ul>c', '- a\n- b\n\nc'],
    [
      '<table><tr><th>A</th><th>B|C</th></tr>\n<tr><td>1\n2</td><td>3</td></tr></table>',
      '| A | B\\|C |\n| --- | --- |\n| 1 2 | 3 |',
    ],
    ['<dl><dt>a</dt><dd>b</dd></dl>', 'a\n\nb'],
    ['a<hr>b', 'a\n\n---\n\nb'],
    ['a <pre><code>b &lt;c\n  d</code></pre> e', 'a\n\n```\nb <c\n  d\n```\n\ne'],
    ['`<ul><li>` is code', '`<ul><li>` is code'],
    ['```html\n<ul><li>a</li></ul>\n```\n<p>b</p>', '```html\n<ul><li>a</li></ul>\n```\nb'],
  ] as const)
    assert.equal(clean(html), markdown, html)
  assert.equal(clean('<h3>A</h3>b<h4 id="c">C</h4>', 1), '## A\n\nb\n\n### C')
})

test('HTML that is not closed takes nothing in of the Markdown after it', () => {
  assert.equal(clean('<ul><li>a\n\n# B\n\n- c\n- d'), 'a\n\n## B\n\n- c\n- d')
  assert.equal(clean('<table><tr><td>a\n\n> b\n> c'), 'a\n\n> b\n> c')
  assert.equal(clean('a</ul></table></li>\n\n- b'), 'a\n\n- b')
})

test('nothing that is left open takes in what comes after the text', () => {
  assert.equal(clean('a <!-- b `-->` c --> d <?php ?> e <![CDATA[ f ]]> g'), 'a ` c --> d  e  g')
  assert.equal(clean('`<!--` a `-->`'), '`<!--` a `-->`')
  assert.equal(
    clean('<!-- a\n\n<?php\n\n<!DOCTYPE\n\n<![CDATA[ b'),
    '\\<!-- a\n\n\\<?php\n\n\\<!DOCTYPE\n\n\\<![CDATA[ b',
  )
})

test('headings move below the one above, in their order; fences are left alone', () => {
  assert.equal(
    clean('# A\r\n\r\n### B\r\n\r\n```sh\r\n# C <b>\r\n```\r\n', 2),
    '### A\n\n#### B\n\n```sh\n# C <b>\n```',
  )
  assert.equal(clean('###### A', 6), '###### A')
})

test('inline code that begins a line opens no fence, and a line with a language closes none', () => {
  assert.equal(clean('```a``` <b>b</b>'), '```a``` b')
  assert.equal(clean('````\n```sh\n<b>\n````\n<b>c</b>'), '````\n```sh\n<b>\n````\nc')
  assert.equal(clean('~~~ <b>\na\n~~~'), '~~~ <b>\na\n~~~')
})

test('a fence that is never closed is code to the end; back ticks without a partner are text', () => {
  assert.equal(clean('~~~\n<b>\n# A'), '~~~\n<b>\n# A')
  assert.equal(clean('a ` <b>b</b>'), 'a ` b')
})

test('an image of HTML is one of Markdown', () => {
  assert.equal(
    clean(`<IMG alt='a [b]' src="/old/a (1).png"> <img src=/old/b.png>`),
    '![a \\[b\\]](/new/a%20%281%29.png) ![](/new/b.png)',
  )
  assert.equal(
    clean('<a href="/old/x"><img src="/old/y.png" alt="y"></a><img alt="none">'),
    '[![y](/new/y.png)](/new/x)',
  )
})

test('addresses are found soon in long texts that only begin as links do', () => {
  const growth = timedGrowth((size) => {
    for (const text of ['[a]: ', '[', '](', '[a]:', '[a]: b ', 'a:'].map((one) => one.repeat(size / 5)))
      for (const end of ['', ' '.repeat(size), ' b', `${' '.repeat(size)}b`]) clean(text + end)
  }, 2000)
  assert.ok(growth < 20, String(growth))
})

test('what is beside the page leads from wherever its Markdown form lies, in links, images and definitions', () => {
  assert.equal(
    clean('[a](b) ![c](./d.png)\n\n[e]: f\n[g]: /old'),
    '[a](/at b) ![c](/at ./d.png)\n\n[e]: /at f\n[g]: /new',
  )
  const asItIs = '[a](#b) [c](https://d.example) [e](mailto:f) `[g](h)`\n\n[i]: see there\n\n[^1]: j'
  assert.equal(clean(asItIs), asItIs)
})
