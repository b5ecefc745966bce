import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteYaml } from './cli/site-yaml.ts'
import { filesOf, memoryContent, pipelineOf } from './site.ts'

test('the picture of link previews has an absolute address, however it is written', async () => {
  const page = (image: string) => `---\ntitle: Page\nimage: ${image}\n---\n\nText.\n`
  const content = memoryContent({
    'content/site.yaml': siteYaml,
    'content/assets/a.png': 'x',
    'content/pages/docs/index.md': page('/assets/a.png'),
    'content/pages/docs/voice/index.md': page('./b.png'),
    'content/pages/docs/voice/b.png': 'x',
    'content/pages/docs/other.md': page('https://pictures.example/c.png'),
    'content/pages/docs/none.md': '---\ntitle: Page\n---\n\nText.\n',
  })
  const files = await filesOf(pipelineOf(content))
  const pictureOf = (path: string) => /<meta property="og:image" content="([^"]*)"/.exec(files.get(path) ?? '')?.[1]
  assert.equal(pictureOf('docs/index.html'), 'https://docs.acme.example/assets/a.png')
  assert.equal(pictureOf('docs/voice/index.html'), 'https://docs.acme.example/docs/voice/b.png')
  assert.equal(pictureOf('docs/other/index.html'), 'https://pictures.example/c.png')
  assert.equal(pictureOf('docs/none/index.html'), undefined)
})
