import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tests } from 'commonmark-spec'
import { visit } from 'unist-util-visit'
import { loadFastParser } from '../../../bin/services/fast-parser.ts'
import type { FastParser } from '../../../compiler/formats/markdown/fast/fast-parser.ts'
import { createDataMarkdown } from '../../../compiler/render/data-markdown.ts'
import { chanceOf } from './fast/random-markdown.ts'

const link = (url: string) => ({ href: url.replace(/^\/old/, '/docs'), external: /^https?:/.test(url) })
const render = createDataMarkdown()
const shown = (markdown: string) => render(markdown, link)

test('verbs of other markup and placeholders are text, in a line and as a block', () => {
  assert.equal(shown('Use the <Dial> verb with a <number>.'), '<p>Use the &#x3C;Dial> verb with a &#x3C;number>.</p>')
  assert.equal(
    shown('<Response>\n  <Say>Hello</Say>\n</Response>'),
    '<p>&#x3C;Response>\n&#x3C;Say>Hello&#x3C;/Say>\n&#x3C;/Response></p>',
  )
  assert.equal(shown('- <Verb>'), '<ul>\n<li>&#x3C;Verb></li>\n</ul>')
  // HTML has elements of these names, too, which are written small, or large.
  assert.equal(shown('The <Body> of <Video>.'), '<p>The &#x3C;Body> of &#x3C;Video>.</p>')
  assert.equal(shown('The <body> of <VIDEO></VIDEO>a film.'), '<p>The  of a film.</p>')
})

test('custom elements leave what is in them; what is never closed is a placeholder', () => {
  assert.equal(
    shown('<x-badge-box><x-badge class="ea"></x-badge></x-badge-box>The <x-a1>`key`</x-a1> of <api-key>.'),
    '<p>The <code>key</code> of &#x3C;api-key>.</p>',
  )
  assert.equal(shown('<x-note>\n\nA *b*.\n\n</x-note>'), '\n<p>A <em>b</em>.</p>\n')
})

test('HTML goes through the allow-list; what it drops stays dropped', () => {
  assert.equal(shown('A <B>word</B>.<script>alert(1)</script>'), '<p>A <b>word</b>.</p>')
  assert.equal(shown('<iframe src="https://a.example"></iframe>'), '')
  assert.equal(shown('<x onclick=alert(1)>'), '<p>&#x3C;x onclick=alert(1)></p>')
})

test('line ends of any system, braces and links', () => {
  assert.equal(shown('* a\r\n* {b}'), '<ul>\n<li>a</li>\n<li>{b}</li>\n</ul>')
  assert.equal(
    shown('[a](/old/voice) <A HREF="/old/x">b</A>'),
    '<p><a href="/docs/voice">a</a> <a href="/docs/x">b</a></p>',
  )
  assert.equal(shown('[a](https://b.example)'), '<p><a href="https://b.example" rel="external">a</a></p>')
})

test('notes are numbers and a list, without ids: a page may show several texts with notes', () => {
  const text = 'A[^x], b[^y], c[^x].\n\n[^x]: One [^y]\n[^y]: - Two\n'
  const plain = (html: string) => html.replace(/\s+/g, ' ')
  assert.equal(plain(shown(`<b></b>${text}`)), plain(shown(text)).replace('<p>', '<p><b></b>'))
  assert.equal(
    plain(shown(text)),
    '<p>A<sup>1</sup>, b<sup>2</sup>, c<sup>1</sup>.</p> <ol> <li> <p>One <sup>2</sup> </p> </li> <li> <ul> <li>Two</li> </ul> </li> </ol>',
  )
  assert.equal(shown('A[^none]'), '<p>A[^none]</p>')
})

test('a text that is known already leads where its links lead now', () => {
  const text = '[a](/b?c&d "e") and <a hidden href="/f">g</a>, <a hidden>h</a>'
  assert.equal(
    render(text, (href) => ({ href, external: false })),
    '<p><a href="/b?c&#x26;d" title="e">a</a> and <a href="/f">g</a>, <a>h</a></p>',
  )
  assert.equal(
    render(text, (url) => ({ href: `https://i.example${url}`, external: true })),
    '<p><a href="https://i.example/b?c&#x26;d" title="e" rel="external">a</a> and <a href="https://i.example/f" rel="external">g</a>, <a>h</a></p>',
  )
})

test('an address inside of a written link is its text, and headings without one are left out', () => {
  assert.equal(
    shown(
      'Ask <a href="mailto:help@b.example">help@b.example</a>, see <a href="/old/x">*www.b.example*</a> or www.c.example',
    ),
    '<p>Ask <a href="mailto:help@b.example">help@b.example</a>, see <a href="/docs/x"><em>www.b.example</em></a> or ' +
      '<a href="http://www.c.example" translate="no" rel="external">www.c.example</a></p>',
  )
  assert.equal(
    shown('## One\n\n### \n\ntext\n\n#### ![](/a.png)'),
    '<h2>One</h2>\n\n<p>text</p>\n<h4><img src="/a.png" alt=""></h4>',
  )
})

test('a long text is read in parts, and is what it is at once', () => {
  const section = `## A heading

Some **words**, [a link](/docs/a), [a reference][there] and <kbd>a key</kbd>.

- one

  more of it
- two

| a | b |
| - | - |
| 1 | 2 |

<details><summary>More</summary>

Inside.

</details>

\`\`\`js
const open = '<div>'
\`\`\`

The end of it.

`
  const definition = '[there]: /docs/there "There"\n'
  const one = shown(section + definition).trimEnd()
  const times = 300
  assert.equal(shown(section.repeat(times) + definition).trimEnd(), Array.from({ length: times }, () => one).join('\n'))
})

test('a scheme in capitals, or with white space in front, is the same scheme', () => {
  assert.equal(shown('[a](HTTPS://b.example)'), '<p><a href="https://b.example" rel="external">a</a></p>')
  assert.equal(shown('<a href=" Https://b.example">a</a>'), '<p><a href="https://b.example" rel="external">a</a></p>')
  assert.equal(shown('<a href="JavaScript:alert(1)">a</a>'), '<p><a>a</a></p>')
})

test('images lead where the page says, those of HTML too', () => {
  const based = (markdown: string) => render(markdown, (url) => ({ href: `/base${url}`, external: false }))
  assert.equal(
    based('![a](/assets/a.png "t") <img src="/assets/b.png" alt="b" srcset="/assets/c.png 2x">'),
    '<p><img src="/base/assets/a.png" alt="a" title="t"> <img src="/base/assets/b.png" alt="b" srcset="/base/assets/c.png 2x"></p>',
  )
  assert.equal(based('[![a](/a.png)](/b)'), '<p><a href="/base/b"><img src="/base/a.png" alt="a"></a></p>')
  assert.equal(based('<img alt="none"> <img hidden src="/a.png">'), '<p><img alt="none"> <img src="/base/a.png"></p>')
})

test('a text that is known leads where each page says', () => {
  const text = 'See [one](/a) and [two](/b).'
  for (const [folder, rel] of [
    ['old', ''],
    ['other', ' rel="external"'],
    ['old', ''],
  ]) {
    const html = render(text, (url) => ({ href: `/${folder}${url}`, external: rel !== '' }))
    assert.equal(html, `<p>See <a href="/${folder}/a"${rel}>one</a> and <a href="/${folder}/b"${rel}>two</a>.</p>`)
  }
})

test('the fast parser gives the same HTML, colons of directives being text to both', async () => {
  const fast = await loadFastParser()
  assert.notEqual(fast, null)
  let taken = 0
  const counted: typeof fast = (text, syntax) => {
    taken++
    assert.equal(syntax.directives, false)
    return fast?.(text, syntax) ?? assert.fail()
  }
  const both = createDataMarkdown(counted)
  const examples = (tests as readonly { readonly markdown: string }[]).map(({ markdown }) => markdown)
  const texts = [
    ...examples,
    ':::info[Title]\nText\n:::',
    'See :code[this]{a=b} ::leaf',
    '| a | b |\n| - | - |\n| `c` | d |',
  ]
  for (const text of texts) assert.equal(both(text, link), shown(text), text)
  assert.ok(taken > texts.length / 3)
})

test('simple sentences take no parser, and are what one makes of them', () => {
  const none: FastParser = () => assert.fail('parsed')
  const simple = createDataMarkdown(none)
  const texts = [
    'The SID of the [Account](/old/iam) that made it: `queued` or `in-progress`.',
    'Can be `<a> & b`.\nSee [RFC 2822](https://www.b.example/a_b?c=d#e), too (`x_y`)!\n\nA snake_case name “q” … \n',
    '[a](/old/voice)',
    '`code` first',
  ]
  for (const text of texts) assert.equal(simple(text, link), shown(text), text)
})

test('what only looks like simple sentences is parsed', async () => {
  const fast = await loadFastParser()
  const both = createDataMarkdown(fast)
  const words = [
    'a',
    'b c',
    'A.',
    '1',
    ' ',
    ', ',
    ': ',
    '!',
    '\n',
    '\n\n',
    '\n \n',
    '(',
    '/',
    '+ ',
    '= ',
    '# ',
    '-',
    '_',
    'a_b',
  ]
  const code = ['`x`', '`x y`', '` z `', '`', '``', '`<a> & b`', '`a\nb`']
  const links = ['[a](/a)', '[b c](https://x.example/a_b?c=d#e)', '![i](/j)', '[', '](', '[a]', '[d]: /x', '[a](//x)']
  const bare = [
    'www.',
    'www.x.com',
    'http://',
    'https://a.b',
    '://',
    'mailto:',
    'x@y.z',
    '1. ',
    '==',
    '&amp;',
    '<b>',
    '*',
    '\\',
  ]
  const chance = chanceOf(11)
  for (let count = 0; count < 1000; count++) {
    const parts = Array.from({ length: 1 + chance.below(7) }, () =>
      chance.of(chance.of([words, words, code, links, bare])),
    )
    const text = `${chance.of(['Word', ''])}${parts.join('')}`
    assert.equal(both(text, link), shown(text), JSON.stringify(text))
  }
})

test('a list is not looked through again for each of its items', async () => {
  const count = 300
  const fast = await loadFastParser()
  let looks = 0
  const counted = createDataMarkdown((...given) => {
    const tree = fast?.(...given) ?? assert.fail()
    visit(tree, 'listItem', (item) => {
      Object.defineProperty(item, 'spread', { enumerable: true, get: () => ++looks < 0 })
    })
    return tree
  })
  assert.equal(counted('- item\n'.repeat(count), link), shown('- item\n'.repeat(count)))
  assert.ok(looks >= count && looks < count * 20, `${looks} looks`)
})
