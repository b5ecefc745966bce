import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryContent, pipelineOf } from '../site.ts'

const site = `url: https://docs.brimble.example
brand: { key: brimble, name: Brimble }
platformSection: { key: estuary, name: Estuary }
`

const page = `# Start

::voice-library

::code-sample-catalog

::settings-mapping{slug="acme"}

::destination-catalog{table="connection-modes"}

::error-record{code=30001}
`

const data = {
  'voices.json': '[\n {"objectID": "a", "voiceID": "a", "voiceName": "Ada", "previewUrl": "/assets/ada.mp3"}\n]\n',
  'code-samples.yaml': '- title: One\n  url: https://x.example\n- title: Two\n  url: /docs/two\n',
  'actions/acme.yaml': `config:
  - category: General
    settings:
      - name: Key
        notes: |
          First [this](/docs/three/four), then
          [that](/docs/three).
`,
  'destinations.yaml':
    'items:\n  - display_name: Acme\n    url: five\n    connection_modes: { cloud: { web: true } }\n',
  'errors.yaml': `- { code: 30001, message: A, log_level: ERROR, docs: '[six](/docs/six)' }
- { code: 30002, message: B, log_level: ERROR, docs: '[seven](/docs/seven)' }
`,
}

/** @returns the dead links of the site: the place, the path and the related place */
function deadLinks(files: Readonly<Record<string, string>>): readonly string[] {
  const records = Object.entries(files).map(([path, text]) => [`content/data/${path}`, text])
  const content = memoryContent({
    'content/site.yaml': site,
    'content/pages/docs/index.md': page,
    ...Object.fromEntries(records),
  })
  return pipelineOf(content, { mode: 'build' })
    .site.report()
    .diagnostics.filter(({ code }) => code === 'SP4008')
    .map(({ file, line, column, endColumn, message, related }) => {
      const shown = related.map((one) => ` < ${one.file}:${one.line}`).join('')
      return `${file}:${line}:${column}-${endColumn} ${/`(.*)`/.exec(message)?.[1]}${shown}`
    })
}

test('a dead link of a record is blamed in the file that has it, and the block that shows it is related', () => {
  assert.deepEqual(deadLinks(data), [
    'content/data/actions/acme.yaml:6:24-40 /docs/three/four < content/pages/docs/index.md:7',
    'content/data/actions/acme.yaml:7:18-29 /docs/three < content/pages/docs/index.md:7',
    'content/data/code-samples.yaml:4:8-17 /docs/two < content/pages/docs/index.md:5',
    'content/data/destinations.yaml:3:10-14 /docs/five < content/pages/docs/index.md:9',
    'content/data/errors.yaml:1:61-70 /docs/six < content/pages/docs/index.md:11',
    // Its own page has no block that anybody wrote.
    'content/data/errors.yaml:2:63-74 /docs/seven',
    'content/data/voices.json:2:70-87 /assets/ada.mp3 < content/pages/docs/index.md:3',
  ])
})

test('an anchor of the page that shows a text of the data is told at its place, one of another page once', () => {
  const texts = ['[its own](#gone)', '[its own](#gone)', '[of another](/docs#far)', '[of another](/docs#far)']
  const errors = texts.map((text, at) => `- { code: 3000${at}, message: A, log_level: ERROR, docs: '${text}' }\n`)
  const content = memoryContent({
    'content/site.yaml': site,
    // Both pages show the first.
    'content/pages/docs/index.md': '# Start\n\n::error-record{code=30000}\n',
    'content/data/errors.yaml': errors.join(''),
  })
  const { diagnostics } = pipelineOf(content, { mode: 'build' }).site.report()
  assert.deepEqual(
    diagnostics.map(({ line, message }) => `${line} ${message}`),
    [
      '1 Dead link: no anchor `#gone` on `/docs`',
      '2 Dead link: no anchor `#gone` on `/docs/api/errors/30001`',
      '3 Dead link: no anchor `#far` on `/docs`',
    ],
  )
})

test('a result of the search below the address of the site leads to a page that all readers see', () => {
  const content = memoryContent({
    'content/site.yaml': site,
    'content/pages/docs/index.md': '# Start\n\nText.\n',
    'content/pages/docs/beta.md': '---\ntitle: Beta\nbeta_feature: new\n---\n\nText.\n',
    'content/data/search-results.yaml': ['/docs', '/docs/gone', '/docs/beta', '.other.example/docs/x']
      .map((path) => `- { title: One, url: https://docs.brimble.example${path}, tags: [brimble] }\n`)
      .join(''),
  })
  assert.deepEqual(
    pipelineOf(content, { mode: 'build' })
      .site.report()
      .diagnostics.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`),
    ['content/data/search-results.yaml:2:22 SP4008', 'content/data/search-results.yaml:3:22 SP4006'],
  )
})

test('the Markdown form of a page that is made from data can be linked to', () => {
  const content = memoryContent({
    'content/site.yaml': site,
    'content/pages/docs/index.md':
      '# Start\n\n[a](/docs/api/errors/30001.md) [b](/docs/api/errors.md) [c](/docs/api/errors/3.md)\n',
    'content/data/errors.yaml': '- { code: 30001, message: A, log_level: ERROR }\n',
  })
  const { diagnostics } = pipelineOf(content, { mode: 'build' }).site.report()
  assert.deepEqual(
    diagnostics.map(({ message }) => message),
    ['Dead link: no page at `/docs/api/errors/3.md`'],
  )
})
