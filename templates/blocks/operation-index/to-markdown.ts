import type { MarkdownInput } from '../../../compiler/model/public-block.ts'
import { headingMarkdown } from '../../elements/heading/heading-markdown.ts'
import { codeSpan } from '../../elements/markdown-cell.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import type { Say } from '../../elements/texts/texts.ts'
import type { IndexedOperation, IndexedTag, OperationIndexModel } from './contract.ts'

/** @returns nothing where there are no operations to list */
export function toMarkdown({ model, say }: MarkdownInput<OperationIndexModel | null>): string {
  if (model === null) return ''
  const tags = model.tags.flatMap(({ id, title, markdown, operations, href }) =>
    href === null
      ? [
          ...(model.operationsId === '' || title === '' ? [] : [headingMarkdown(3, title, id)]),
          markdown.trim(),
          operations.map((operation) => operationLine(operation, say)).join('\n'),
        ]
      : [],
  )
  const elsewhere = model.tags.flatMap((tag) => (tag.href === null ? [] : [tagLine(tag, tag.href)]))
  const schemas = model.schemas.map(({ name, href }) => `- [${markdownText(name)}](${href})`).join('\n')
  const files = model.files.map(({ name, href }) => `[${name}](${href})`).join(', ')
  return [
    model.description?.markdown ?? '',
    ...(model.operationsId === '' ? [] : [headingMarkdown(2, say('Operations'), model.operationsId)]),
    files === '' ? '' : `${say('OpenAPI description:')} ${files}`,
    model.about?.markdown ?? '',
    elsewhere.join('\n'),
    ...tags,
    ...(schemas === '' ? [] : [headingMarkdown(2, say('Schemas'), model.schemasId), schemas]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function operationLine({ title, href, method, path, kind, deprecated }: IndexedOperation, say: Say): string {
  const notes = [...(kind === 'webhook' ? [say('webhook')] : []), ...(deprecated ? [say('deprecated')] : [])]
  const noted = notes.map((note) => ` (${note})`).join('')
  return `- [${markdownText(title)}](${href}): ${codeSpan(`${method} ${path}`)}${noted}`
}

/** A tag with a page of its own says there what takes more than a line. */
function tagLine({ title, markdown, count }: IndexedTag, href: string): string {
  const text = markdown.trim()
  return `- [${markdownText(title)}](${href}) (${count})${text === '' || text.includes('\n') ? '' : `: ${text}`}`
}
