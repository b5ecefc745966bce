import type { CodeSample, SampleLabel, SampleLabels, SampleNames } from '../../../compiler/data/code-samples.ts'
import type { ModelInput, Modelled } from '../../../compiler/model/block.ts'
import type { FacetModel } from '../../elements/facets/Facets.tsx'
import { type Say, sayLabel, textsOn } from '../../elements/texts/texts.ts'
import type { CodeSampleCatalogModel, CodeSampleCatalogProps, SampleCard } from './contract.ts'

/** The keys that a sample has in each filter (specification, section 9). */
interface SampleKeys {
  readonly product: readonly string[]
  readonly feature: readonly string[]
  readonly language: readonly string[]
  readonly tag: readonly string[]
  readonly contributor: readonly string[]
}

const filters = ['product', 'feature', 'language', 'tag', 'contributor'] as const

const titles: Readonly<Record<(typeof filters)[number], string>> = {
  product: 'Product',
  feature: 'Feature',
  language: 'Language',
  tag: 'Tag',
  contributor: 'Contributor type',
}

/** All samples but those whose pages are left out, with the values that they can be filtered by. */
export function modelCatalog({ site, page, id }: ModelInput<CodeSampleCatalogProps>): Modelled<CodeSampleCatalogModel> {
  const { sampleNames } = site.data
  // A card is there for where it leads.
  const codeSamples = site.data.codeSamples.filter(({ url }) => url === '' || site.link(url).isExcluded !== true)
  const panelId = id('code-sample-filters')
  // The second catalogue of a page has parameters of its own.
  const name = panelId.replace('code-sample-filters', 'samples')
  const labels = labelsOf(sampleNames, textsOn(page.frontMatter, site.config))
  const keyed = codeSamples.map((sample) => ({ sample, keys: keysOf(sample, site.config.brand.key) }))
  const facets = filters.map(
    (filter): FacetModel => ({
      name: `${name}-${filter}`,
      label: titles[filter],
      values: valuesOf(
        keyed.map(({ keys }) => keys[filter]),
        labels[filter],
      ),
    }),
  )
  const samples = keyed.map(({ sample, keys }): SampleCard => {
    const named = (filter: (typeof filters)[number]) => keys[filter].map((key) => labelOf(key, labels[filter]))
    return {
      ...(sample.url === '' ? { href: '', external: false } : site.link(sample.url)),
      title: sample.title,
      description: sample.description,
      language: named('language').join(),
      products: named('product'),
      features: named('feature'),
      tags: named('tag'),
      contributor: named('contributor').join(),
      values: filters
        .flatMap((filter) => keys[filter].map((key) => `${name}-${filter}=${encodeURIComponent(key)}`))
        .join('&'),
      words: filters
        .flatMap((filter) => keys[filter].map((key) => labels[filter].get(key)?.alternative ?? ''))
        .filter((word) => word !== '')
        .join(' '),
    }
  })
  return {
    model: { name, panelId, facets: facets.filter(({ values }) => values.length > 0), samples },
    links: codeSamples.filter(({ url }) => url !== '').map((record) => ({ url: record.url, record })),
  }
}

/** @param brand the provider's own key, for which data may say `provider` */
function keysOf({ product, flags, language, tags, contributorType }: CodeSample, brand: string): SampleKeys {
  const contributor = contributorType === 'provider' ? brand : contributorType
  return {
    product: [...new Set([product.primary ?? [], ...product.secondaries].flat())],
    feature: Object.entries(flags)
      .filter(([, isOn]) => isOn === true)
      .map(([flag]) => flag),
    language: [language ?? []].flat(),
    tag: [...new Set(tags)],
    contributor: [contributor ?? []].flat(),
  }
}

function labelsOf(names: SampleNames, say: Say): Readonly<Record<(typeof filters)[number], SampleLabels>> {
  return {
    product: spokenLabels(names.products, say),
    feature: spokenLabels(names.features, say),
    language: names.languages,
    tag: spokenLabels(names.tags, say),
    contributor: spokenLabels(names.contributors, say),
  }
}

/** The names of the specification are English words; a site's own stay as they are. */
function spokenLabels(labels: SampleLabels, say: Say): SampleLabels {
  const spokenLabel = ({ label, alternative }: SampleLabel): SampleLabel => ({
    label: sayLabel(say, label),
    alternative: alternative === null ? null : sayLabel(say, alternative),
  })
  return new Map([...labels].map(([key, one]) => [key, spokenLabel(one)]))
}

/** A key without a name has been reported with the data; readers see the key. */
function labelOf(key: string, labels: SampleLabels): string {
  return labels.get(key)?.label ?? key
}

/** Each value once, in the order of the names. */
function valuesOf(lists: readonly (readonly string[])[], labels: SampleLabels): FacetModel['values'] {
  const counts = new Map<string, number>()
  for (const key of lists.flat()) counts.set(key, (counts.get(key) ?? 0) + 1)
  const order = new Intl.Collator('en', { sensitivity: 'base' })
  return [...counts]
    .map(([value, count]) => ({ value, label: labelOf(value, labels), count }))
    .sort((a, b) => order.compare(a.label, b.label) || (a.value < b.value ? -1 : 1))
}
