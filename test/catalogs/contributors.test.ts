import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { compileFragment } from '../fragment.ts'

test('the provider is one contributor, whether data calls it so or by its key', () => {
  const samples = ['provider', 'acme', 'community'].map((contributorType, at) => ({
    title: `S${at}`,
    url: '',
    contributorType,
  }))
  const { html } = compileFragment('<CodeSampleCatalog />\n', undefined, {
    data: { 'code-samples.json': JSON.stringify(samples) },
  })
  const [, facet = ''] = /<fieldset[^>]*samples-contributor"(.*?)<\/fieldset>/s.exec(html) ?? []
  const values = [...facet.matchAll(/value="([^"]*)".*?facet-name">([^<]*).*?facet-count">([^<]*)/gs)]
  deepEqual(
    values.map(([, ...value]) => value),
    [
      ['acme', 'Acme', '2'],
      ['community', 'Community', '1'],
    ],
  )
})
