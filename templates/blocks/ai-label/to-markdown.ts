import { markdownText } from '../../elements/markdown-text.ts'
import { cell } from '../../elements/reference/markdown-cell.ts'
import type { TextKey } from '../../elements/texts/keys.ts'
import type { Say } from '../../elements/texts/texts.ts'
import type { AiLabelModel, LabelRow } from './contract.ts'

/** One table; the two groups are rows of their own. */
export function aiLabelMarkdown(model: AiLabelModel | null, say: Say): string {
  if (model === null) return ''
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const row = ({ title, answer, comments }: LabelRow) =>
    line([
      say(title as TextKey),
      typeof answer === 'string' ? say(answer as TextKey) : cell(answer.markdown),
      comments.map(({ markdown }) => cell(markdown)).join('<br>'),
    ])
  return [
    `**${say('AI Nutrition Facts')}: ${markdownText(model.name)}**`,
    '',
    line([say('Fact'), say('Answer'), say('Comments')]),
    line(['---', '---', '---']),
    ...model.groups.flatMap(({ kind, title, rows }) => [
      ...(kind === 'plain' ? [] : [line([`**${say(title as TextKey)}**`, '', ''])]),
      ...rows.map(row),
    ]),
  ].join('\n')
}
