import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { OperationView } from '../../elements/reference/OperationView.tsx'
import type { ApiOperationModel } from './contract.ts'

export function ApiOperation({ model, children }: TemplateProps<ApiOperationModel | null>): ReactElement | null {
  if (model === null) return null
  const operation = model.operation()
  return (
    <OperationView
      operation={operation}
      samples={model.samples(operation)}
      depth={model.depth}
      help={model.page.help}
      pageTitle={model.pageTitle}
    >
      {children}
    </OperationView>
  )
}
