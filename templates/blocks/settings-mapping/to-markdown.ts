import { markdownText } from '../../elements/markdown-text.ts'
import { cell } from '../../elements/reference/markdown-cell.ts'
import type { Say } from '../../elements/texts/texts.ts'
import type { SettingRow, SettingsMappingModel } from './contract.ts'

/** One table, the groups as rows of their own: the columns stay the same. */
export function settingsMappingMarkdown({ groups, hasModes }: SettingsMappingModel, say: Say): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const heads = [
    say('Setting'),
    ...(hasModes ? [say('Connection modes')] : []),
    say('Configurable'),
    say('Location'),
    say('Notes'),
  ]
  const row = ({ name, modes, isConfigurable, location, notes }: SettingRow) => [
    cell(markdownText(name)),
    ...(hasModes ? [cell(markdownText(modes.join(', ')))] : []),
    say(isConfigurable ? 'Yes' : 'No'),
    cell(location?.markdown ?? ''),
    cell(notes?.markdown ?? ''),
  ]
  return [
    line(heads),
    line(heads.map(() => '---')),
    ...groups.flatMap(({ category, settings }) => [
      line([category.trim() === '' ? '' : `**${cell(markdownText(category))}**`, ...heads.slice(1).map(() => '')]),
      ...settings.map(row).map(line),
    ]),
  ].join('\n')
}
