import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { roleOf } from '../../compiler/read/role.ts'
import { memoryContent, pipelineOf } from '../site.ts'

const hintsIn = (files: Readonly<Record<string, string>>) =>
  pipelineOf(
    memoryContent({
      'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
      'content/pages/docs/index.md': '# Docs\n\nText.\n',
      'content/pages/docs/pens/fill.mdx': '# Fill\n\nText.\n',
      'content/assets/img/pen.txt': 'A pen\n',
      ...files,
    }),
  )
    .site.report()
    .diagnostics.map(({ code, hint }) => `${code} ${hint}`)

test('a path that leads out of the pages, as editors follow it', () => {
  const links = [
    '../../assets/img/pen.txt',
    '../../../content/assets/img/pen.txt',
    '../../../pages/docs/pens/fill.mdx#a',
  ]
  deepEqual(
    hintsIn({
      'content/pages/docs/a.md': `# A\n\n${links.map((link) => `[a](${link})`).join(' ')} [b](../../../zz.md)\n`,
    }),
    [
      'SP4009 Write `/assets/img/pen.txt`.',
      'SP4009 Write `/assets/img/pen.txt`.',
      'SP4009 Write `/docs/pens/fill#a`.',
      'SP4009 Write the path from the root of the site, or of what lies elsewhere its whole address.',
    ],
  )
})

test('pages beside the folder of pages, and folders by a shorter name', () => {
  deepEqual(
    ['content/index.md', 'content/docs/b.md', 'content/nav/pens.yaml'].map((path) => roleOf(path).fault?.hint),
    [
      'If it is a page, move it to `content/pages/index.md`.',
      'If it is a page, move it to `content/pages/docs/b.md`.',
      'Did you mean `navigation`?',
    ],
  )
})

test('a block in a cell of a table cannot have lines of its own', () => {
  const row = '| A | B |\n| - | - |\n| <Callout variant="info">x</Callout> | <ErrorIndex /> |\n'
  const hint = 'SP3006 Put it before or after the table: a cell holds text, and blocks that may be in a line of it.'
  deepEqual(hintsIn({ 'content/pages/docs/a.mdx': `# A\n\n${row}` }), [hint, hint])
})

test('a block of another generator that has the name of one of ours is one mistake, with its properties', () => {
  const cards = '<CardGroup cols={2}>\n<LinkCard title="A" href="/docs" />\n</CardGroup>\n'
  deepEqual(hintsIn({ 'content/pages/docs/a.mdx': `# A\n\n${cards}` }), [
    'SP3006 Put it directly inside `ProductGrid`, or use `LinkCardGrid`.',
  ])
})
