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
      'SP4009 Write `/docs/pens/fill`.',
      'SP4009 Write the path from the root of the site.',
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
