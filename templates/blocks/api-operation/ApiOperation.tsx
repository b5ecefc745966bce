import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { isCode } from '../../elements/code/is-code.ts'
import { sampleLanguage } from '../../elements/code/sample-language.ts'
import { OperationView } from '../../elements/reference/OperationView.tsx'
import { withoutParts } from '../../elements/without-parts.ts'
import type { ApiOperationModel } from './contract.ts'

/** Fences in a language that readers choose are samples of the operation; all else that the author adds is text. */
export function ApiOperation({ model, children, parts }: TemplateProps<ApiOperationModel | null>): ReactElement | null {
  if (model === null) return null
  const operation = model.operation()
  const { help } = model.page
  const written = parts.flatMap((part) => {
    if (!isCode(part)) return []
    const code = part.model
    const label = sampleLanguage(code)
    return code.role === 'example' && help.languages.includes(label) ? [{ part, code, label }] : []
  })
  const samples = model.samples(
    operation,
    written.map(({ code, label }) => ({ lang: code.language ?? '', label, code: code.code })),
  )
  const rest = withoutParts(
    children,
    written.map(({ part }) => part),
  )
  return (
    <OperationView
      operation={operation}
      samples={samples}
      fences={written.map(({ code }) => code)}
      servers={model.request?.servers ?? []}
      tryIt={model.tryIt?.plan ?? null}
      depth={model.depth}
      help={help}
      pageTitle={model.pageTitle}
    >
      {rest}
    </OperationView>
  )
}
