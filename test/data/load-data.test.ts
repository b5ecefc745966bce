import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAiLabel } from '../../compiler/data/ai-labels.ts'
import { sampleNames } from '../../compiler/data/code-samples.ts'
import { found } from '../formats/yaml/found.ts'
import { readData } from './read-data.ts'
import { sampleConfig } from './site/sample-site.ts'

function load(files: Readonly<Record<string, string>>) {
  const sources = Object.entries(files).map(([path, text]) => ({ path: `content/data/${path}`, text }))
  const { value, diagnostics } = readData(sources, sampleConfig())
  return { data: value, diagnostics, found: found(diagnostics) }
}

test('no files are empty lists, and the three kinds of support', () => {
  const { data, diagnostics } = load({})
  assert.deepEqual(diagnostics, [])
  assert.deepEqual([data.errors, data.destinations, data.voices, data.specifications.byName.size], [[], [], [], 0])
  assert.deepEqual(
    data.librarySupport.map(({ type, displayName }) => `${type} ${displayName}`),
    ['community Community', 'maintenance Maintenance', 'flagship Flagship'],
  )
})

test('error records come from a list, from a folder, as JSON or YAML', () => {
  const { data, diagnostics } = load({
    'errors.json': '[{"code": 1, "message": "a", "log_level": "ERROR", "extra": {"x": 1}, "docs": null}]',
    'errors/two.yaml': 'code: 2\nmessage: 12\nlog_level: WARNING\nproduct: ""\n',
    'errors/more.yaml': '- { code: 3, message: c, log_level: ERROR, date_created: 2026-01-31 }\n',
  })
  assert.deepEqual(diagnostics, [])
  assert.deepEqual([...data.errorsByCode.keys()], [1, 2, 3])
  const two = data.errorsByCode.get(2)
  assert.equal(two?.message, '12')
  assert.equal(two?.product, '')
  assert.equal(two?.causes, null)
  assert.equal(data.errorsByCode.get(3)?.date_created, '2026-01-31')
  assert.deepEqual(data.originOf(two ?? {})?.file, 'content/data/errors/two.yaml')
  assert.deepEqual(data.originOf(two ?? {})?.place(), { line: 1, column: 1, endLine: 1, endColumn: 5 })
  assert.equal(data.originOf({}), null)
})

test('aliases of specifications are read, and what they repeat is told once; those of records are refused', () => {
  const { diagnostics } = load({
    'errors.yaml': '- { code: 1, message: &one a, log_level: ERROR }\n- { code: 2, message: *one, log_level: ERROR }\n',
    'openapi/a.yaml': `openapi: 3.0.3
info: { title: A, version: '1' }
paths:
  /a: { get: { operationId: a, responses: &usual { 20: { description: Wrong }, 200: { description: Right } } } }
  /b: { get: { operationId: b, responses: *usual } }
`,
  })
  assert.deepEqual(found(diagnostics), [
    '2:23-2:27 SP1202 Unexpected alias `*one`, expected the value itself',
    '4:52-4:54 SP6522 Unexpected response code `20`, expected one from `100` to `599`, a range such as `4XX`, or `default`',
  ])
})

test('a wrong record is reported at its place, and the others stay', () => {
  const { data, found: lines } = load({
    'errors.json':
      '[{"code": 1, "message": "a", "log_level": "ERROR"},\n {"code": "2", "message": "b", "log_level": "EROR"},\n {"message": "c", "log_level": "ERROR"},\n {"code": 1, "message": "d", "log_level": "ERROR"}]',
  })
  assert.equal(data.errors.length, 1)
  assert.deepEqual(lines, [
    '2:11-2:14 SP1223 Unexpected string `2`, expected a number',
    '2:45-2:51 SP1224 Unexpected `EROR`, expected one of `ERROR`, `WARNING`',
    '3:2-3:40 SP1222 Missing key `code`',
    '4:2-4:51 SP6002 Unexpected second error record with code `1` (1:2)',
  ])
})

test('a record of many lines is blamed where it begins, in braces or without', () => {
  const json =
    '[\r\n  {\r\n    "message": "🐦", "log_level": "ERROR"\r\n  },\r\n  {},\r\n  { "code": 1,\r\n    "message": "b", "log_level": "ERROR" },\r\n  {\r\n    "code": 1,\r\n    "message": "c",\r\n    "log_level": "ERROR"\r\n  }]'
  assert.deepEqual(load({ 'errors.json': json }).found, [
    '2:3-2:4 SP1222 Missing key `code`',
    '5:3-5:5 SP1222 Missing key `code`',
    '5:3-5:5 SP1222 Missing key `message`',
    '5:3-5:5 SP1222 Missing key `log_level`',
    '8:3-8:4 SP6002 Unexpected second error record with code `1` (6:3)',
  ])
  const yaml =
    '-\n  message: a\n  log_level: ERROR\n- &x\n  {\n  message: b, log_level: ERROR }\n-   # why\n    message: c\n    log_level: ERROR\n'
  assert.deepEqual(load({ 'errors.yaml': yaml }).found, [
    '2:3-2:10 SP1222 Missing key `code`',
    '5:3-5:4 SP1222 Missing key `code`',
    '8:5-8:12 SP1222 Missing key `code`',
  ])
})

test('errors that are no list are told to be one, not to lack all of a record', () => {
  for (const text of ['items:\n- { code: 1, message: a, log_level: ERROR }\n', 'a: 1\n', 'none\n'])
    assert.match(load({ 'errors.yaml': text }).found.join('\n'), /^1:1-\S+ SP1223 Unexpected .*, expected a list$/)
  assert.deepEqual(load({ 'errors.yaml': 'code: 1\nmessage: a\n' }).found, ['1:1-1:5 SP1222 Missing key `log_level`'])
})

test('sources need no id, and of two with the same the later is blamed', () => {
  const { data, found: lines } = load({
    'sources.yaml':
      'items:\n- { slug: a, display_name: A }\n- { slug: b, display_name: B }\n- { id: x, display_name: C }\n- { id: x, display_name: D }\n',
  })
  assert.deepEqual(lines, ['5:3-5:29 SP6002 Unexpected second source with id `x` (4:3)'])
  assert.deepEqual([...data.sourcesBySlug.keys()], ['a', 'b'])
})

test('destinations take real files as they are', () => {
  const { data, diagnostics } = load({
    'destinations.yaml': `items:
  - id: 1234
    display_name: Gannet
    url: estuary/connections/destinations/catalog/gannet
    slug: gannet
    hidden: true
    settings: [{ default: null, deep: { er: 1 } }]
    previous_names: [Gull, 42]
    categories:
    methods: { track: true, page: yes, screen: true }
    connection_modes:
      cloud: { web: true, mobile: false, server: null }
    components: [{ type: IOS, code: '', owner: PARTNER }, { type: WEB }]
    actions: [{ id: a }]
    partnerOwned: no
`,
    'destination-categories.yaml': 'items: [{ display_name: Ads, slug: ads }]\n',
    'sources.yaml': 'items:\n  - { id: x1, display_name: Heron, isCloudEventSource: true, slug: heron }\n',
  })
  assert.deepEqual(diagnostics, [])
  const gannet = data.destinationsById.get('1234')
  assert.equal(data.destinationsBySlug.get('gannet'), gannet)
  assert.deepEqual(gannet?.previous_names, ['Gull', '42'])
  assert.deepEqual(gannet?.categories, [])
  assert.equal(gannet?.methods.page, true)
  assert.equal(gannet?.methods.alias, false)
  assert.deepEqual(gannet?.connection_modes.device, { web: false, mobile: false, server: false })
  assert.equal(gannet?.connection_modes.cloud.web, true)
  assert.equal(gannet?.connection_modes.cloud.server, false)
  assert.deepEqual(
    gannet?.components.map(({ type, code }) => [type, code]),
    [
      ['IOS', ''],
      ['WEB', null],
    ],
  )
  assert.equal(gannet?.actions.length, 1)
  assert.equal(gannet?.partnerOwned, false)
  assert.equal(data.sourcesBySlug.get('heron')?.isCloudEventSource, true)
  assert.equal(data.destinationCategories[0]?.display_name, 'Ads')
})

test('a list that is missing or repeats itself is reported', () => {
  const { data, found: lines } = load({
    'destinations.yaml': '- id: a\n',
    'sources.yaml':
      'items:\n  - { id: a, display_name: A, slug: s }\n  - { id: b, display_name: B, slug: s }\n  - { id: a, display_name: C }\n',
    'destination-categories.yaml': 'item: []\n',
    'voices.yaml': '# none yet\n',
    'actions/heron.yaml': 'confg:\n  - { category: A }\n',
  })
  assert.deepEqual(lines, [
    '1:1-1:8 SP1223 Unexpected list, expected an object',
    '1:1-1:5 SP1222 Missing key `items`',
    '4:5-4:31 SP6002 Unexpected second source with id `a` (2:5)',
    '3:5-3:40 SP6002 Unexpected second source with slug `s` (2:5)',
    '1:1-1:6 SP1222 Missing key `config`',
  ])
  assert.equal(data.sourcesBySlug.get('s')?.display_name, 'A')
})

test('settings mappings leave out what they do not know', () => {
  const { data, diagnostics } = load({
    'actions/gannet.yaml': `config:
  - category: Connection
    settings:
      - name: Key
        connection_mode: [device-web, cloud]
        configurable: yes
        location:
        notes: See *there*.
      - { name: Other, connection_mode: cloud, configurable: false }
      - name: Third
`,
  })
  assert.deepEqual(diagnostics, [])
  const settings = data.actionsBySlug.get('gannet')?.config[0]?.settings
  assert.deepEqual(
    settings?.map((one) => [one.name, one.connection_mode, one.configurable, one.location, one.notes]),
    [
      ['Key', ['device-web', 'cloud'], true, null, 'See *there*.'],
      ['Other', ['cloud'], false, null, null],
      ['Third', [], false, null, null],
    ],
  )
})

const fact = '{ value: true, comments: null }'
const label = `name: Reply drafts
description: Writes drafts.
modelType: Generative
baseModel: -1
linksAndResources: ''
optional: true
aiPrivacyLevel: -1
trustLayer:
  baseModelCustomerData: ${fact}
  vendorModelCustomerData: { value: N/A, comments: [Why] }
  trainingDataAnonymized: { value: -1, comments: -1 }
  dataDeletion: ${fact}
  auditing: ${fact}
  inputOutputConsistency: ${fact}
  compliance: { loggingAndAuditTrails: ${fact}, guardrails: ${fact} }
  dataStorage:
`

test('an AI label reads -1 as null anywhere', () => {
  const { data, diagnostics } = load({ 'ai-labels/reply-drafts.yaml': label })
  assert.deepEqual(diagnostics, [])
  const config = data.aiLabelsByName.get('reply-drafts')?.config
  assert.equal(config?.baseModel, null)
  assert.equal(config?.aiPrivacyLevel, null)
  assert.deepEqual({ ...config?.trustLayer.trainingDataAnonymized }, { value: null, comments: null })
  assert.equal(config?.trustLayer.dataStorage, null)
})

test('an AI label that does not match says where and what', () => {
  const wrong = label
    .replace('aiPrivacyLevel: -1', 'aiPrivacyLevel: 5')
    .replace('N/A', 'maybe')
    .replace('name: Reply drafts\n', '')
    .replace(`auditing: ${fact}`, 'auditing: { value: true, comments: none }')
  const says = 'SP6003 AI label does not match its schema:'
  assert.deepEqual(load({ 'ai-labels/x.yaml': wrong }).found, [
    `1:1-1:12 ${says} name: missing`,
    `6:17-6:18 ${says} aiPrivacyLevel: unexpected number \`5\`, expected a whole number from 1 to 4, or null`,
    `9:37-9:42 ${says} trustLayer.vendorModelCustomerData.value: unexpected string \`maybe\`, expected true or false or \`N/A\` or null`,
    `12:38-12:42 ${says} trustLayer.auditing.comments: unexpected string \`none\`, expected a list`,
  ])
  const { value, faults } = readAiLabel({ name: 'A', aiPrivacyLevel: '2' })
  assert.equal(value, null)
  assert.deepEqual(faults[0]?.path, [])
  assert.equal(faults[0]?.message, 'AI label does not match its schema: description: missing')
  assert.ok(
    faults.some(({ path, message }) => path[0] === 'aiPrivacyLevel' && message.includes('expected a whole number')),
  )
})

test('library support has our words where the site has none', () => {
  const { data } = load({ 'library-support.yaml': '- { type: flagship, displayName: Flagship, supportNote: Ours. }\n' })
  assert.equal(data.librarySupportByType.get('flagship')?.supportNote, 'Ours.')
  assert.match(data.librarySupportByType.get('community')?.supportNote ?? '', /MIT/)
  const { found: lines } = load({ 'library-support.yaml': '- { type: flagshp, displayName: F, supportNote: x }\n' })
  assert.deepEqual(lines, [
    '1:11-1:18 SP1224 Unexpected `flagshp`, expected one of `community`, `maintenance`, `flagship`',
  ])
})

test('code samples warn of keys without a name', () => {
  const sample = (more: string) => `- title: A
  url: https://code.example/a
  product: { primary: sms, secondaries: [voice, vocie] }
  language: javascript
  contributorType: cormorant
${more}`
  const {
    data,
    diagnostics,
    found: lines,
  } = load({ 'code-samples.yaml': sample('  tags: [popular, hot]\n  flags: { aiReady: true }\n') })
  assert.deepEqual(lines, [
    '3:49-3:54 SP6004 Unexpected product `vocie`, expected one that has a name',
    '6:19-6:22 SP6004 Unexpected tag `hot`, expected one that has a name',
  ])
  assert.ok(diagnostics.every(({ severity }) => severity === 'warning'))
  assert.equal(diagnostics[0]?.hint, 'Did you mean `voice`?')
  assert.equal(data.codeSamples[0]?.flags.aiReady, true)
  assert.equal(data.codeSamples[0]?.flags.demo, false)
  const config = sampleConfig('codeSamples: { products: { postcards: Postcards }, tags: { hot: Hot } }\n')
  const names = sampleNames(config)
  assert.equal(names.products.get('postcards')?.label, 'Postcards')
  assert.equal(names.products.get('third_party_integration')?.alternative, '3rd Party Integration')
  assert.equal(names.products.get('constructor'), undefined)
  assert.equal(names.features.get('plugin')?.label, 'Cormorant Plugin')
})

test('voices and search results are lists; a result with no brand among its tags is never found', () => {
  const { data, diagnostics } = load({
    'voices.json': '[{"objectID": "v1", "voiceID": "v1", "voiceName": "Ada", "labels": ["warm"], "age": null}]',
    'search-results.yaml': `- { title: Blog, url: https://blog.example, tags: [news, cormorant] }
- { title: Status, url: https://status.example }
- { title: Prices, url: https://prices.example, tags: [Cormorant] }
`,
  })
  assert.deepEqual(
    diagnostics.map(({ line, message, hint }) => `${line} ${message}. ${hint}`),
    ['3 Unexpected tag `Cormorant`, expected `cormorant` or `wren`. Did you mean `cormorant`?'],
  )
  assert.equal(data.voices[0]?.previewUrl, '')
  assert.deepEqual(data.searchResults[0]?.tags, ['news', 'cormorant'])
})

test('specifications are listed, and other names are not read', () => {
  const { data, diagnostics } = load({
    'openapi/calls_v1.json': '{"openapi": "3.1.0", "info": {"title": "Calls", "version": "1"}, "paths": {}}',
    'openapi/shared/pieces.yaml': 'openapi: 3.1.0\ninfo: { title: Pieces, version: 1.0.0 }\npaths: {}\n',
    'destination.yaml': 'items: []\n',
    'action/x.yaml': '',
  })
  assert.deepEqual([...data.specifications.byName.keys()], ['calls_v1', 'shared/pieces'])
  assert.deepEqual(
    diagnostics.map(({ code, message, hint }) => `${code} ${message} ${hint}`),
    [
      'SP6001 Unexpected data file `destination` Did you mean `destinations`?',
      'SP6001 Unexpected data file `action/` Did you mean `actions/`?',
    ],
  )
})

test('a record that lacks a key and has one nearly of its name is told which', () => {
  const { diagnostics } = load({
    'errors.yaml': '- { code: 1, mesage: a, log_level: ERROR }\n- { log_level: ERROR, code: 2 }\n',
  })
  assert.deepEqual(
    diagnostics.map(({ line, hint }) => `${line} ${hint}`),
    ['1 Write `message` in place of `mesage`.', '2 Add `message`.'],
  )
})
