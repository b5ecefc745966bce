import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { Examples } from '../../elements/reference/Examples.tsx'
import { MethodBadge } from '../../elements/reference/MethodBadge.tsx'
import { Parameters, RequestBody } from '../../elements/reference/Parts.tsx'
import { Responses } from '../../elements/reference/Responses.tsx'
import { Schema } from '../../elements/reference/Schema.tsx'
import { filled, useTexts } from '../../elements/texts/texts.ts'
import type { OperationTableModel, SchemaUse } from './contract.ts'

export function OperationTable({ model }: TemplateProps<OperationTableModel | null>): ReactElement | null {
  const say = useTexts()
  if (model === null) return null
  const { help } = model.page
  const part = model.part()
  if (part.kind === 'schema')
    return (
      <>
        <Schema node={part.node} help={help} id={part.node.anchor || undefined} />
        <UsedBy uses={model.uses} />
      </>
    )
  const { anchor, parameters, body, responses } = part.operation
  switch (part.kind) {
    case 'parameters':
      return <Parameters groups={parameters} depth={model.depth} help={help} />
    case 'requestBody':
      return body === null ? (
        <p className="ref-empty">{say('No request body.')}</p>
      ) : (
        <>
          <RequestBody body={body} id={anchor} depth={model.depth} help={help} />
          <Examples contents={body.contents} id={`${anchor}-body`} label={say('Request')} kind="example" help={help} />
        </>
      )
    case 'responses':
      return <Responses responses={responses} id={anchor} help={help} />
  }
}

/** Nearly every operation uses the schema of errors: a longer list would help nobody. */
const maxUses = 60

/** The operations that take or give the schema. */
function UsedBy({ uses }: { uses: readonly SchemaUse[] }): ReactElement | null {
  const say = useTexts()
  if (uses.length === 0) return null
  return (
    <div className="ref-uses">
      <p className="ref-choice-title">{say('Used by')}</p>
      <ul className="ref-uses-list">
        {uses.slice(0, maxUses).map(({ title, href, method }) => (
          <li key={href}>
            <MethodBadge method={method} /> <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
      {uses.length > maxUses && (
        <p className="ref-elsewhere">{filled(say('And {n} more.'), { n: uses.length - maxUses })}</p>
      )}
    </div>
  )
}
