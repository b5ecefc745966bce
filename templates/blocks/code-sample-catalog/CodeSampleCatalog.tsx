import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { Badge } from '../../elements/badge/Badge.tsx'
import { Facet, FacetPanel } from '../../elements/facets/Facets.tsx'
import { ClearButton, FilterCount, FilterForm, NoResults, SearchField } from '../../elements/filter/FilterParts.tsx'
import { Isolated } from '../../elements/isolated/Isolated.tsx'
import { ExternalMark } from '../../elements/link/Link.tsx'
import { Spaced } from '../../elements/spaced/Spaced.tsx'
import { sayLabel, useTexts } from '../../elements/texts/texts.ts'
import type { CodeSampleCatalogModel, SampleCard } from './contract.ts'

/** All samples are there; the island hides those that a reader does not ask for. */
export function CodeSampleCatalog({ model }: TemplateProps<CodeSampleCatalogModel>): ReactElement {
  const say = useTexts()
  const { name, panelId, facets, samples } = model
  if (samples.length === 0) return <p>{say('There are no code samples yet.')}</p>
  return (
    <div className="faceted code-samples">
      <FilterForm>
        <SearchField name={name} label={say('Search code samples')} />
        <FacetPanel id={panelId}>
          {facets.map((facet) => (
            <Facet facet={{ ...facet, label: sayLabel(say, facet.label) }} key={facet.name} />
          ))}
        </FacetPanel>
        <div className="faceted-head">
          <FilterCount total={samples.length} noun="sample" />
          <ClearButton hidden />
        </div>
      </FilterForm>
      <ul className="sample-cards" data-filter-list="">
        {samples.map((sample) => (
          <Card sample={sample} key={`${sample.href} ${sample.title}`} />
        ))}
      </ul>
      <NoResults />
    </div>
  )
}

function Card({ sample }: { sample: SampleCard }): ReactElement {
  const { title, href, external, description, language, products, features, tags, contributor } = sample
  return (
    <li className="sample-card" data-filter-item={sample.values} data-filter-words={sample.words || undefined}>
      {href === '' ? (
        <span className="sample-link">{title}</span>
      ) : (
        <a className="card-link sample-link" href={href} rel={external ? 'external' : undefined}>
          {title}
          {external && <ExternalMark />}
        </a>
      )}
      {description !== null && <p className="sample-description">{description}</p>}
      <p className="card-facts">
        <Spaced>
          {[language, products.join(', '), contributor].filter(Boolean).map((fact) => (
            <span key={fact}>
              <Isolated>{fact}</Isolated>
            </span>
          ))}
        </Spaced>
      </p>
      {features.length + tags.length > 0 && (
        <p className="sample-badges">
          <Spaced>
            {features.map((feature) => (
              <Badge kind="decorative" key={feature}>
                {feature}
              </Badge>
            ))}
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </Spaced>
        </p>
      )}
    </li>
  )
}
