import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { Badge } from '../../elements/badge/Badge.tsx'
import { DataText } from '../../elements/DataText.tsx'
import { Spaced } from '../../elements/spaced/Spaced.tsx'
import { Table } from '../../elements/table/Table.tsx'
import { useTexts } from '../../elements/texts/texts.ts'
import type { SettingRow, SettingsMappingModel } from './contract.ts'

/** A table with a row group for each category; the column of modes is there where a setting has any. */
export function SettingsMapping({ model }: TemplateProps<SettingsMappingModel>): ReactElement {
  const say = useTexts()
  const { groups, hasModes } = model
  if (groups.length === 0) return <p>{say('There are no settings yet.')}</p>
  return (
    <div className="settings-mapping">
      <Table label={say('Settings mapping')}>
        <thead>
          <tr>
            <th scope="col">{say('Setting')}</th>
            {hasModes && <th scope="col">{say('Connection modes')}</th>}
            <th scope="col">{say('Configurable')}</th>
            <th scope="col">{say('Location')}</th>
            <th scope="col">{say('Notes')}</th>
          </tr>
        </thead>
        {groups.map(({ category, settings }, index) => (
          <tbody key={category}>
            {/* A later group without a name is kept apart from the one before it. */}
            {(index > 0 || category.trim() !== '') && (
              <tr className="settings-mapping-category">
                <th scope="rowgroup" colSpan={hasModes ? 5 : 4}>
                  {category}
                </th>
              </tr>
            )}
            {settings.map((setting) => (
              <Row setting={setting} hasModes={hasModes} key={setting.name} />
            ))}
          </tbody>
        ))}
      </Table>
    </div>
  )
}

function Row({ setting, hasModes }: { setting: SettingRow; hasModes: boolean }): ReactElement {
  const say = useTexts()
  const { name, modes, isConfigurable, location, notes } = setting
  return (
    <tr>
      <th scope="row">{name}</th>
      {hasModes && (
        <td>
          <span className="settings-mapping-modes">
            <Spaced>
              {modes.map((mode) => (
                // Modes on devices stand out: they load the destination's own code (specification, section 9).
                <Badge kind={mode.startsWith('device-') ? 'success' : 'neutral'} key={mode}>
                  {mode}
                </Badge>
              ))}
            </Spaced>
          </span>
        </td>
      )}
      <td>{say(isConfigurable ? 'Yes' : 'No')}</td>
      <td>{location !== null && <DataText html={location.html} inline />}</td>
      <td>{notes !== null && <DataText html={notes.html} inline />}</td>
    </tr>
  )
}
