import { deepStrictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { memoryContent, pipelineOf } from '../site.ts'

const specification = 'openapi: 3.1.0\ninfo: { title: Kites, version: "1" }\npaths: {}\n'

/** Names of files where the name of what is in them belongs. */
const cases: readonly (readonly [frontMatter: string, hint: string])[] = [
  ['openapi: kites.yaml', 'Did you mean `kites`?'],
  ['openapi: kites.json', 'Did you mean `kites`?'],
  ['openapi: ./kites.yml', 'Did you mean `kites`?'],
  ['openapi: /data/openapi/kites.yaml', 'Did you mean `kites`?'],
  ['openapi: content/data/openapi/kites', 'Did you mean `kites`?'],
  ['sidebar: flights.yaml', 'Did you mean `flights`?'],
  ['sidebar: flights.yml', 'Did you mean `flights`?'],
]

for (const [frontMatter, hint] of cases)
  test(frontMatter, () => {
    const { site } = pipelineOf(
      memoryContent({
        'content/site.yaml': 'url: https://kites.example\nbrand: { key: kites, name: Kites }\n',
        'content/navigation/flights.yaml': 'title: Flights\nentries: []\n',
        'content/data/openapi/kites.yaml': specification,
        'content/pages/docs/index.md': `---\ntitle: Kites\n${frontMatter}\n---\n\nText.\n`,
      }),
    )
    const found = site.report().diagnostics.filter(({ file }) => file === 'content/pages/docs/index.md')
    deepStrictEqual(
      found.map((one) => one.hint),
      [hint],
    )
  })
