import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteYaml } from '../data/site/sample-site.ts'
import { memoryContent, pipelineOf } from '../site.ts'

const host = /^url: (\S+)$/m.exec(siteYaml)?.[1] ?? ''

/** What is found in links of one page, and where each leads. */
function linked(...urls: readonly string[]) {
  const { site, facts } = pipelineOf(
    memoryContent({
      'content/site.yaml': siteYaml,
      'content/redirects.yaml': '- { old_path: /old/calls, dest_url: /docs/calls }\n',
      'content/assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'content/assets/a#1 of 50%.pdf': '%PDF',
      'content/pages/docs/index.md': `---\ntitle: Docs\n---\n\n${urls.map((url) => `[link](${url})\n`).join('\n')}`,
      'content/pages/docs/calls.md': '---\ntitle: Calls\n---\n\n## Begin\n\nText.\n',
    }),
  )
  const found = site.report().diagnostics.filter(({ file }) => file === 'content/pages/docs/index.md')
  return {
    found: found.map(({ code, line }) => `${line} ${code}`),
    targets: urls.map((url) => facts.frame.link(url, 'content/pages/docs/index.md')),
  }
}

test('an address of the own host is the site’s where a page, a redirect or a file begins as it does', () => {
  const { found, targets } = linked(
    `${host}/docs/calls`,
    `${host}/old/calls`,
    `${host}/assets/a.svg`,
    `${host}/docs/gone`,
  )
  assert.deepEqual(found, ['11 SP4008'])
  assert.deepEqual(
    targets.map(({ href, external }) => [href, external]),
    [
      ['/docs/calls', false],
      ['/docs/calls', false],
      ['/assets/a.svg', false],
      ['/docs/gone', false],
    ],
  )
})

test('and another site’s where nothing does', () => {
  const { found, targets } = linked(`${host}/blog/new`, `${host}/status?x=1#y`)
  assert.deepEqual(found, [])
  assert.deepEqual(
    targets.map(({ href, external }) => [href, external]),
    [
      [`${host}/blog/new`, true],
      [`${host}/status?x=1#y`, true],
    ],
  )
})

test('what would begin a query or a fragment stays encoded in the name of a file', () => {
  const { found, targets } = linked('/assets/a%231%20of%2050%25.pdf?b#c')
  assert.deepEqual(found, [])
  assert.equal(targets[0]?.href, '/assets/a%231%20of%2050%25.pdf?b#c')
})

test('text that browsers look for is no anchor, and an anchor before it is one', () => {
  const { found, targets } = linked(
    '#:~:text=link',
    '/docs/calls#:~:text=Text',
    '/docs/calls#begin:~:text=Text',
    '/docs/calls#bgin:~:text=Text',
  )
  assert.deepEqual(found, ['11 SP4002'])
  assert.deepEqual(
    targets.map(({ href }) => href),
    ['#:~:text=link', '/docs/calls#:~:text=Text', '/docs/calls#begin:~:text=Text', '/docs/calls#bgin:~:text=Text'],
  )
})
