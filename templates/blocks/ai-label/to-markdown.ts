import { cell } from '../../elements/markdown-cell.ts'
import { markdownTable } from '../../elements/markdown-table.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { type Say, sayLabel } from '../../elements/texts/texts.ts'
import type { AiLabelModel, LabelRow } from './contract.ts'

/** One table; the two groups are rows of their own. */
export function aiLabelMarkdown(model: AiLabelModel | null, say: Say): string {
  if (model === null) return ''
  const row = ({ title, answer, comments }: LabelRow) => [
    sayLabel(say, title),
    typeof answer === 'string' ? sayLabel(say, answer) : cell(answer.markdown),
    comments.map(({ markdown }) => cell(markdown)).join('<br>'),
  ]
  const rows = model.groups.flatMap(({ kind, title, rows }) => [
    ...(kind === 'plain' ? [] : [[`**${sayLabel(say, title)}**`, '', '']]),
    ...rows.map(row),
  ])
  const table = markdownTable([say('Fact'), say('Answer'), say('Comments')], rows)
  return `**${say('AI Nutrition Facts')}: ${markdownText(model.name)}**\n\n${table}`
}
