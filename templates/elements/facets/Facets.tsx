import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useTexts } from '../texts/texts.ts'

// Values to choose from, beside a list. templates/elements/facets/facet-panel.client.ts opens and closes the panel
// where the screen is small.

export interface FacetValue {
  readonly value: string
  readonly label: string
  /** How many of the list have it. */
  readonly count: number
}

export interface FacetModel {
  /** The parameter of the address. */
  readonly name: string
  readonly label: string
  readonly values: readonly FacetValue[]
}

/** @param id of the panel, unique in the page */
export function FacetPanel({ id, children }: { id: string; children: ReactNode }): ReactElement {
  const say = useTexts()
  return (
    <>
      <button
        className="button button-secondary facets-toggle"
        type="button"
        aria-expanded="false"
        aria-controls={id}
        data-facets-toggle=""
      >
        <Icon name="menu" size={16} />
        {say('Filters')}
      </button>
      <div className="facets" id={id}>
        {children}
      </div>
    </>
  )
}

/** @param more what is below the values, such as a button for the others */
export function Facet({ facet, more }: { facet: FacetModel; more?: ReactNode }): ReactElement {
  return (
    <fieldset className="facet" data-facet={facet.name} hidden={facet.values.length === 0}>
      <legend className="facet-title">{facet.label}</legend>
      <ul className="facet-values">
        {facet.values.map((value) => (
          <FacetChoice name={facet.name} value={value} key={value.value} />
        ))}
      </ul>
      {more}
    </fieldset>
  )
}

/** The count is beside the label, so that the choice is called by its value alone. */
export function FacetChoice({ name, value }: { name: string; value: FacetValue }): ReactElement {
  return (
    <li className="facet-value">
      <label className="facet-choice">
        <input className="check-box" type="checkbox" name={name} value={value.value} />
        <span className="facet-name">{value.label}</span>
      </label>{' '}
      <span className="facet-count">{value.count}</span>
    </li>
  )
}
