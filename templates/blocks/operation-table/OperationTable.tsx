import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { Examples } from '../../elements/reference/Examples.tsx'
import { Parameters, RequestBody } from '../../elements/reference/Parts.tsx'
import { Responses } from '../../elements/reference/Responses.tsx'
import { Schema } from '../../elements/reference/Schema.tsx'
import type { OperationTableModel } from './contract.ts'

export function OperationTable({ model }: TemplateProps<OperationTableModel | null>): ReactElement | null {
  if (model === null) return null
  const { help } = model.page
  const part = model.part()
  if (part.kind === 'schema') return <Schema node={part.node} help={help} />
  const { anchor, parameters, body, responses } = part.operation
  switch (part.kind) {
    case 'parameters':
      return <Parameters groups={parameters} depth={model.depth} help={help} />
    case 'requestBody':
      return body === null ? (
        <p className="ref-empty">No request body.</p>
      ) : (
        <>
          <RequestBody body={body} id={anchor} depth={model.depth} help={help} />
          <Examples contents={body.contents} id={`${anchor}-body`} label="Request" kind="example" help={help} />
        </>
      )
    case 'responses':
      return <Responses responses={responses} id={anchor} help={help} />
  }
}
