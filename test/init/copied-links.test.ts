import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linksTo } from '../../bin/services/init/copied-links.ts'

const copies = [
  { from: 'docs/A.md', to: 'content/pages/a.md' },
  { from: 'docs/B.md', to: 'content/pages/b.md' },
]
const [copy = { from: '', to: '' }] = copies
const linked = (text: string) => linksTo({ folder: 'docs', copies }, () => null)(text, copy)
const link = '[b](B.md)\n'
const led = '[b](./b.md)\n'

test('links in fenced code stay, those around it lead to the copies', () => {
  for (const code of [
    `\`\`\`md\n${link}\`\`\`\n`,
    `~~~\n${link}~~~~  \n`,
    // A fence ends with a line of its own marks, as many or more, and nothing else.
    `\`\`\`md\n\`\`\`js\n${link}~~~\n${link}\`\`\`\n`,
    `\`\`\`\`\n\`\`\`\n${link}\`\`\`\`\n`,
  ]) {
    assert.equal(linked(`${link}\n${code}\n${link}`), `${led}\n${code}\n${led}`)
    assert.equal(linked(code), code)
    const windows = (text: string) => text.replaceAll('\n', '\r\n')
    assert.equal(linked(windows(`${link}${code}${link}`)), windows(`${led}${code}${led}`))
  }
})

test('what is never closed is code to the end, and a line of backticks with more behind them opens nothing', () => {
  assert.equal(linked(`${link}\`\`\`\n${link}\n${link}`), `${led}\`\`\`\n${link}\n${link}`)
  assert.equal(linked(`\`\`\`a\`\`\` is code\n${link}`), `\`\`\`a\`\`\` is code\n${led}`)
})

test('a page of a hundred thousand backticks is read', () => {
  const long = `${'`'.repeat(100_000)}\n${'```\n~~~\n'.repeat(10_000)}`
  assert.equal(linked(long), long)
})

test('links to the page that another tool makes of a file, or to its address, lead to the copy', () => {
  assert.equal(linked('[b](B.html#c)\n[b]: ./B.htm\n[b](B)\n'), '[b](./b.md#c)\n[b]: ./b.md\n[b](./b.md)\n')
  // Right as they are, or none of the copies.
  for (const same of ['[b](b)\n', '[b](b.md)\n', '[c](C.html)\n', '[b](https://x.example/B.html)\n'])
    assert.equal(linked(same), same)
})

test('a link to a folder is one to its first page', () => {
  const pages = [
    { from: 'docs/A.md', to: 'content/pages/a.md' },
    { from: 'docs/Guide/README.md', to: 'content/pages/guide/index.md' },
    { from: 'docs/more/index.md', to: 'content/pages/more/index.md' },
  ]
  const [from = copy] = pages
  const withLinks = linksTo({ folder: 'docs', copies: pages }, (path) => `https://x/${path}`)
  const led = withLinks('[g](./Guide/) [h](Guide) [m](more/) [n](./more#x)\n', from)
  assert.equal(led, '[g](./guide/index.md) [h](./guide/index.md) [m](more/) [n](./more#x)\n')
  // The page that mdBook makes of a README.
  assert.equal(
    withLinks('[g](Guide/index.html#a) [m](more/index.html)\n', from),
    '[g](./guide/index.md#a) [m](./more/index.md)\n',
  )
})

test('a path that begins with a slash begins at the folder, and at what other tools publish beside its pages', () => {
  const files = [
    { from: 'docs/Guide/A.md', to: 'content/pages/guide/a.md' },
    { from: 'docs/B.md', to: 'content/pages/b.md' },
    { from: 'docs/public/logo.svg', to: 'content/pages/public/logo.svg' },
    { from: 'docs/static/img/x.png', to: 'content/pages/static/img/x.png' },
  ]
  const [from = copy] = files
  const led = linksTo({ folder: 'docs', copies: files }, (path) => `https://x/${path}`)
  assert.equal(
    led('[b](/B.html#c) ![](/logo.svg) ![](</img/x.png>)\n', from),
    '[b](../b.md#c) ![](../public/logo.svg) ![](<../static/img/x.png>)\n',
  )
  assert.equal(led('[b](/docs/B#c) [d](/docs/d)\n', from), '[b](../b.md#c) [d](/docs/d)\n')
  for (const same of ['[b](/b)\n', '[b](/b.md)\n', '[c](/c)\n', '[c](//b)\n', '[c](/../package.json)\n'])
    assert.equal(led(same, from), same)
})

test('a link to the index of a folder leads to its page', () => {
  const pages = [...copies, { from: 'docs/c/index.mdx', to: 'content/pages/c/index.mdx' }]
  const here = linksTo({ folder: 'docs', copies: pages }, () => null)('[c](/c/index) [c](c/index#d) [c](/c)\n', copy)
  assert.equal(here, '[c](./c/index.mdx) [c](./c/index.mdx#d) [c](/c)\n')
})

test('an address that is written for the page with a slash behind it is led, too, where no file has it', () => {
  const pages = [
    { from: 'docs/guide/a.md', to: 'content/pages/guide/a.md' },
    { from: 'docs/guide/B.md', to: 'content/pages/guide/b.md' },
    { from: 'docs/guide/index.md', to: 'content/pages/guide/index.md' },
    { from: 'docs/img/c.png', to: 'content/pages/img/c.png' },
  ]
  const withLinks = linksTo({ folder: 'docs', copies: pages }, () => null)
  const led = withLinks('[b](../B/#x) <img src="../../img/c.png"> ![](../img/c.png)\n', pages[0] ?? copy)
  assert.equal(led, '[b](./b.md#x) <img src="../img/c.png"> ![](../img/c.png)\n')
  // The address of a folder's own page is the folder.
  assert.equal(withLinks('[b](../B/)\n', pages[2] ?? copy), '[b](../B/)\n')
})

test('an address from the root is one of a picture that lies deeper, where no other ends so', () => {
  const pictures = ['en/img/c.png', 'en/img/d.png', 'de/img/d.png'].map((path) => ({
    from: `docs/${path}`,
    to: `content/pages/${path}`,
  }))
  const withLinks = linksTo({ folder: 'docs', copies: [...copies, ...pictures] }, () => null)
  const led = withLinks('![](/img/c.png) ![](/img/d.png) ![](img/c.png) [](/g/c.png)\n', copy)
  assert.equal(led, '![](./en/img/c.png) ![](/img/d.png) ![](img/c.png) [](/g/c.png)\n')
})

test('links of a partial lead to pages from the root, as it stands in pages of any folder', () => {
  const all = [...copies, { from: 'docs/deep/_p.md', to: 'content/partials/deep/p.md' }]
  const page = { from: 'docs/deep/_p.md', to: 'content/partials/deep/p.md' }
  assert.equal(
    linksTo({ folder: 'docs', copies: all }, () => null)('[b](../B.md#c) [x](gone.md)\n', page),
    '[b](/b#c) [x](gone.md)\n',
  )
})

test('links to the address that a page gives itself lead to its copy', () => {
  const given = [
    { from: 'docs/A.md', to: 'content/pages/a.md' },
    { from: 'docs/deep/01-Long.md', to: 'content/pages/deep/short/index.md' },
    { from: 'docs/B.md', to: 'content/pages/other.md' },
    { from: 'docs/other.md', to: 'content/pages/b.md' },
  ]
  const [first = copy] = given
  assert.equal(
    linksTo({ folder: 'docs', copies: given }, () => null)(
      '[l](deep/short) [l](/docs/deep/short#x) [o](other.md)\n',
      first,
    ),
    '[l](deep/short) [l](./deep/short/index.md#x) [o](./b.md)\n',
  )
})
