import { longDate } from '../../elements/long-date.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import type { ErrorRecordModel } from './contract.ts'

export function errorRecordMarkdown(model: ErrorRecordModel | null): string {
  if (model === null) return ''
  const { code, message, href, level, type, product, created, updated, lead, description, sections, depth } = model
  const facts = [
    ['Log level', level],
    ['Type', type],
    ['Product', product === null ? null : `[${markdownText(product.name)}](${product.href})`],
    ['Created', created === null ? null : longDate(created, 'en')],
    ['Last updated', updated === null ? null : longDate(updated, 'en')],
  ].flatMap(([name, value]) => (value === null || value === '' ? [] : [`- ${name}: ${value}`]))
  return [
    model.isTitled ? '' : `**[${code}](${href}) ${markdownText(message)}**`,
    lead?.markdown ?? '',
    facts.join('\n'),
    description?.markdown ?? '',
    ...sections.flatMap(({ title, markdown }) => [`${'#'.repeat(depth)} ${title}`, markdown]),
  ]
    .filter((piece) => piece !== '')
    .join('\n\n')
}
