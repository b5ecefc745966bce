import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import {
  ClearButton,
  FilterCount,
  FilterForm,
  NoResults,
  SearchField,
  SelectField,
} from '../../elements/filter/FilterParts.tsx'
import { Spaced } from '../../elements/spaced/Spaced.tsx'
import { useTexts } from '../../elements/texts/texts.ts'
import type { Alphabet, FilterableTableModel } from './contract.ts'

/** The table as Markdown makes it, with controls that the island makes work. */
export function FilterableTable({ model, children }: TemplateProps<FilterableTableModel>): ReactElement {
  const say = useTexts()
  const { name, filters, alphabet, rows } = model
  return (
    <div className="filterable-table" id={alphabet?.top}>
      <FilterForm id={`filterable-${name}`}>
        <SearchField name={name} label={say('Search table')} />
        {filters.map((filter) => (
          <SelectField
            name={filter.name}
            label={filter.label}
            options={filter.values.map((value) => ({ value, label: value }))}
            key={filter.name}
          />
        ))}
        <ClearButton hidden />
      </FilterForm>
      {alphabet !== null && <Letters alphabet={alphabet} />}
      <FilterCount total={rows} noun="row" />
      <div data-filter-list="">{children}</div>
      <NoResults />
    </div>
  )
}

/** A row of buttons, and a choice in its place on small screens. */
function Letters({ alphabet }: { alphabet: Alphabet }): ReactElement {
  const say = useTexts()
  return (
    <div className="alphabet needs-script" data-alphabet={alphabet.top}>
      <div className="alphabet-row" role="toolbar" aria-label={say('Alphabet')}>
        <Spaced>
          {alphabet.letters.map(({ letter, id }) => (
            <button
              className="alphabet-letter"
              type="button"
              aria-pressed="false"
              data-target={id ?? undefined}
              disabled={id === null}
              key={letter}
            >
              {letter.toUpperCase()}
            </button>
          ))}
        </Spaced>
      </div>
      <label className="field alphabet-choice">
        <span className="field-label">{say('Jump to a letter')}</span>
        <span className="field-box field-choice">
          <select className="field-input" autoComplete="off">
            <option value="">{say('Top of the table')}</option>
            {alphabet.letters.map(({ letter, id }) => (
              <option value={letter} disabled={id === null} key={letter}>
                {letter.toUpperCase()}
              </option>
            ))}
          </select>
        </span>
      </label>
    </div>
  )
}
