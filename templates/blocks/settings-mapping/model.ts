import type { SettingsGroup } from '../../../compiler/data/actions.ts'
import { misspeltSettingKey, unknownSettings } from '../../../compiler/diagnostics/codes/lookup-rules.ts'
import type { Finding, ModelInput, Modelled } from '../../../compiler/model/block.ts'
import { cleanDataText } from '../../elements/clean-data-text.ts'
import { unknownName } from '../../elements/unknown-name.ts'
import type { MappedText, SettingsMappingModel, SettingsMappingProps } from './contract.ts'

/** The mapping of a record, or the one that is written in the page. */
export function settingsMappingModel(input: ModelInput<SettingsMappingProps>): Modelled<SettingsMappingModel> {
  const { props, site, html } = input
  const record = props.slug === undefined ? undefined : site.data.actionsBySlug.get(props.slug)
  const text = (markdown: string | null): MappedText | null =>
    markdown === null || markdown.trim() === ''
      ? null
      : { html: html(markdown, record), markdown: cleanDataText(markdown, input) }
  const groups = (record?.config ?? written(props)).map(({ category, settings }) => ({
    category,
    settings: settings.map((setting) => ({
      name: setting.name,
      modes: setting.connection_mode,
      isConfigurable: setting.configurable,
      location: text(setting.location),
      notes: text(setting.notes),
    })),
  }))
  const hasModes = groups.some(({ settings }) => settings.some(({ modes }) => modes.length > 0))
  return { model: { groups, hasModes }, findings: findingsOf(input) }
}

/** A mapping that is written in the page, in the form of those in files. */
function written({ config = [] }: SettingsMappingProps): readonly SettingsGroup[] {
  return config.map(({ category, settings }) => ({
    category,
    settings: (settings ?? []).map((setting) => ({
      name: setting.name,
      connection_mode: setting.connection_mode ?? [],
      configurable: setting.configurable ?? false,
      location: setting.location ?? null,
      notes: setting.notes ?? null,
    })),
  }))
}

const keys = ['name', 'connection_mode', 'configurable', 'location', 'notes']

function findingsOf({ props, site, nearest }: ModelInput<SettingsMappingProps>): readonly Finding[] {
  const { slug, config = [] } = props
  const { actionsBySlug } = site.data
  if (slug !== undefined && !actionsBySlug.has(slug)) {
    const kept = `content/data/actions/${slug}.yaml`
    return [
      unknownName(
        {
          unknown: unknownSettings,
          kind: 'actions',
          name: slug,
          path: ['slug'],
          known: actionsBySlug.keys(),
          kept,
        },
        nearest,
      ),
    ]
  }
  // Other keys are kept as in files, but one that is nearly right is a slip.
  return config.flatMap(({ settings }, group) =>
    (settings ?? []).flatMap((setting, index) =>
      Object.keys(setting).flatMap((key): Finding[] => {
        const free = keys.filter((one) => !Object.hasOwn(setting, one))
        const near = keys.includes(key) ? null : nearest(key, free)
        if (near === null) return []
        const path = ['config', group, 'settings', index, key]
        return [{ ...misspeltSettingKey.finding({ key, nearest: near }), path }]
      }),
    ),
  )
}
