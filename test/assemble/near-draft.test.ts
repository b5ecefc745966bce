import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryContent, pipelineOf } from '../site.ts'

const site = 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n'

/** @returns what the site's links are said to lack, with the hints */
function hintsOf(pages: Readonly<Record<string, string>>): readonly string[] {
  const files = Object.entries(pages).map(([path, text]) => [`content/pages/docs/${path}`, text])
  return pipelineOf(memoryContent({ 'content/site.yaml': site, ...Object.fromEntries(files) }), { mode: 'build' })
    .site.report()
    .diagnostics.map(({ message, hint }) => `${message} ${hint}`)
}

test('nobody is sent to a draft: the nearest page that readers see is named, or none', () => {
  const index = '# Home\n\nSee [calls](/docs/voice/cals).\n'
  const draft = '---\ndraft: true\n---\n\n# Calls\n'
  const [alone = ''] = hintsOf({ 'index.md': index, 'voice/calls.md': draft })
  assert.match(alone, /voice\/cals/)
  assert.doesNotMatch(alone, /voice\/calls/)
  const [beside = ''] = hintsOf({ 'index.md': index, 'voice/calls.md': draft, 'voice/call.md': '# Call\n' })
  assert.match(beside, /voice\/call\b/)
  const [shown = ''] = hintsOf({ 'index.md': index, 'voice/calls.md': '# Calls\n' })
  assert.match(shown, /voice\/calls/)
})

test('a link to the Markdown form of a draft is one to the draft', () => {
  const draft = '---\ndraft: true\n---\n\n# Calls\n\nText.\n'
  assert.deepEqual(hintsOf({ 'index.md': '# Home\n\n[a](/docs/calls.md)\n', 'calls.md': draft }), [
    'Link to the draft `/docs/calls.md` Publish the draft, or remove the link.',
  ])
})

test('a link to another site without its scheme is told so, and of no page', () => {
  const text = '# Home\n\n[a](www.example.com) [b](docs.example.com/docs) [c](example.dev#x) [d](calls.come)\n'
  assert.deepEqual(
    hintsOf({ 'index.md': text, 'docs.md': '# Docs\n\nText.\n' }).map((hint) => hint.split('` ')[1]),
    [
      ...['www.example.com', 'docs.example.com/docs', 'example.dev#x'].map(
        (url) => `If it is on another site, write \`https://${url}\`.`,
      ),
      'Add the page, or a redirect from this path.',
    ],
  )
})

test('a redirect to a draft, or to its Markdown form, is told that it is one', () => {
  const redirects = '- { old_path: /a, dest_url: /docs/calls }\n- { old_path: /b, dest_url: /docs/calls.md }\n'
  const content = memoryContent({
    'content/site.yaml': site,
    'content/redirects.yaml': redirects,
    'content/pages/docs/index.md': '# Home\n\nText.\n',
    'content/pages/docs/calls.md': '---\ndraft: true\nredirect_from: /c\n---\n\n# Calls\n\nText.\n',
  })
  const told = (mode: 'build' | 'preview') => pipelineOf(content, { mode }).site.report().diagnostics
  assert.deepEqual(
    told('build').map(({ code, line, hint }) => [code, line, hint]),
    [1, 2].map((line) => ['SP5025', line, 'That page is a draft: publish it, or remove the redirect.']),
  )
  assert.deepEqual(told('preview'), [])
})

test('an address in quotes is told how to be written', () => {
  assert.deepEqual(
    hintsOf({ 'index.md': '# Home\n\n[a](“/docs/calls”) ![b](’a.png’)\n' }).map((hint) => hint.split('` ')[1]),
    [
      'Write `/docs/calls`: an address stands there without quotes.',
      'Write `a.png`: an address stands there without quotes.',
    ],
  )
})

test('an address of e-mail without its scheme, and one with backslashes, are told how to be written', () => {
  const text = '# Home\n\n[a](me@example.com) [b](.\\voice\\calls.md) ![c](img\\a.png) [d](https//a.example/x)\n'
  assert.deepEqual(
    hintsOf({ 'index.md': text }).map((hint) => hint.split('` ')[1]),
    [
      'If it is an e-mail address, write `mailto:me@example.com`.',
      'Write `./voice/calls.md`: addresses have slashes.',
      'Write `img/a.png`: addresses have slashes.',
      'Write `https://a.example/x`.',
    ],
  )
})
