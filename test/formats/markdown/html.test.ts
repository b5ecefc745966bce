import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readHtml } from '../../../compiler/formats/markdown/html/read-html.ts'
import { imageCandidates, rewriteSrcset } from '../../../compiler/formats/markdown/html/srcset.ts'
import { compileFragment } from '../../fragment.ts'

const file = 'content/pages/docs/fragment.md'
const compile = (text: string, name = file) => compileFragment(text, name)
const found = (text: string, name = file) =>
  compile(text, name).diagnostics.map(({ code, line, column, message }) => `${line}:${column} ${code} ${message}`)

describe('ids', () => {
  const ids = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id as string)
  const twice = (html: string) => ids(html).filter((id, index, all) => all.indexOf(id) !== index)

  test('headings keep clear of the ids of footnotes', () => {
    const { html, diagnostics } = compile(
      '## fn 1\n\n## fn-1\n\n## fnref 1-2\n\n## Footnote label\n\nOne.[^1] Two.[^1]\n\n[^1]: Note.\n',
    )
    deepEqual(twice(html), [])
    deepEqual(diagnostics, [])
    ok(ids(html).includes('fn-1') && ids(html).includes('footnote-label-1'))
  })

  test('without footnotes their ids are free', () => {
    const { html } = compile('## fn 1\n\n## Footnote label\n')
    ok(ids(html).includes('fn-1') && ids(html).includes('footnote-label'))
  })

  test('a heading that sets the id of a footnote by hand is reported', () => {
    deepEqual(found('## One {#fn-1}\n\nText.[^1]\n\n[^1]: Note.\n'), ['1:1 SP2020 Duplicate id `fn-1`'])
  })

  test('the ids of the frame are out of reach', () => {
    const { html } = compile('## sp:content\n\n## SP Search Hits\n')
    ok(ids(html).includes('spcontent') && ids(html).includes('sp-search-hits'))
    deepEqual(found('## One {#sp:content}\n\n<p id="sp:status">a</p>\n'), [
      '1:1 SP2020 Duplicate id `sp:content`',
      '3:4 SP2020 Duplicate id `sp:status`',
    ])
  })

  test('headings and the panels of tabs keep clear of each other', () => {
    const group = '::::tab-group\n:::tab[One]\na\n:::\n:::tab[Two]\nb\n:::\n::::\n'
    deepEqual(twice(compile(`## Tabs panel 1\n\n${group}\n## Tabs panel 2\n\n${group}`).html), [])
  })

  test('two elements with one id are reported, at the second', () => {
    const text = '<p id="a">1</p>\n\n<p id="a">2</p>\n'
    const [first, ...others] = compile(text).diagnostics
    deepEqual(others, [])
    equal(`${first?.line}:${first?.column} ${first?.message}`, '3:4 Duplicate id `a`')
    deepEqual(
      first?.related.map(({ line, column }) => [line, column]),
      [[1, 4]],
    )
    deepEqual(found('<a id="b" name="b"></a>\n'), [])
    deepEqual(found('<p id="a">1</p>\n\n<p id="a">2</p>\n', 'content/pages/docs/fragment.mdx'), [
      '3:4 SP2020 Duplicate id `a`',
    ])
  })

  test('what HTML sets on links, images, tables and headings stays', () => {
    const { html } = compile(
      '<a id="x" href="/docs" aria-label="Home">h</a> <img id="y" src="https://acme.example/a.png" alt="A">\n\n' +
        '<table id="z"><tr><td>1</td></tr></table>\n\n' +
        '<h1 lang="de" id="v">a</h1>\n\n<h2 id="w" lang="fr" align="center">b</h2>\n\n<h3 lang="it">c</h3>\n',
    )
    match(html, /<a id="x" aria-label="Home" href="\/docs">/)
    match(html, /<img id="y"/)
    match(html, /<table id="z">/)
    match(html, /<h1 lang="de" id="v">/)
    match(html, /<h2 lang="fr" align="center" id="w">/)
    match(html, /<h3 lang="it">/)
  })
})

describe('images to choose from', () => {
  test('every address is checked and rewritten', () => {
    const picture =
      '<picture><source srcset="/docs/gone.png 2x, ./near.png" media="(min-width: 1px)">' +
      '<img src="https://acme.example/a.png" srcset="/docs/none.png 100w" alt="A"></picture>'
    for (const [name, text] of [
      [file, picture],
      ['content/pages/docs/fragment.mdx', picture.replace('1px)">', '1px)" />').replace('alt="A">', 'alt="A" />')],
    ] as const)
      deepEqual(
        found(text, name).map((one) => one.replace(/^\S+ /, '')),
        ['/docs/gone.png', '/docs/near.png', '/docs/none.png'].map((path) => `SP4003 Missing image \`${path}\``),
        name,
      )
    const { html, markdown } = compile(picture)
    match(html, /<source media="[^"]*" srcSet="\/docs\/gone.png 2x, \/docs\/near.png"/)
    match(html, /<img srcSet="\/docs\/none.png 100w"/)
    match(markdown, /srcset="\/docs\/gone.png 2x, \/docs\/near.png"/)
  })

  test('is read as browsers read it', () => {
    const urls = (value: string) => imageCandidates(value).map(({ url }) => url)
    deepEqual(urls('a.png, b.png 2x,c.png 300w'), ['a.png', 'b.png', 'c.png'])
    deepEqual(urls(' , a,b.png 1x , '), ['a,b.png'])
    deepEqual(urls('data:image/png;base64,AAAA 1x, b.png'), ['data:image/png;base64,AAAA', 'b.png'])
    deepEqual(urls(''), [])
    equal(
      rewriteSrcset('a.png 1x, b.png', (url) => `/x/${url}`),
      '/x/a.png 1x, /x/b.png',
    )
  })
})

test('a control that is no box of a task list is dropped, and that is said', () => {
  for (const name of [file, 'content/pages/docs/fragment.mdx']) {
    const { html, markdown } = compile('Name: <input type="text" value="x" /> <input type="checkbox" />\n', name)
    equal([...html.matchAll(/<input/g)].length, 1, html)
    if (name === file) equal([...markdown.matchAll(/<input/g)].length, 1, markdown)
    deepEqual(found('Name: <input type="text" /> <input />\n', name), [
      '1:7 SP2017 Dropped the element `<input>`',
      '1:29 SP2017 Dropped the element `<input>`',
    ])
  }
  equal([...compile('- [x] done\n- [ ] open\n\n<br>\n').html.matchAll(/<input/g)].length, 2)
})

test('an image without a text in its place is blamed at its first character', () => {
  const { silentImages } = readHtml('<p><img src="a.png"> <img alt="" src="b.png"> <img width="1"></p>')
  deepEqual(silentImages, [{ start: 3, end: 20 }])
})

test('a link is one beside HTML too when its scheme is in capitals or has white space in front', () => {
  const links = (text: string, name?: string) =>
    [...compile(text, name).html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, url]) => url)
  deepEqual(links('<b>x</b> [a](HTTPS://b.example) <a href=" Https://c.example">c</a>'), [
    ...['https://b.example', 'https://c.example'],
  ])
  deepEqual(links('<a href="HTTPS://c.example">c</a> <img src="HTTPS://c.example/c.png" alt="c" />', `${file}x`), [
    ...['https://c.example', 'https://c.example/c.png'],
  ])
})

test('an id of a partial is blamed in the partial: beside one of the page, and where the page shows the partial twice', () => {
  const partials = { 'a.md': 'Text.\n\n## Partial {#same}\n', 'b.md': '::include{file="a.md"}\n' }
  const placed = (text: string) =>
    compileFragment(text, file, { partials }).diagnostics.map(({ file: path, line, column, hint, related }) => [
      ...[`${path}:${line}:${column}`, hint],
      ...related.map((one) => `${one.message} ${one.file}:${one.line}:${one.column}`),
    ])
  deepEqual(placed('## Page {#same}\n\n::include{file="a.md"}\n'), [
    [
      ...['content/partials/a.md:3:1', 'Give one of the two another id.'],
      ...[`First set here ${file}:1:1`, `Included here ${file}:3:1`],
    ],
  ])
  deepEqual(placed('::include{file="a.md"}\n\n## Page {#same}\n'), [
    [`${file}:3:1`, 'Give one of the two another id.', 'First set here content/partials/a.md:3:1'],
  ])
  deepEqual(placed('::include{file="a.md"}\n\n::include{file="b.md"}\n'), [
    [
      ...['content/partials/a.md:3:1', 'Include it once in the page, or take the id out.'],
      ...[`Included here first ${file}:1:1`, `Included here ${file}:3:1`, 'Included here content/partials/b.md:1:1'],
    ],
  ])
})

test('elements that stand apart are in no paragraph of MDX, and hold blocks in one line too', () => {
  const mdx = 'content/pages/docs/fragment.mdx'
  const cases: readonly (readonly [string, string])[] = [
    ['<div>one *two*</div>', '<div>one <em>two</em></div>'],
    ['<p>one</p> {/* two */}', '<p>one</p>'],
    [
      '<details><summary>one</summary>two <b>three</b></details>',
      '<details><summary>one</summary><p>two <b>three</b></p></details>',
    ],
    [
      '<figure><kbd>k</kbd><figcaption>one</figcaption></figure>',
      '<figure><kbd>k</kbd><figcaption>one</figcaption></figure>',
    ],
    ['<div><b>one</b> <b>two</b></div>', '<div><b>one</b> <b>two</b></div>'],
    [
      '<section><b>one</b> <b>two</b><div>x</div></section>',
      '<section><p><b>one</b> <b>two</b></p><div>x</div></section>',
    ],
    ['<dl><dt>one</dt> <dd>two</dd></dl> <kbd>k</kbd>', '<dl><dt>one</dt><dd>two</dd></dl><kbd>k</kbd>'],
    ['<kbd>k</kbd> <sup>1</sup>', '<p><kbd>k</kbd> <sup>1</sup></p>'],
    ['one <kbd>k</kbd>', '<p>one <kbd>k</kbd></p>'],
  ]
  for (const [text, expected] of cases) equal(compile(text, mdx).html.replace(/<!-- -->|\n/g, ''), expected)
  deepEqual(found('<div><Callout variant="info">one</Callout></div>', mdx), [])
})

test('no image has a name, by which it would stand in for what scripts ask the document for', () => {
  for (const name of [file, `${file}x`]) {
    const text = '<img name="getElementById" alt="A" src="https://a.example/a.png" />\n\n<a name="here">b</a>\n'
    const { html, diagnostics } = compile(text, name)
    match(html, /<a name="here">/)
    ok(!html.includes('getElementById'), html)
    deepEqual(
      diagnostics.map(({ code }) => code),
      ['SP2017'],
    )
  }
})
