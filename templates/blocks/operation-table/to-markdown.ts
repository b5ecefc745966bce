import type { MarkdownInput } from '../../../compiler/model/block.ts'
import { bodyMarkdown, parametersMarkdown, responsesMarkdown } from '../../elements/reference/operation-markdown.ts'
import { schemaMarkdown } from '../../elements/reference/schema-markdown.ts'
import type { OperationTableModel } from './contract.ts'

/** The same part as typed tables. */
export function toMarkdown({ model }: MarkdownInput<OperationTableModel | null>): string {
  if (model === null) return ''
  const { page, depth } = model
  const part = model.part()
  switch (part.kind) {
    case 'schema':
      return schemaMarkdown(part.node, page.markdown)
    case 'parameters':
      return parametersMarkdown(part.operation.parameters, depth, page.markdown)
    case 'requestBody':
      return part.operation.body === null ? '' : bodyMarkdown(part.operation.body, depth, page.markdown)
    case 'responses':
      return responsesMarkdown(part.operation.responses, depth, page.markdown)
  }
}
