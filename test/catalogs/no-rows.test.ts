import { deepEqual, doesNotMatch, match } from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const blocks: readonly (readonly [block: string, says: RegExp])[] = [
  ['<DestinationCatalog table="connection-modes" />', /There are no destinations yet\./],
  ['<DestinationCatalog table="methods" />', /There are no destinations yet\./],
  ['<ErrorIndex />', /There are no error codes yet\./],
  ['<VoiceLibrary />', /There are no voices yet\./],
  ['<CodeSampleCatalog />', /There are no code samples yet\./],
]

test('a catalogue without rows says so, and neither filters nor warns of links that it does not show', async () => {
  const pages = blocks.map(([block], index) => [
    `content/pages/docs/p${index}.mdx`,
    `---\ntitle: Page\n---\n\n${block}\n`,
  ])
  const site =
    'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\nplatformSection: { key: flow, name: Flow }\n'
  const pipeline = pipelineOf(memoryContent({ 'content/site.yaml': site, ...Object.fromEntries(pages) }), {
    mode: 'build',
  })
  deepEqual(pipeline.site.report().diagnostics, [])
  const files = await filesOf(pipeline)
  for (const [index, [, says]] of blocks.entries()) {
    const html = files.get(`docs/p${index}/index.html`) ?? ''
    match(html, says)
    doesNotMatch(html, /<form[^>]*data-filter|<table/)
    match(files.get(`docs/p${index}.md`) ?? '', says)
  }
})

test('what is counted is in the singular where there is one of it', async () => {
  const content = {
    'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
    'content/data/errors.yaml': '- { code: 20003, message: Permission denied, log_level: ERROR }\n',
    'content/pages/docs/en.mdx': '---\ntitle: Page\n---\n\n<ErrorIndex />\n',
    'content/pages/docs/de.mdx': '---\ntitle: Seite\nlang: fr\n---\n\n<ErrorIndex />\n',
  }
  const files = await filesOf(pipelineOf(memoryContent(content), { mode: 'build' }))
  match(files.get('docs/en/index.html') ?? '', /data-filter-count="\{shown\} of \{total\} error">1 error</)
  match(files.get('docs/de/index.html') ?? '', />1 erreur</)
})
