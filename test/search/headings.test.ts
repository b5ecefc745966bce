import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { SitePage } from '../../compiler/assemble/frame.ts'
import type { Heading } from '../../compiler/model/public-block.ts'
import { recordOf, searchedPage } from '../../compiler/search/search-record.ts'
import { memoryContent, pipelineOf } from '../site.ts'

const body = `## One\n\n## Two\n\n### One\n\n## Three\n\n## one\n`

function siteOf(text: string) {
  const { settings, render } = pipelineOf(
    memoryContent({
      'content/site.yaml': 'url: https://a.example\nbrand: { key: a, name: A }\n',
      'content/pages/index.md': `---\ntitle: Page\ndescription: Words.\n---\n\n${text}`,
    }),
  )
  return { page: render.placed('/'), markdown: render.searched('/').value, config: settings.config() }
}

const anchorsIn = ({ page, markdown, config }: ReturnType<typeof siteOf>) => {
  const found = searchedPage(page, config)
  return found === null ? [] : Array.from(recordOf(found, markdown, config.base).places, ({ id }) => id)
}

test('headings of the same words have their anchors in order', () => {
  deepEqual(anchorsIn(siteOf(body)), ['', 'one', 'two', 'one-1', 'three', 'one-2'])
})

test('a heading that the page does not have takes no other from those after it', () => {
  const site = siteOf(body)
  const markdown = site.markdown.replace('## Two', '## Three\n\n## None\n\n## Two')
  deepEqual(anchorsIn({ ...site, markdown }), ['', 'one', 'three', '', '', 'one-2', '', ''])
})

test('each heading is looked at twice, to tell what the page is and where it is, however many there are', () => {
  const site = siteOf(Array.from({ length: 300 }, (_, at) => `## Heading ${at}\n`).join('\n'))
  let reads = 0
  const headings = site.page.model.headings.map(
    (heading): Heading => ({
      ...heading,
      get value() {
        reads++
        return heading.value
      },
    }),
  )
  const page: SitePage = { ...site.page, model: { ...site.page.model, headings } }
  ok(anchorsIn({ ...site, page }).length > 300)
  ok(reads <= 600, String(reads))
})
