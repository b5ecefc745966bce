import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { filled, pluralOf, useTexts } from '../texts/texts.ts'

// What lists that a reader narrows down have in common; templates/elements/filter/list-filter.client.ts makes it work.

interface SearchFieldProps {
  /** The parameter of the address that keeps the term. */
  readonly name: string
  readonly label: string
  /** Characters; default: no limit. */
  readonly maxLength?: number
}

/** A field for the words that a list is filtered by. */
export function SearchField({ name, label, maxLength }: SearchFieldProps): ReactElement {
  return (
    <label className="field field-search">
      <span className="field-label">{label}</span>
      <span className="field-box">
        <Icon name="search" size={16} />
        <input className="field-input" type="search" name={name} maxLength={maxLength} spellCheck={false} />
      </span>
    </label>
  )
}

interface SelectFieldProps {
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** One value of several, or all of them. */
export function SelectField({ name, label, options }: SelectFieldProps): ReactElement {
  const say = useTexts()
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <span className="field-box field-choice">
        <select className="field-input" name={name}>
          <option value="">{say('All')}</option>
          {options.map((option) => (
            <option value={option.value} key={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}

/** The controls. Without scripts they would do nothing, so they are not there. */
export function FilterForm({ children, id }: { children: ReactNode; id?: string }): ReactElement {
  return (
    <form className="filter-form needs-script" id={id} data-filter="" autoComplete="off">
      {children}
    </form>
  )
}

/** Empties all controls. In a form it shows only while that would change something. */
export function ClearButton({ hidden = false }: { hidden?: boolean }): ReactElement {
  const say = useTexts()
  return (
    <button className="button button-secondary filter-clear" type="button" data-filter-clear="" hidden={hidden}>
      {say('Clear all')}
    </button>
  )
}

interface FilterCountProps {
  readonly total: number
  /** What is counted. */
  readonly noun: 'row' | 'error' | 'sample'
}

/** How many there are; the script that filters says how many of them are shown. */
export function FilterCount({ total, noun }: FilterCountProps): ReactElement {
  const say = useTexts()
  const nouns = pluralOf(say.lang, total) === 'one' ? noun : (`${noun}s` as const)
  return (
    <p className="filter-count needs-script" role="status" data-filter-count={say(`{shown} of {total} ${nouns}`)}>
      {filled(say(`{total} ${nouns}`), { total: total.toLocaleString([say.lang, 'en']) })}
    </p>
  )
}

/** What replaces a list of which nothing is left (specification, section 8). */
export function NoResults(): ReactElement {
  const say = useTexts()
  return (
    <div className="filter-empty" data-filter-empty="" hidden>
      <p className="filter-empty-title">{say('No results found')}</p>
      <p>{say('Try changing the filters or the search term.')}</p>
      <ClearButton />
    </div>
  )
}
