import { headingMarkdown } from '../../elements/heading/heading-markdown.ts'
import { markdownTable, textCell } from '../../elements/markdown-table.ts'
import { linked } from '../../elements/sentence.ts'
import { filled, type Say } from '../../elements/texts/texts.ts'
import { actionsSentence, type CatalogRow, closing, type DestinationCatalogModel } from './contract.ts'

/** The tables, one a category, and the closing list. */
export function destinationCatalogMarkdown(model: DestinationCatalogModel, say: Say): string {
  const { table, depth, groups, without, columns, actions } = model
  if (groups.length === 0 && without.length === 0) return say('There are no destinations yet.')
  const heads = columns.map(({ name, href }, index) => {
    if (table === 'methods') return linked(name, href)
    return filled(say(index < 3 ? 'Cloud: {name}' : 'Device: {name}'), { name })
  })
  const row = ({ checks, ...rest }: CatalogRow) =>
    checks === null
      ? [linkTo(rest, say), linked(say(actionsSentence), actions.href), ...columns.slice(1).map(() => '')]
      : [linkTo(rest, say), ...checks.map((on) => (on ? say('Yes') : ''))]
  return [
    ...groups.flatMap(({ id, title, rows }) => [
      headingMarkdown(depth, title, id),
      markdownTable([say('Destination'), ...heads], rows.map(row)),
    ]),
    ...(without.length === 0 ? [] : [say(closing[table]), without.map((one) => `- ${linkTo(one, say)}`).join('\n')]),
  ].join('\n\n')
}

function linkTo({ name, leads, isBeta }: Pick<CatalogRow, 'name' | 'leads' | 'isBeta'>, say: Say): string {
  return `${linked(textCell(name), leads.href)}${isBeta ? ` ${say('(beta)')}` : ''}`
}
