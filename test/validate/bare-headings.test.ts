import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryContent, pipelineOf } from '../site.ts'

const settings = 'url: https://docs.gannet.example\nbrand: { key: gannet, name: Gannet }\n'

/** The headings that a page has left where it may say nothing of `/secret`. */
function headingsOf(body: string): readonly string[] {
  const files = {
    'content/site.yaml': settings,
    'content/pages/index.mdx': body,
    'content/pages/secret.md': '---\ntitle: Secret\nbeta_feature: true\n---\n\nText.\n',
  }
  const { render } = pipelineOf(memoryContent(files), { isExcluded: (url) => url === '/secret' })
  return String(render.html('/').files[1]?.content)
    .split('\n')
    .filter((line) => line.startsWith('#'))
}

const card = '<LinkCard title="A" href="/secret" />'
const cards = `<LinkCardGrid>\n${card}\n</LinkCardGrid>`

test('a heading over cards that are all left out goes with them', () => {
  const cases: readonly (readonly [body: string, left: readonly string[]])[] = [
    [`# Home\n\nText.\n\n## Cards\n\n${cards}\n\n## Rest\n\nText.`, ['# Home', '## Rest']],
    [`# Home\n\nText.\n\n## Above\n\n### Cards\n\n${card}\n\n### Too\n\n${cards}`, ['# Home']],
    [`# Home\n\n## Above\n\n### Cards\n\n${card}\n\n### Rest\n\nText.`, ['# Home', '## Above', '### Rest']],
    // Links that are written elsewhere are no text.
    [`# Home\n\n[Text][r].\n\n## Cards\n\n${cards}\n\n[r]: /other "R"`, ['# Home']],
    // There is something else below them, or was nothing before.
    [`# Home\n\n## Cards\n\n${cards}\n\nText.`, ['# Home', '## Cards']],
    [`# Home\n\n## Cards\n\n${card}\n\n### Below\n\nText.`, ['# Home', '## Cards', '### Below']],
    [`# Home\n\n${cards}\n\n## Bare\n\n## Rest\n\nText.`, ['# Home', '## Bare', '## Rest']],
    [`# Home\n\n${cards}`, ['# Home']],
  ]
  for (const [body, left] of cases) assert.deepEqual(headingsOf(body), left, body)
})
