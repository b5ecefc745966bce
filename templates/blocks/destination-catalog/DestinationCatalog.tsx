import type { ReactElement, ReactNode } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { CheckMark } from '../../elements/check-mark/CheckMark.tsx'
import { Heading } from '../../elements/heading/Heading.tsx'
import { Section, sectionId } from '../../elements/heading/Section.tsx'
import { Icon } from '../../elements/icons/Icon.tsx'
import { Link } from '../../elements/link/Link.tsx'
import type { Leads } from '../../elements/platform-links.ts'
import { Table } from '../../elements/table/Table.tsx'
import { useTexts } from '../../elements/texts/texts.ts'
import { actionsSentence, type CatalogRow, closing, type DestinationCatalogModel, modeGroups } from './contract.ts'

/** A table for each category, then a list of the destinations of which the table would say nothing. */
export function DestinationCatalog({ model }: TemplateProps<DestinationCatalogModel>): ReactElement {
  const say = useTexts()
  const { table, depth, groups, without } = model
  if (groups.length === 0 && without.length === 0) return <p>{say('There are no destinations yet.')}</p>
  return (
    <>
      {groups.map(({ id, title, rows }) => (
        <Section id={sectionId(id)} feedback={depth === 2} key={id}>
          <Heading depth={depth} id={id}>
            {title}
          </Heading>
          <div className={`destination-catalog destination-catalog-${table}`} data-rows={rows.length}>
            <Table label={title}>
              <Head model={model} />
              <tbody>
                {rows.map((row) => (
                  <Row row={row} model={model} key={row.id} />
                ))}
              </tbody>
            </Table>
          </div>
        </Section>
      ))}
      {without.length > 0 && (
        <div className="destination-catalog-closing">
          <p>{say(closing[table])}</p>
          <ul>
            {without.map(({ id, name, leads, isBeta }) => (
              <li key={id}>
                <Linked {...leads}>{name}</Linked>
                {isBeta && ` ${say('(beta)')}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function Head({ model: { table, columns } }: { model: DestinationCatalogModel }): ReactElement {
  const say = useTexts()
  const names = (
    <tr>
      <th scope="col">{say('Destination')}</th>
      {columns.map(({ name, ...leads }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed, and the three platforms are in them twice
        <th scope="col" key={index}>
          <Linked {...leads}>{name}</Linked>
        </th>
      ))}
    </tr>
  )
  if (table === 'methods') return <thead>{names}</thead>
  return (
    <>
      <colgroup />
      <colgroup span={3} />
      <colgroup span={3} />
      <thead>
        <tr>
          <td />
          {modeGroups.map((title) => (
            <th scope="colgroup" colSpan={3} key={title}>
              {say(title)}
            </th>
          ))}
        </tr>
        {names}
      </thead>
    </>
  )
}

/** What leads nowhere, as a destination without a page of its own, is only named. */
function Linked({ href, external, children }: Leads & { children: string }): ReactNode {
  if (href === '') return children
  return (
    <Link href={href} external={external}>
      {children}
    </Link>
  )
}

function Row({ row, model }: { row: CatalogRow; model: DestinationCatalogModel }): ReactElement {
  const say = useTexts()
  const { name, leads, isBeta, checks } = row
  return (
    <tr>
      <th scope="row">
        <Linked {...leads}>{name}</Linked>
        {isBeta && <BetaMark />}
      </th>
      {checks === null ? (
        <td className="destination-catalog-actions" colSpan={model.columns.length}>
          <Linked {...model.actions}>{say(actionsSentence)}</Linked>
        </td>
      ) : (
        checks.map((on, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one cell a column
          <td key={index}>
            <CheckMark on={on} />
          </td>
        ))
      )}
    </tr>
  )
}

/** The sign says by itself what it means; a pointer gets it as a title. */
function BetaMark(): ReactElement {
  const say = useTexts()
  return (
    <span className="destination-catalog-beta" title={say('In public beta')}>
      <Icon name="info" size={16} />
      <span className="visually-hidden"> {say('(in public beta)')}</span>
    </span>
  )
}
