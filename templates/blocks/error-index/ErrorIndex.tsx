import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { LevelBadge, logLevels } from '../../elements/badge/LevelBadge.tsx'
import {
  ClearButton,
  FilterCount,
  FilterForm,
  NoResults,
  SearchField,
  SelectField,
} from '../../elements/filter/FilterParts.tsx'
import { useTexts } from '../../elements/texts/texts.ts'
import type { ErrorIndexModel, ErrorRow } from './contract.ts'

/** All rows are there; `templates/elements/filter/list-filter.client.ts` hides those that a reader does not ask for. */
export function ErrorIndex({ model: { rows, products, intro } }: TemplateProps<ErrorIndexModel>): ReactElement {
  const say = useTexts()
  if (rows.length === 0) return <p>{say('There are no error codes yet.')}</p>
  return (
    <div className="error-index">
      {intro !== null && <p>{intro}</p>}
      <FilterForm>
        <SearchField name="q" label={say('Search table')} />
        <CodeField />
        <SelectField name="product" label={say('Product')} options={products.map(asOption)} />
        <SelectField name="level" label={say('Level')} options={logLevels.map(asOption)} />
        <ClearButton hidden />
      </FilterForm>
      <FilterCount total={rows.length} noun="error" />
      <table className="error-index-table" data-filter-list="" {...as.table}>
        <thead {...as.rowgroup}>
          <tr {...as.row}>
            {(['Code', 'Message', 'Product', 'Level'] as const).map((name) => (
              <th scope="col" {...as.columnheader} key={name}>
                {say(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.rowgroup}>
          {rows.map((row) => (
            <Row row={row} key={row.code} />
          ))}
        </tbody>
      </table>
      <NoResults />
    </div>
  )
}

/** The style sheet changes the `display` of rows, which makes some browsers drop their roles: they are set here. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

const asOption = (value: string) => ({ value, label: value })

/** The beginning of a code: `300` finds 30001 and 30034. */
function CodeField(): ReactElement {
  const say = useTexts()
  return (
    <label className="field error-index-code">
      <span className="field-label">{say('Code')}</span>
      <span className="field-box">
        <input className="field-input" type="text" name="code" inputMode="numeric" maxLength={9} />
      </span>
    </label>
  )
}

function Row({ row: { code, href, message, product, level } }: { row: ErrorRow }): ReactElement {
  return (
    <tr {...as.row}>
      <th scope="row" {...as.rowheader}>
        <a href={href}>{code}</a>
      </th>
      <td {...as.cell}>{message}</td>
      <td {...as.cell}>{product}</td>
      <td {...as.cell}>
        <LevelBadge level={level} />
      </td>
    </tr>
  )
}
