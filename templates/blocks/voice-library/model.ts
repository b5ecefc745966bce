import type { Voice } from '../../../compiler/data/voices.ts'
import type { ModelInput, Modelled } from '../../../compiler/model/block.ts'
import type { FacetModel } from '../../elements/facets/Facets.tsx'
import type { VoiceCard, VoiceLibraryModel, VoiceLibraryProps, VoiceSource } from './contract.ts'
import { type FacetName, facetNames } from './facet-names.ts'

const titles: Readonly<Record<FacetName, string>> = {
  locale: 'Locale',
  accent: 'Accent',
  category: 'Category',
  age: 'Age',
  gender: 'Gender',
  labels: 'Labels',
}

/** The voices of the data, and where the island looks for voices: in a file of the site or at a service. */
export function modelLibrary({ site, page, id, file }: ModelInput<VoiceLibraryProps>): Modelled<VoiceLibraryModel> {
  const panelId = id('voice-filters')
  // The second library of a page has parameters of its own.
  const name = panelId.replace('voice-filters', 'voices')
  const voices = site.data.voices.map((voice) => cardOf(voice, (url) => site.link(url).href))
  const { voices: service } = site.config.services
  const source: VoiceSource =
    service.provider === 'static'
      ? { provider: 'static', url: voices.length === 0 ? '' : file('voices.json', JSON.stringify(voices)) }
      : service
  const facets = facetNames.map(
    (facet): FacetModel => ({ name: `${name}-${facet}`, label: titles[facet], values: valuesOf(voices, facet) }),
  )
  const markdownHref = `${site.config.base}${page.route === '/' ? '/index' : page.route}.md`
  return {
    model: { name, panelId, voices, facets, source, markdownHref },
    links: site.data.voices
      .filter(({ previewUrl }) => previewUrl !== '')
      .map((record) => ({ url: record.previewUrl, record })),
  }
}

function cardOf(voice: Voice, link: (url: string) => string): VoiceCard {
  const href = voice.previewUrl === '' ? '' : link(voice.previewUrl)
  return {
    id: voice.objectID,
    voiceID: voice.voiceID,
    name: voice.voiceName,
    description: voice.description ?? '',
    preview: /^(https?:\/\/|\/)/i.test(href) ? href : '',
    locale: voice.locale ?? '',
    accent: voice.accent ?? '',
    category: voice.category ?? '',
    age: voice.age ?? '',
    gender: voice.gender ?? '',
    labels: [...new Set(voice.labels)],
  }
}

/** Most frequent first, then by name. */
function valuesOf(voices: readonly VoiceCard[], facet: FacetName): FacetModel['values'] {
  const counts = new Map<string, number>()
  for (const voice of voices)
    for (const value of new Set([voice[facet]].flat()))
      if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  const order = new Intl.Collator('en')
  return [...counts]
    .map(([value, count]) => ({ value, label: value, count }))
    .sort((a, b) => b.count - a.count || order.compare(a.value, b.value))
}
