import type { ReactElement } from 'react'
import type { EnumValue, SchemaNode } from '../../../../compiler/openapi/schema/schema-model.ts'
import { filled, sayLabel, useTexts } from '../../texts/texts.ts'
import { externalDocsMarkdown } from '../external-docs.ts'
import type { ReferenceHelp } from '../reference-help.ts'
import { Text } from '../Text.tsx'
import { shownValue } from './shown-value.ts'

/** Values beyond this many wait behind a button (specification, section 9). */
const shownValues = 10

interface PropertyFactsProps {
  readonly node: SchemaNode
  readonly help: ReferenceHelp
  /** An example of an object or a list says little in one line. */
  readonly withExample?: boolean
}

/** The description of a schema, its constraints and the values that it allows. */
export function PropertyFacts({ node, help, withExample = true }: PropertyFactsProps): ReactElement {
  const say = useTexts()
  const rows = node.constraints.filter(({ name }) => withExample || name !== 'Example')
  return (
    <>
      {node.description !== null && <Text markdown={node.description} help={help} />}
      {node.externalDocs !== null && <Text markdown={externalDocsMarkdown(node.externalDocs, say)} help={help} />}
      {node.constant !== null && (
        <p className="ref-values ref-values-title">
          {`${say('Always')} `}
          <code translate="no">{shownValue(node.constant)}</code>
        </p>
      )}
      {rows.length > 0 && (
        <dl className="ref-facts">
          {rows.map(({ name, values, names = [] }) => (
            <div key={name}>
              <dt>{`${sayLabel(say, name)}:`}</dt>
              {values.map((value, at) => (
                <dd key={value}>
                  <code translate="no">{shownValue(value)}</code>
                  {names[at] && ` (${names[at]})`}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {node.values.length > 0 && <Values values={node.values} omitted={node.omittedValues} help={help} />}
    </>
  )
}

/** Without scripts the whole list is there, and no button. */
function Values({
  values,
  omitted,
  help,
}: {
  values: readonly EnumValue[]
  omitted: number
  help: ReferenceHelp
}): ReactElement {
  const say = useTexts()
  const more = values.length - shownValues
  const described = values.some(({ description }) => description !== null)
  return (
    <div className="ref-values">
      <p className="ref-values-title">{say('Possible values:')}</p>
      <ul
        className={described ? 'ref-values-list ref-values-described' : 'ref-values-list'}
        data-more={more > 0 ? '' : undefined}
      >
        {values.map(({ value, description }) => (
          <li key={value}>
            <code translate="no">{shownValue(value)}</code>
            {description !== null && (
              <>
                {' '}
                <Text markdown={description} inline help={help} />
              </>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button className="ref-more needs-script" type="button" data-show-more="">
          {filled(say('Show {n} more'), { n: more })}
        </button>
      )}
      {omitted > 0 && <p className="ref-elsewhere">{filled(say('The specification has {n} more.'), { n: omitted })}</p>}
    </div>
  )
}
