import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { Facet, FacetChoice, type FacetModel, FacetPanel } from '../../elements/facets/Facets.tsx'
import { valuesShown } from '../../elements/facets/values-shown.ts'
import { ClearButton, FilterForm, SearchField } from '../../elements/filter/FilterParts.tsx'
import { counted, filled, sayLabel, useTexts } from '../../elements/texts/texts.ts'
import type { VoiceCard, VoiceLibraryModel } from './contract.ts'
import { longestTerm, perPage } from './limits.ts'
import { Pages } from './Pages.tsx'
import { VoiceRow } from './VoiceRow.tsx'

const blank: VoiceCard = {
  id: '',
  voiceID: '',
  name: '',
  description: '',
  preview: '',
  locale: '',
  accent: '',
  category: '',
  age: '',
  gender: '',
  labels: [],
}

/** The first page of voices, which the island replaces by what a reader looks for. */
export function VoiceLibrary({ model }: TemplateProps<VoiceLibraryModel>): ReactElement {
  const say = useTexts()
  const { name, panelId, voices, facets, source, markdownHref } = model
  const total = voices.length
  if (total === 0 && source.provider === 'static') return <p>{say('There are no voices yet.')}</p>
  return (
    <div className="faceted voice-library">
      <FilterForm>
        <SearchField name={name} label={say('Search voices')} maxLength={longestTerm} />
        <FacetPanel id={panelId}>
          {facets.map((facet) => (
            <VoiceFacet facet={facet} key={facet.name} />
          ))}
        </FacetPanel>
        <div className="faceted-head">
          <p className="filter-count" role="status" data-voice-status="">
            {total === 0 ? '' : counted(say, total, '{n} voice', '{n} voices')}
          </p>
          <ClearButton hidden />
        </div>
      </FilterForm>
      <div className="voice-results" data-voice-results="" tabIndex={-1}>
        <p className="voice-note" role="status" data-voice-note="" />
        <ul className="voices" aria-label={say('Voices')}>
          {voices.slice(0, perPage).map((voice) => (
            <VoiceRow voice={voice} key={voice.id} />
          ))}
        </ul>
        <Pages pages={Math.ceil(total / perPage)} />
      </div>
      {total === 0 && <p className="without-script">{say('Searching the voices needs JavaScript.')}</p>}
      {total > perPage && (
        <p className="without-script">
          {filled(say('These are the first {n} of {total} voices.'), { n: perPage, total })}{' '}
          <a href={markdownHref}>{say('All voices as a table')}</a>
        </p>
      )}
      <div className="filter-empty" data-voice-empty="" hidden>
        <p className="filter-empty-title">{say('No results')}</p>
        <p>{say('Try changing the filters or the search term.')}</p>
        <ClearButton />
      </div>
      <div className="filter-empty" data-voice-fault="" hidden>
        <p className="filter-empty-title" role="alert" data-voice-fault-text="" />
        <button className="button button-secondary" type="button">
          {say('Try again')}
        </button>
      </div>
      <template data-voice-row="">
        <VoiceRow voice={blank} />
      </template>
      <template data-voice-value="">
        <FacetChoice name="" value={{ value: '', label: '', count: 0 }} />
      </template>
    </div>
  )
}

function VoiceFacet({ facet }: { facet: FacetModel }): ReactElement {
  const say = useTexts()
  const shown = { ...facet, label: sayLabel(say, facet.label), values: facet.values.slice(0, valuesShown) }
  return <Facet facet={shown} total={facet.values.length} />
}
