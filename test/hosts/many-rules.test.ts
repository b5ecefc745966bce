import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { countedGrowth } from '../growth/counted-growth.ts'
import { memoryContent, pipelineOf } from '../site.ts'

/** A site that is read, with as many pages as redirects of files, on Vercel. */
function siteOf(count: number) {
  const numbers = Array.from({ length: count }, (_, at) => at)
  const pages = numbers.map((at) => [`content/pages/docs/p${at}.md`, '# P\n\nText.\n'])
  // Where a page has the address without `.html`, the redirect has no second source there.
  const taken = '- { old_path: /docs/p0.html, dest_url: /old/p0 }\n'
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
  return pipeline.site
}

test('hundreds of redirects of files beside as many pages do not take the square of their number', () => {
  const sites = new Map([1, 40, 160].map((count) => [count, siteOf(count)]))
  const growth = countedGrowth((count) => {
    const written = sites
      .get(count)
      ?.hosts()
      .value.find(({ path }) => path === 'vercel.json')
    const { redirects } = JSON.parse(`${written?.content}`)
    const sources = redirects.map(({ source }: { readonly source: string }) => source)
    const of = (path: string) => sources.filter((source: string) => source.startsWith(path)).length
    // Each from its address with `.html`, and from that without it where no page is.
    deepEqual([of('/old/'), of('/docs/p')], [2 * count, 1])
  }, 40)
  ok(growth < 8, String(growth))
})
