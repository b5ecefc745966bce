import { markdownText } from '../../elements/markdown-text.ts'
import { cell } from '../../elements/reference/markdown-cell.ts'
import type { AiLabelModel, LabelRow } from './contract.ts'

/** One table; the two groups are rows of their own. */
export function aiLabelMarkdown(model: AiLabelModel | null): string {
  if (model === null) return ''
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const row = ({ title, answer, comments }: LabelRow) =>
    line([
      title,
      typeof answer === 'string' ? answer : cell(answer.markdown),
      comments.map(({ markdown }) => cell(markdown)).join('<br>'),
    ])
  return [
    `**AI Nutrition Facts: ${markdownText(model.name)}**`,
    '',
    line(['Fact', 'Answer', 'Comments']),
    line(['---', '---', '---']),
    ...model.groups.flatMap(({ kind, title, rows }) => [
      ...(kind === 'plain' ? [] : [line([`**${title}**`, '', ''])]),
      ...rows.map(row),
    ]),
  ].join('\n')
}
