import type { MarkdownInput } from '../../../compiler/model/public-block.ts'
import type { SchemaNode } from '../../../compiler/openapi/schema/schema-model.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { bodyMarkdown, parametersMarkdown, responsesMarkdown } from '../../elements/reference/operation-markdown.ts'
import { type MarkdownHelp, schemaMarkdown } from '../../elements/reference/schema/schema-markdown.ts'
import { filled, type Say } from '../../elements/texts/texts.ts'
import type { OperationTableModel, SchemaUses } from './contract.ts'

/** The same part as typed tables. */
export function toMarkdown({ model }: MarkdownInput<OperationTableModel | null>): string {
  if (model === null) return ''
  const { page, depth } = model
  const part = model.part()
  switch (part.kind) {
    case 'schema':
      return [anchoredMarkdown(part.node, page.markdown), usedBy(model.uses, page.markdown.say)]
        .filter((text) => text !== '')
        .join('\n\n')
    case 'parameters':
      return parametersMarkdown(part.operation.parameters, depth, page.markdown)
    case 'requestBody':
      return part.operation.body === null ? '' : bodyMarkdown(part.operation.body, depth, page.markdown)
    case 'responses':
      return responsesMarkdown(part.operation.responses, depth, page.markdown)
  }
}

/** What contains itself is said to be the same as the whole, which has no heading of its own to lead to. */
function anchoredMarkdown(node: SchemaNode, help: MarkdownHelp): string {
  const text = schemaMarkdown(node, help)
  return text.includes(`](#${node.anchor})`) ? `<a id="${node.anchor}"></a>\n\n${text}` : text
}

function usedBy({ shown, more }: SchemaUses, say: Say): string {
  if (shown.length === 0) return ''
  return [
    `${say('Used by')}:`,
    '',
    ...shown.map(({ title, href, method }) => `- ${method} [${markdownText(title)}](${href})`),
    ...(more > 0 ? ['', filled(say('And {n} more.'), { n: more })] : []),
  ].join('\n')
}
