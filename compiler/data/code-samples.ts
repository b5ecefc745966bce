import { z } from 'zod'
import { unnamedKey } from '../diagnostics/codes/data.ts'
import { nearest } from '../formats/nearest.ts'
import type { ValuePath } from '../formats/yaml/value-path.ts'
import { address, flag, name, objectOr, optionalName, texts } from './fields.ts'
import { defineKind } from './kind.ts'
import { type Loading, readWholeList } from './records.ts'
import type { SiteConfig } from './site/site-config.ts'

/** One sample of the catalogue (spec 3 and 9). */
export interface CodeSample {
  readonly title: string
  /** Empty where it can't be looked at. */
  readonly url: string
  readonly description: string | null
  readonly product: { readonly primary: string | null; readonly secondaries: readonly string[] }
  readonly language: string | null
  readonly tags: readonly string[]
  readonly contributorType: string | null
  readonly flags: {
    readonly aiReady: boolean
    readonly demo: boolean
    readonly plugin: boolean
    readonly serverless: boolean
  }
}

/** What a key of the catalogue is called, and by which other name people look for it. */
export interface SampleLabel {
  readonly label: string
  readonly alternative: string | null
}

export type SampleLabels = ReadonlyMap<string, SampleLabel>

/** The names that filters and cards show, by key: the common ones and the site's own. */
export interface SampleNames {
  readonly products: SampleLabels
  readonly languages: SampleLabels
  readonly tags: SampleLabels
  readonly contributors: SampleLabels
  /** By the name of the flag, as `CodeSample` has it. */
  readonly features: SampleLabels
}

const noFlags = { aiReady: false, demo: false, plugin: false, serverless: false }

const codeSampleSchema: z.ZodType<CodeSample> = z.looseObject({
  title: name,
  url: address,
  description: optionalName,
  product: objectOr(z.looseObject({ primary: optionalName, secondaries: texts }), { primary: null, secondaries: [] }),
  language: optionalName,
  tags: texts,
  contributorType: optionalName,
  flags: objectOr(z.looseObject({ aiReady: flag, demo: flag, plugin: flag, serverless: flag }), noFlags),
})

/** Keys of spec 9 and their labels; those that carry a provider's name come from `site.yaml`. */
export function sampleNames({ brand, codeSamples }: SiteConfig): SampleNames {
  const plain = 'chat conversations email fax notify runtime studio sync verify video voice'.split(' ')
  const products = {
    ...Object.fromEntries(plain.map((key) => [key, key.charAt(0).toUpperCase() + key.slice(1)])),
    iot: 'IoT',
    sms: 'SMS',
    whatsapp: 'WhatsApp',
  }
  return {
    products: new Map([
      ...labels(products),
      ['third_party_integration', { label: 'Integration', alternative: '3rd Party Integration' }],
      ...labels(codeSamples.products),
    ]),
    languages: labels({
      dotnet: '.NET',
      go: 'Go',
      java: 'Java',
      javascript: 'JavaScript',
      kotlin: 'Kotlin',
      php: 'PHP',
      python: 'Python',
      ruby: 'Ruby',
      swift: 'Swift',
    }),
    tags: new Map([
      ...labels({
        covid: 'COVID use case',
        hackathon: 'Hackathon',
        popular: 'Popular',
        social_impact: 'Social Impact',
      }),
      ...labels(codeSamples.tags),
    ]),
    contributors: new Map([
      ...labels({ [brand.key]: brand.name, provider: brand.name, community: 'Community', partner: 'Partner' }),
    ]),
    features: labels({
      aiReady: 'AI-Ready',
      demo: 'Demo',
      plugin: codeSamples.plugin,
      serverless: 'Quick Deploy',
    }),
  }
}

function labels(texts: Readonly<Record<string, string>>): Map<string, SampleLabel> {
  return new Map(Object.entries(texts).map(([key, label]) => [key, { label, alternative: null }]))
}

/** Warns of keys that have no name: readers would see the key itself. */
function checkSampleNames(loading: Loading, samples: readonly CodeSample[], names: SampleNames): void {
  for (const sample of samples) {
    const origin = loading.origins.get(sample)
    const check = (what: string, key: string | null, known: SampleLabels, under: ValuePath) => {
      if (key === null || known.has(key)) return
      const at = { file: origin?.file ?? null, place: origin?.placeOf(under, key) ?? null }
      loading.diagnostics.add(unnamedKey(at, { what, key, nearest: nearest(key, known.keys()) }))
    }
    check('product', sample.product.primary, names.products, ['product', 'primary'])
    for (const product of sample.product.secondaries)
      check('product', product, names.products, ['product', 'secondaries'])
    check('language', sample.language, names.languages, ['language'])
    for (const tag of sample.tags) check('tag', tag, names.tags, ['tags'])
    check('contributor type', sample.contributorType, names.contributors, ['contributorType'])
  }
}

export interface CodeSampleLists {
  readonly codeSamples: readonly CodeSample[]
  /** What the keys in code samples are called. */
  readonly sampleNames: SampleNames
}

export const codeSamplesKind = defineKind<CodeSampleLists>({
  name: 'code-samples',
  place: 'file',
  schema: z.array(codeSampleSchema),
  lists: ['codeSamples', 'sampleNames'],
  load({ each, loading, config }) {
    const codeSamples = each((_, data) => readWholeList(loading, data, codeSampleSchema))
    const names = sampleNames(config)
    checkSampleNames(loading, codeSamples, names)
    return { codeSamples, sampleNames: names }
  },
})
