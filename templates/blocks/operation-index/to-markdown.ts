import type { MarkdownInput } from '../../../compiler/model/public-block.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { codeSpan } from '../../elements/reference/markdown-cell.ts'
import type { OperationIndexModel } from './contract.ts'

/** @returns nothing where there are no operations to list */
export function toMarkdown({ model, say }: MarkdownInput<OperationIndexModel | null>): string {
  if (model === null) return ''
  const tags = model.tags.flatMap(({ title, markdown, operations, href, count }) => [
    ...(href === null && model.operationsId !== '' ? [`### ${markdownText(title)}`] : []),
    markdown.trim(),
    href === null
      ? operations
          .map(
            (one) =>
              `- [${markdownText(one.title)}](${one.href}): ${codeSpan(`${one.method} ${one.path}`)}${one.kind === 'webhook' ? ` (${say('webhook')})` : ''}${one.deprecated ? ` (${say('deprecated')})` : ''}`,
          )
          .join('\n')
      : `- [${markdownText(title)}](${href}): ${count}`,
  ])
  const schemas = model.schemas.map(({ name, href }) => `- [${markdownText(name)}](${href})`).join('\n')
  const files = model.files.map(({ name, href }) => `[${name}](${href})`).join(', ')
  return [
    model.description?.markdown ?? '',
    ...(model.operationsId === '' ? [] : [`## ${say('Operations')}`]),
    files === '' ? '' : `${say('OpenAPI description:')} ${files}`,
    model.about?.markdown ?? '',
    ...tags,
    ...(schemas === '' ? [] : [`## ${say('Schemas')}`, schemas]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
