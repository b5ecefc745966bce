import { cell } from '../../elements/markdown-cell.ts'
import { markdownTable, textCell } from '../../elements/markdown-table.ts'
import type { Say } from '../../elements/texts/texts.ts'
import type { SettingRow, SettingsMappingModel } from './contract.ts'

/** One table, the groups as rows of their own: the columns stay the same. */
export function settingsMappingMarkdown({ groups, hasModes }: SettingsMappingModel, say: Say): string {
  if (groups.length === 0) return say('There are no settings yet.')
  const heads = [
    say('Setting'),
    ...(hasModes ? [say('Connection modes')] : []),
    say('Configurable'),
    say('Location'),
    say('Notes'),
  ]
  const row = ({ name, modes, isConfigurable, location, notes }: SettingRow) => [
    textCell(name),
    ...(hasModes ? [textCell(modes.join(', '))] : []),
    say(isConfigurable ? 'Yes' : 'No'),
    cell(location?.markdown ?? ''),
    cell(notes?.markdown ?? ''),
  ]
  const rows = groups.flatMap(({ category, settings }, index) => {
    const name = category.trim() === '' ? '' : `**${textCell(category)}**`
    // A later group without a name is kept apart from the one before it.
    const head = index === 0 && name === '' ? [] : [[name, ...heads.slice(1).map(() => '')]]
    return [...head, ...settings.map(row)]
  })
  return markdownTable(heads, rows)
}
