import { test } from 'node:test'
import { parse as readYaml } from 'yaml'
import { judgeOneByOne, judgeTogether, sample } from './judge-faults.ts'
import { faultsIn, tried, type Value } from './odd-values.ts'
import { sampleData } from './sample-site.ts'
import { oddTexts, yamlText } from './yaml-text.ts'

const data = sampleData()

/** Blocks that show data, each kind at least once. */
const shown = {
  'pages/docs/data.mdx': `---
title: Data
openapi: calls
---

<DestinationCatalog />

<CodeSampleCatalog />

<VoiceLibrary />

<ErrorIndex />
`,
}

for (const path of Object.keys(data).filter((one) => one.split('/').length === 2))
  test(`no fault of ${path} ends a check, a preview or a build`, async (t) => {
    const parsed = readYaml(data[path] as string)
    const list = Array.isArray(parsed) ? parsed : ((parsed as { items: Value[] }).items ?? [])
    const put = (records: readonly Value[]) =>
      Array.isArray(parsed)
        ? yamlText(records)
        : `items:\n${records.map((one) => `  - ${JSON.stringify(one)}\n`).join('')}`
    const records = [...faultsIn((list as Value[])[0] ?? {}, {})].map(({ value }) => value)
    const texts = [
      put(records),
      ...records.map((one) => put([one])),
      ...tried.map((one) => yamlText({ items: one })),
      ...oddTexts,
    ]
    t.diagnostic(await judgeOneByOne(path, texts, { ...data, ...shown }))
  })

for (const [folder, file, page] of [
  ['actions', 'birdcount', (name: string) => `<SettingsMapping slug="${name}" />`],
  ['ai-labels', 'summary', (name: string) => `<AiLabel name="${name}" />`],
  ['openapi', 'calls', null],
] as const)
  test(`no fault of a file of ${folder} ends a check, a preview or a build`, async (t) => {
    const whole = readYaml(data[`data/${folder}/${file}.yaml`] as string)
    const all = [...faultsIn(whole, {})].map(({ value }) => yamlText(value))
    // A specification has thousands, and tests of its own.
    const texts = sample([...all, ...oddTexts], page === null ? 100 : 200)
    const faults = texts.map((text, at) => ({
      what: text,
      files: {
        [`data/${folder}/f${at}.yaml`]: text,
        [`pages/docs/f/${at}.mdx`]:
          page === null
            ? `---\ntitle: Page\nopenapi: f${at}\n---\n\nText.\n`
            : `---\ntitle: Page\n---\n\n${page(`f${at}`)}\n`,
      },
    }))
    t.diagnostic(await judgeTogether(faults, {}))
  })
