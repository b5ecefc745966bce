import { headingMarkdown } from '../../elements/heading/heading-markdown.ts'
import { longDate } from '../../elements/long-date.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { linked } from '../../elements/sentence.ts'
import type { Say } from '../../elements/texts/texts.ts'
import type { ErrorRecordModel } from './contract.ts'

/** @returns nothing for an error that is not known */
export function errorRecordMarkdown(model: ErrorRecordModel | null, say: Say): string {
  if (model === null) return ''
  const { code, message, href, level, type, product, created, updated, lead, description, sections, depth } = model
  const facts = [
    [say('Log level'), level],
    [say('Type'), type === null ? null : markdownText(type)],
    [say('Product'), product === null ? null : linked(markdownText(product.name), product.href)],
    [say('Created'), created === null ? null : longDate(created, say.lang)],
    [say('Last updated'), updated === null ? null : longDate(updated, say.lang)],
  ].flatMap(([name, value]) => (value === null || value === '' ? [] : [`- ${name}: ${value}`]))
  return [
    model.isTitled ? '' : `**${`[${code}](${href}) ${markdownText(message)}`.trim()}**`,
    lead?.markdown ?? '',
    facts.join('\n'),
    description?.markdown ?? '',
    ...sections.flatMap(({ title, id, markdown }) => [headingMarkdown(depth, title, id), markdown]),
  ]
    .filter((piece) => piece !== '')
    .join('\n\n')
}
