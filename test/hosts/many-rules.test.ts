import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { memoryContent, pipelineOf } from '../site.ts'

test('thousands of redirects of files beside as many pages do not take the square of their number', () => {
  const numbers = Array.from({ length: 3000 }, (_, at) => at)
  const pages = numbers.map((at) => [`content/pages/docs/p${at}.md`, '# P\n\nText.\n'])
  // Where a page has the address without `.html`, the redirect has no second source there.
  const taken = '- { old_path: /docs/p7.html, dest_url: /docs/p8 }\n'
  const content = memoryContent({
    'content/site.yaml': 'url: https://a.example\nbrand: { key: a, name: A }\nhosting: { for: [vercel] }\n',
    ...Object.fromEntries(pages),
    'content/redirects.yaml':
      numbers.map((at) => `- { old_path: /old/p${at}.html, dest_url: /docs/p${at} }\n`).join('') + taken,
  })
  const pipeline = pipelineOf(content, { mode: 'build' })
  pipeline.facts.plan()
  for (const { file } of pipeline.site.written()) pipeline.pages.summary(file)
  for (const route of pipeline.site.shownRoutes()) pipeline.site.hostFacts(route)
  const start = process.cpuUsage()
  const written = pipeline.site.hosts().value.find(({ path }) => path === 'vercel.json')
  ok(process.cpuUsage(start).user < 2_000_000)
  const { redirects } = JSON.parse(`${written?.content}`)
  const sources = redirects.map(({ source }: { readonly source: string }) => source)
  equal(sources.filter((source: string) => source.startsWith('/old/p7')).length, 2 * 111)
  equal(sources.filter((source: string) => source.startsWith('/docs/p7')).length, 1)
})
