import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { withOwnLinkAnchors } from '../../bin/services/init/own-link-anchors.ts'
import { timedGrowth } from '../growth/timed-growth.ts'

const target = `---
title: "# No heading"
---

## vi.mock \`{ a }\`

## 2. Über *all*

## Usage & more

## Usage & more

## Named {#Own}

<a id="vi-other"></a>

\`\`\`md
## In code
\`\`\`
`
const led = (link: string, path = 'content/pages/guide/a.md') => {
  const copies = [
    { path, content: `[x](${link})\n` },
    { path: 'content/pages/b.md', content: target },
    {
      path: 'content/pages/guide/index.md',
      content: Buffer.from('## a.b\n\n[y](#a-b) <a href="../b.md#vi-mock-a">z</a>\n'),
    },
    { path: 'content/pages/p.png', content: Buffer.from('# x') },
  ]
  const [first] = withOwnLinkAnchors(copies)
  return /\((.*)\)\n$/.exec(`${first?.content}`)?.[1]
}

test('links lead to headings by the ids that they have here, where another tool made others of the same words', () => {
  const anchors = {
    'vi-mock-a': 'vimock--a-',
    'Vi-Mock-A': 'vimock--a-',
    '_2-uber-all': encodeURI('2-über-all'),
    'usage-more': 'usage--more',
    own: 'Own',
    'ber-all': encodeURI('2-über-all'),
  }
  for (const [former, id] of Object.entries(anchors)) {
    equal(led(`../b.md#${former}`), `../b.md#${id}`, former)
    equal(led(`/b#${former}`), `/b#${id}`, former)
  }
  equal(led('/guide/#a-b'), '/guide/#ab')
  equal(led('../b.md#usage-more', 'content/partials/x/a.md'), '../b.md#usage-more')
  equal(led('/b.md#usage-more', 'content/partials/x/a.md'), '/b.md#usage--more')
})

test('links that are right, lead elsewhere, or were not right before stay', () => {
  const same = ['usage--more-1', 'vi-other', 'gone', 'in-code', 'no-heading', '', '%zz', 'Own']
  for (const anchor of same) equal(led(`../b.md#${anchor}`), `../b.md#${anchor}`)
  for (const url of [
    'https://x.example/b.md#own',
    '../gone.md#own',
    '#own',
    '../../../b.md#own',
    '//x.example#own',
    'b',
  ])
    equal(led(url), url)
})

test('other pages and files are what they were, but for such links', () => {
  const copies = [
    { path: 'content/pages/index.md', content: '## a.b\n\n[y](#a-b) `#a-b`\n' },
    { path: 'content/pages/c.md', content: 'No link.\n' },
    { path: 'content/pages/p.png', content: Buffer.from('[x](#y)') },
  ]
  const made = withOwnLinkAnchors(copies)
  deepEqual(made.slice(1), copies.slice(1))
  equal(made[0]?.content, '## a.b\n\n[y](#ab) `#a-b`\n')
})

test('pages of many headings and links are read once', () => {
  const growth = timedGrowth((size) => {
    const content = `${'## a.b `c`\n\n'.repeat(size)}${'[x](#a-b-c)\n'.repeat(size)}${'-'.repeat(size)}\n# ${' -'.repeat(size)}x\n`
    withOwnLinkAnchors([{ path: 'content/pages/index.md', content }])
  }, 200)
  ok(growth < 20, String(growth))
})
