import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTheme } from '../../bin/services/own-code/own-theme.ts'
import { publicSite } from '../../bin/site/public-site.ts'
import { siteQuestion } from '../../bin/site/site-question.ts'
import { openContent } from '../../compiler/read/content-store.ts'
import { inFolder } from '../cli/run-command.ts'
import { compiledClient, pipelineOf, textOf } from '../site.ts'

const files = {
  'content/site.yaml': 'url: https://gannet.example\nbrand: { key: gannet, name: Gannet }\n',
  'content/pages/index.mdx': '# Home\n\nWords.\n\n<Person name="Ada" page="/walrus" />\n',
  'content/pages/walrus.md': '---\ntitle: Walrus\nbeta_feature: true\n---\n\nWords.\n',
  'blocks/person/block.tsx': `import { defineBlock } from 'signalpost'
import { z } from 'zod'
export default defineBlock({
  name: 'Person',
  summary: 'A person.',
  contract: z.object({ name: z.string(), page: z.string().optional() }),
  links: ({ page }) => (page === undefined ? [] : [{ path: ['page'], kind: 'link', words: 'block' }]),
  Template: ({ model }) => <p>{model.name}{model.page && <a href={model.page}>Their page</a>}</p>,
})
`,
}

test("a link whose words are an own block's is left out where nobody may be shown it", async () => {
  await inFolder(files, async (root) => {
    const code = await openTheme(root, compiledClient(), { env: {}, version: 'test', clean: true, readOnly: true })
    const content = openContent(root)
    content.refresh()
    const world = {
      theme: code.theme,
      client: code.client,
      mode: 'build' as const,
      env: {},
      imageSize: () => null,
      lastUpdated: () => null,
      year: () => null,
    }
    const whole = pipelineOf(content, world)
    const site = siteQuestion(whole, { publicOne: () => publicSite(content, world, whole) })
    const pages: string[] = []
    for await (const some of site.files())
      for (const { path, content } of some) if (path === 'index.html') pages.push(textOf(content))
    assert.match(pages.join(''), /<p>Ada<\/p>/)
  })
})
