import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VoiceCard } from '../../../templates/blocks/voice-library/contract.ts'
import { putFiles } from '../../put-files.ts'
import { stopLongTimers } from '../harness.ts'
import { type OpenedSite, openSite, type VisitOptions } from '../opened-site.ts'

const siteYaml = `url: https://docs.osprey.example
brand: { key: osprey, name: Osprey }
subBrand: { key: wren, name: Wren }
platformSection: { key: delta, name: Delta }
links:
  logIn: https://osprey.example/login
  signUp: https://osprey.example/signup
  helpCenter: https://help.osprey.example
  support: https://help.osprey.example/contact
  questions: { brand: https://questions.example/osprey, subBrand: https://questions.example/wren }
codeSamples:
  products: { nests: Nests }
  plugin: Osprey add-on
`

const table = `---
title: Table
---

[The letter M](#m)

<FilterableTable filters={["Kind", "Since"]} alphabet="Name">

| Name | Kind | Since | Meaning |
| --- | --- | --- | --- |
| Agent | person | 2019 | Who answers. |
| Bridge | thing | 2020 | Joins [two calls](https://example.com/). |
| Call | thing | 2019 | Two sides that talk. |
| Caller | person | 2019 | Who calls. |
| Médiane | number | 2021 | Half are below it. |
| Minute | number | 2020 | Sixty seconds, or \`a+b*\` of them. |
| Queue | thing | 2021 | Where calls wait. |

</FilterableTable>

Between the tables.

<FilterableTable filters={["Kind"]}>

| Code | Kind |
| --- | --- |
| 1 | small |
| 100 | large |

</FilterableTable>
`

/** So many rows that they come back in several portions. */
const rows = Array.from({ length: 800 }, (_, index) => `| Row ${index} | ${index % 2 === 0 ? 'even' : 'odd'} |`)
const long = `---\ntitle: Long\n---\n\n<FilterableTable filters={["Kind"]} alphabet="Kind">\n\n| Name | Kind |\n| --- | --- |\n${rows.join('\n')}\n\n</FilterableTable>\n`

const samples = `- title: Return a call
  url: /docs/table
  description: Calls whoever called.
  product: { primary: voice, secondaries: [third_party_integration, sms] }
  language: javascript
  tags: [popular]
  contributorType: osprey
  flags: { aiReady: true, demo: false, plugin: true, serverless: true }
- title: Vote by text
  url: https://code.osprey.example/vote
  description: Counts votes.
  product: { primary: sms, secondaries: [] }
  language: dotnet
  tags: []
  contributorType: community
  flags: { aiReady: false, demo: true, plugin: false, serverless: false }
- title: Count nests
  url: https://code.osprey.example/nests
  description: Looks up.
  product: { primary: nests, secondaries: [] }
  language: python
  tags: [popular, hackathon]
  contributorType: partner
  flags: { aiReady: false, demo: true, plugin: false, serverless: false }
`

const locales = [...'abcdefghijklm'].map((letter) => `e${letter}-XX`)

/** As the data file has them. 171 make nine pages. */
export const voiceRecords = Array.from({ length: 171 }, (_, index) => ({
  objectID: `v${index}`,
  voiceID: `osprey-${index}`,
  voiceName: `Voice ${index}`,
  description: index % 10 === 0 ? 'Warm <b>and</b> close.' : 'Plain.',
  labels: index % 3 === 0 ? ['warm', 'news'] : ['news'],
  previewUrl:
    index === 170
      ? 'https://media.osprey.example/a.mp3'
      : ['/assets/short.wav', '/assets/long.wav', '/assets/broken.wav', ''][index % 4],
  // Some locales are more frequent than others.
  locale: locales[Math.floor(Math.sqrt(index))] ?? 'en-GB',
  accent: index % 2 === 0 ? 'coast' : 'hills',
  category: 'natural',
  age: index % 5 === 0 ? null : 'young',
  gender: index % 2 === 0 ? 'female' : 'male',
}))

/** The same as the library ships them. */
export const voiceCards: readonly VoiceCard[] = voiceRecords.map((voice) => ({
  id: voice.objectID,
  voiceID: voice.voiceID,
  name: voice.voiceName,
  description: voice.description,
  preview: voice.previewUrl ?? '',
  locale: voice.locale,
  accent: voice.accent,
  category: voice.category,
  age: voice.age ?? '',
  gender: voice.gender,
  labels: voice.labels,
}))

/** Silence of 8 bits and 8,000 samples a second. */
function wave(seconds: number): Buffer {
  const length = Math.round(seconds * 8000)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.writeUInt16LE(value, at)
  for (const at of [24, 28]) head.writeUInt32LE(8000, at)
  head.write('data', 36)
  head.writeUInt32LE(length, 40)
  return Buffer.concat([head, Buffer.alloc(length, 128)])
}

/** A site whose pages give nothing up that they ask for, unless the test leads their clock. */
export interface CatalogSite extends Pick<OpenedSite, 'origin'> {
  visit(path: string, use: Use, options?: CatalogVisit): Promise<void>
  /** The same once so many islands of the page are awake; default: one. */
  visitAwake(path: string, use: Use, options?: CatalogVisit, islands?: number): Promise<void>
}

type Use = Parameters<OpenedSite['visit']>[1]

export interface CatalogVisit extends VisitOptions {
  /** For a page whose clock the test leads. */
  readonly hasLongTimers?: boolean
}

/**
 * Builds and serves a small site with both catalogues, a voice library and tables to filter.
 *
 * @param services lines below `services:` of its `site.yaml`
 */
export function openCatalogSite(services = ''): CatalogSite {
  const site = openSite(() => writeCatalogSite(services))
  const visit: CatalogSite['visit'] = (path, use, { hasLongTimers = false, prepare, ...options } = {}) =>
    site.visit(path, use, {
      reducedMotion: 'reduce',
      ...options,
      async prepare(page) {
        if (!hasLongTimers) await stopLongTimers(page)
        await prepare?.(page)
      },
    })
  const visitAwake: CatalogSite['visitAwake'] = (path, use, options, islands = 1) =>
    visit(
      path,
      async (page, ...rest) => {
        await page
          .locator('[data-island][data-awake]')
          .nth(islands - 1)
          .waitFor()
        await use(page, ...rest)
      },
      options,
    )
  return {
    get origin() {
      return site.origin
    },
    visit,
    visitAwake,
  }
}

function writeCatalogSite(services: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-site-'))
  const files: Readonly<Record<string, string | Buffer>> = {
    'site.yaml': services === '' ? siteYaml : `${siteYaml}services:\n${services}\n`,
    'data/voices.json': JSON.stringify(voiceRecords),
    'data/code-samples.yaml': samples,
    'assets/short.wav': wave(0.4),
    // Longer than any test.
    'assets/long.wav': wave(300),
    'assets/broken.wav': 'This is no sound.',
    'pages/docs/index.mdx': '---\ntitle: Docs\n---\n\nSee the [table](/docs/table#m).\n',
    'pages/docs/table.mdx': table,
    'pages/docs/long.mdx': long,
    'pages/docs/samples.mdx': '---\ntitle: Samples\n---\n\n<CodeSampleCatalog />\n',
    'pages/docs/voices.mdx': '---\ntitle: Voices\n---\n\n<VoiceLibrary />\n',
    'pages/docs/together.mdx':
      '---\ntitle: Together\n---\n\n<FilterableTable alphabet="Name">\n\n| Name |\n| --- |\n| Agent |\n\n</FilterableTable>\n\n<VoiceLibrary />\n',
    'pages/docs/twice.mdx': '---\ntitle: Twice\n---\n\n<VoiceLibrary />\n\n<VoiceLibrary />\n\n<CodeSampleCatalog />\n',
    'pages/en-us/legal/tos.md': '---\ntitle: Terms\n---\n\nBe kind.\n',
    'pages/en-us/legal/privacy.md': '---\ntitle: Privacy\n---\n\nNothing is kept.\n',
  }
  putFiles(join(folder, 'content'), files)
  return folder
}
