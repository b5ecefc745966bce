import { deepEqual, doesNotMatch, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const config =
  'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\nplatformSection: { key: flow, name: Flow }\n'

/** A site with a page that shows all blocks of the data. */
function siteWith(data: Readonly<Record<string, string>>, blocks: readonly string[]) {
  return pipelineOf(
    memoryContent({
      'content/site.yaml': config,
      'content/pages/docs/index.mdx': `---\ntitle: Page\n---\n\n${blocks.join('\n\n')}\n`,
      ...Object.fromEntries(Object.entries(data).map(([path, text]) => [`content/data/${path}`, text])),
    }),
    { mode: 'build' },
  )
}

const blocks = [
  '<SupportGrid type="community" />',
  '<SupportGrid type="flagship" />',
  '<DestinationCatalog table="methods" />',
  '<DestinationCatalog table="connection-modes" />',
  '<SettingsMapping slug="bare" />',
  '<VoiceLibrary />',
  '<CodeSampleCatalog />',
  '<ErrorRecord code={2} />',
]

const empty = "''"

/** Each field that may be unknown is null in one record, empty in the next, absent in the third. */
const sparse = {
  'library-support.yaml': `
- { type: community, displayName: null, supportNote: null }
- { type: maintenance, displayName: ${empty}, supportNote: ${empty} }
- { type: flagship }
`,
  'errors.yaml': `
- { code: 1, message: null, log_level: ERROR, docs: null }
- { code: 2, message: ${empty}, log_level: ERROR, docs: ${empty} }
`,
  'destinations.yaml': `items:
- { id: null, display_name: Nil, slug: null, url: null, categories: null, methods: null, connection_modes: null, components: null, actions: null, partnerOwned: null, previous_names: [null] }
- { id: ${empty}, display_name: Void, slug: ${empty}, url: ${empty}, categories: ${empty}, methods: ${empty}, connection_modes: ${empty}, components: ${empty}, actions: ${empty}, partnerOwned: ${empty}, previous_names: [${empty}] }
- { id: ${empty}, display_name: Half, slug: ${empty}, url: ${empty}, methods: { track: ${empty}, page: true }, connection_modes: { cloud: ${empty}, device: { web: true } }, components: [null, { type: null }] }
`,
  'sources.yaml': `items:
- { id: ${empty}, display_name: A, slug: ${empty}, url: ${empty} }
- { id: ${empty}, display_name: B, slug: ${empty}, url: null }
`,
  'actions/bare.yaml': `config:
- category: null
  settings:
  - { name: First, connection_mode: null, configurable: null, location: null, notes: null }
  - { name: Second, connection_mode: ${empty}, configurable: ${empty}, location: ${empty}, notes: ${empty} }
- { category: ${empty}, settings: ${empty} }
`,
  'actions/none.yaml': 'config:\n',
  'voices.yaml': `
- { objectID: 1, voiceID: null, voiceName: Nil, labels: null, previewUrl: null, locale: null }
- { objectID: 2, voiceID: ${empty}, voiceName: Void, labels: [${empty}, null], previewUrl: ${empty}, locale: ${empty} }
`,
  'code-samples.yaml': `
- { title: Nil, url: null, description: null, product: null, language: null, tags: null, contributorType: null, flags: null }
- { title: Void, url: ${empty}, description: ${empty}, product: ${empty}, language: ${empty}, tags: [${empty}], contributorType: ${empty}, flags: ${empty} }
- { title: Half, product: { primary: null, secondaries: [sms] }, flags: { demo: ${empty} } }
`,
  'search-results.yaml': `- { title: 2024, url: https://blog.example, description: null, tags: ${empty} }\n`,
}

test('what records leave null, empty or out is unknown, and no mistake', async () => {
  const pipeline = siteWith(sparse, blocks)
  // The site has no pages of the calls; all else would be about the records.
  const { diagnostics } = pipeline.site.report()
  deepEqual(
    diagnostics.filter(({ message }) => !message.startsWith('Dead link: no page at `/docs/flow/connections/')),
    [],
  )
  const files = await filesOf(pipeline)
  const html = files.get('docs/index.html') ?? ''
  match(html, /<span>Community<\/span>.*We neither manage/s)
  match(html, /<th scope="row">Half<\/th>/)
  match(html, /<li>Nil<\/li>/)
  match(html, /<span class="sample-link">Void<\/span>/)
  doesNotMatch(html, /name="samples-\w+" value=""/)
  const twin = files.get('docs.md') ?? ''
  match(twin, /^- Void$/m)
  match(twin, /^- Half \(SMS\)$/m)
  doesNotMatch(twin, /^- .*: *$/m)
  match(twin, /^\*\*\[2\]\(\S+\)\*\*$/m)
  doesNotMatch(html, /<p class="sample-description"><\/p>/)
})

test('a sample and a voice lead to an absolute URL or to a path of the site', () => {
  const { diagnostics } = siteWith(
    {
      'code-samples.yaml': '- { title: A, url: example.com/a }\n- { title: B, url: /docs }\n- { title: C, url: 7 }\n',
      'voices.yaml': '- { objectID: 1, voiceID: a, voiceName: A, previewUrl: ./a.mp3 }\n',
    },
    ['Text.'],
  ).site.report()
  const expected = 'expected an absolute URL or a path that begins with a slash'
  deepEqual(
    diagnostics.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
    [
      `content/data/code-samples.yaml:1:20 Unexpected string \`example.com/a\`, ${expected}`,
      `content/data/code-samples.yaml:3:20 Unexpected number \`7\`, expected a string`,
      `content/data/voices.yaml:1:56 Unexpected string \`./a.mp3\`, ${expected}`,
    ],
  )
})

test('a component of a destination that leads nowhere is told where the box is', () => {
  const record = '{ id: 1, display_name: A, slug: a, url: a, components: [{ type: WEB, code: /docs/nowhere }] }'
  const { diagnostics } = siteWith({ 'destinations.yaml': `items:\n- ${record}\n` }, [
    '<DestinationInfo slug="a" />',
  ]).site.report()
  const dead = 'warning Dead link: no page at `/docs/nowhere`'
  ok(diagnostics.map(({ severity, message }) => `${severity} ${message}`).includes(dead))
})
