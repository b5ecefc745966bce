import { markdownText } from '../../elements/markdown-text.ts'
import { linked } from '../../elements/sentence.ts'
import { actionsSentence, type CatalogRow, closing, type DestinationCatalogModel } from './contract.ts'

export function destinationCatalogMarkdown(model: DestinationCatalogModel): string {
  const { table, depth, groups, without, columns, actionsHref } = model
  const heads = columns.map(({ name, href }, index) => {
    if (table === 'methods') return linked(name, href ?? '')
    return `${index < 3 ? 'Cloud' : 'Device'}: ${name}`
  })
  const row = ({ checks, ...rest }: CatalogRow) =>
    checks === null
      ? [linkTo(rest), linked(actionsSentence, actionsHref), ...columns.slice(1).map(() => '')]
      : [linkTo(rest), ...checks.map((on) => (on ? 'Yes' : ''))]
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    ...groups.flatMap(({ title, rows }) => [
      `${'#'.repeat(depth)} ${markdownText(title)}`,
      [line(['Destination', ...heads]), line(['---', ...heads.map(() => '---')]), ...rows.map(row).map(line)].join(
        '\n',
      ),
    ]),
    ...(without.length === 0 ? [] : [closing[table], without.map((one) => `- ${linkTo(one)}`).join('\n')]),
  ].join('\n\n')
}

function linkTo({ name, href, isBeta }: Pick<CatalogRow, 'name' | 'href' | 'isBeta'>): string {
  return `[${markdownText(name).replaceAll('|', '\\|')}](${href})${isBeta ? ' (beta)' : ''}`
}
