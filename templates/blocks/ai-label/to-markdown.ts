import { markdownText } from '../../elements/markdown-text.ts'
import { cell } from '../../elements/reference/markdown-cell.ts'
import { type Say, sayLabel } from '../../elements/texts/texts.ts'
import type { AiLabelModel, LabelRow } from './contract.ts'

/** One table; the two groups are rows of their own. */
export function aiLabelMarkdown(model: AiLabelModel | null, say: Say): string {
  if (model === null) return ''
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const row = ({ title, answer, comments }: LabelRow) =>
    line([
      sayLabel(say, title),
      typeof answer === 'string' ? sayLabel(say, answer) : cell(answer.markdown),
      comments.map(({ markdown }) => cell(markdown)).join('<br>'),
    ])
  return [
    `**${say('AI Nutrition Facts')}: ${markdownText(model.name)}**`,
    '',
    line([say('Fact'), say('Answer'), say('Comments')]),
    line(['---', '---', '---']),
    ...model.groups.flatMap(({ kind, title, rows }) => [
      ...(kind === 'plain' ? [] : [line([`**${sayLabel(say, title)}**`, '', ''])]),
      ...rows.map(row),
    ]),
  ].join('\n')
}
