import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gannetOf, settings } from './gannet.ts'

test('of an area and one inside of it, the inner one alone is current', () => {
  const topBar = `topBar:
  products: [{ label: Voice, path: /docs/voice }, { label: Relay, path: /docs/voice/relay }, { label: Mail, path: /docs/mail }]
`
  const files = {
    'pages/docs/voice/index.md': '# Voice\n\nText.',
    'pages/docs/voice/relay/index.md': '# Relay\n\nText.',
    'pages/docs/voice/relay/start.md': '# Start\n\nText.',
    'pages/docs/mail.md': '# Mail\n\nText.',
    'pages/docs/loose.md': '---\nsidebar: voice\n---\n# Loose\n\nText.',
    'pages/docs/mail/of-voice.md': '---\nsidebar: voice\n---\n# Of voice\n\nText.',
    'pages/docs/rest.md': '# Rest\n\nText.',
    'navigation/voice.yaml':
      'title: Voice\npath: /docs/voice\nentries: [{ page: { title: Loose, path: /docs/loose } }]\n',
    'navigation/all.yaml': 'title: All\npath: /docs\nentries: [{ page: { title: Rest, path: /docs/rest } }]\n',
  }
  const { render } = gannetOf({ 'site.yaml': settings + topBar, ...files })
  const current = (route: string) => {
    const [header = ''] = /<header.*?<\/header>/s.exec(String(render.html(route).files[0]?.content)) ?? []
    return [...header.matchAll(/<a href="([^"]+)"[^>]* aria-current="(\w+)"/g)].map(
      ([, href, state]) => `${href} ${state}`,
    )
  }
  assert.deepEqual(current('/docs/voice'), ['/docs/voice page'])
  assert.deepEqual(current('/docs/voice/relay'), ['/docs/voice/relay page'])
  assert.deepEqual(current('/docs/voice/relay/start'), ['/docs/voice/relay true'])
  // A page elsewhere is in the one that its sidebar belongs to.
  assert.deepEqual(current('/docs/loose'), ['/docs/voice true'])
  assert.deepEqual(current('/docs/mail/of-voice'), ['/docs/mail true'])
  assert.deepEqual(current('/docs/rest'), [])
})
