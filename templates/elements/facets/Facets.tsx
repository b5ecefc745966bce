import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { filled, useTexts } from '../texts/texts.ts'
import { valuesShown } from './values-shown.ts'

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

interface FacetProps {
  readonly facet: FacetModel
  /** How many values there are, where a script adds and removes them: then the button is there for it from the first. */
  readonly total?: number
}

/** The first values, and a button for the others. */
export function Facet({ facet, total }: FacetProps): ReactElement {
  const say = useTexts()
  const more = Math.max(0, (total ?? facet.values.length) - valuesShown)
  return (
    <fieldset className="facet" data-facet={facet.name} hidden={facet.values.length === 0}>
      <legend className="facet-title">{facet.label}</legend>
      <ul className="facet-values">
        {facet.values.map((value, index) => (
          <FacetChoice name={facet.name} value={value} hidden={index >= valuesShown} key={value.value} />
        ))}
      </ul>
      {(more > 0 || total !== undefined) && (
        <button className="facet-more" type="button" aria-expanded="false" hidden={more === 0}>
          {filled(say('Show more ({n})'), { n: more })}
        </button>
      )}
    </fieldset>
  )
}

interface FacetChoiceProps {
  readonly name: string
  readonly value: FacetValue
  readonly hidden?: boolean
}

/** The count is beside the label, so that the choice is called by its value alone. */
export function FacetChoice({ name, value, hidden = false }: FacetChoiceProps): ReactElement {
  return (
    <li className="facet-value" hidden={hidden}>
      <label className="facet-choice">
        <input className="check-box" type="checkbox" name={name} value={value.value} />
        <span className="facet-name">{value.label}</span>
      </label>{' '}
      <span className="facet-count">{value.count}</span>
    </li>
  )
}
