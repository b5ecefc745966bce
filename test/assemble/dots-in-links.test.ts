import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { withoutDots } from '../../compiler/model/routes.ts'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const siteOf = (text: string) =>
  pipelineOf(
    memoryContent({
      'content/site.yaml': 'url: https://a.example/base\nbrand: { key: a, name: A }\n',
      'content/redirects.yaml': '- { old_path: /docs/old, dest_url: /docs/b }\n',
      'content/pages/docs/index.md': `# Home\n\n${text}\n`,
      'content/pages/docs/a/index.md': '# A\n\nText.\n',
      'content/pages/docs/b.md': '# B\n\nText.\n\n## Part\n\nText.\n',
      'content/assets/i.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    }),
  )

const links = {
  '/docs/a/../b': '/base/docs/b',
  '/docs/./b': '/base/docs/b',
  '/docs/a/%2E%2e/b': '/base/docs/b',
  '%2e/b': '/base/docs/b',
  '/docs/a/../b?x=1#part': '/base/docs/b?x=1#part',
  '/docs/a/../old': '/base/docs/b',
  '/docs/a/..': '/base/docs',
  '/docs/b/.': '/base/docs/b',
  '/docs/x/../a/.././b/': '/base/docs/b',
  'https://a.example/base/docs/a/../b': '/base/docs/b',
  '/assets/icons/../i.svg': '/base/assets/i.svg',
}

test('dots in a path are resolved as browsers do, before redirects, and the address is written without them', async () => {
  const written = Object.keys(links).map((url) => `[x](${url})`)
  const pipeline = siteOf(written.join('\n'))
  deepEqual(
    pipeline.site
      .report()
      .diagnostics.filter(({ severity, file }) => severity === 'error' || file?.includes('pages'))
      .map(({ message }) => message),
    [],
  )
  const html = (await filesOf(pipeline)).get('docs/index.html') ?? ''
  const [, content = ''] = /<article.*?<h1.*?<\/h1>(.*?)<\/p>/s.exec(html) ?? []
  deepEqual(
    [...content.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href),
    Object.values(links),
  )
})

test('a link that is dead without its dots is named without them, and one that leads out of the site stays dead', async () => {
  const pipeline = siteOf('[x](/docs/a/../nope) [y](/docs/a/../b#nope) [z](/../docs/b) [u](/docs/../..//evil.example)')
  const told = pipeline.site
    .report()
    .diagnostics.filter(({ file }) => file?.includes('pages'))
    .map(({ message }) => message)
  deepEqual(told, [
    'Dead link: no page at `/docs/nope`',
    'Dead link: no anchor `#nope` on `/docs/b`',
    'Dead link: no page at `/../docs/b`',
    'Dead link: no page at `/docs/../..//evil.example`',
  ])
})

test('no path without its dots begins with two slashes, which would be another host', () => {
  for (const path of ['/a/..//evil.example', '/./\\evil.example', '/a/../%2Fevil.example', '/a/..//..//evil.example'])
    equal(withoutDots(path), path)
  equal(withoutDots('/a.b/..c/.d'), '/a.b/..c/.d')
  match(withoutDots('/a/../b/?../c'), /^\/b\/\?\.\.\/c$/)
  doesNotMatch(withoutDots('/a/b/../../..'), /^\/$/)
})
