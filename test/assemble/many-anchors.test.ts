import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { countedGrowth } from '../growth/counted-growth.ts'
import { memoryContent, pipelineOf } from '../site.ts'

const file = 'content/pages/docs/x.md'

test('hundreds of links to nothing beside as many anchors do not take the square of their number', () => {
  const growth = countedGrowth((count) => {
    const names = Array.from({ length: count }, (_, at) => `customer-record-${at}`)
    const wrong = names.filter((_, at) => at % 4 === 0)
    const links = wrong.map((name) => `[a](#${name.replace('customer', 'custmer')})\n`)
    const headings = names.map((name) => `## ${name}\n`)
    const content = memoryContent({
      'content/site.yaml': 'url: https://a.example\nbrand: { key: a, name: A }\n',
      [file]: ['# Title\n', ...links, ...headings].join('\n'),
    })
    const diagnostics = [...pipelineOf(content).pages.links(file).written]
    deepEqual(
      diagnostics.map(({ hint }) => hint),
      wrong.map((name) => `Did you mean \`#${name}\`?`),
    )
  }, 520)
  ok(growth < 8, String(growth))
})
