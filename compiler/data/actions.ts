import { z } from 'zod'
import { flag, listOf, name, optionalText, text, texts } from './fields.ts'
import { defineKind } from './kind.ts'
import { byKey, type DataFile, hasKey, type Loading, originIn, readRecord } from './records.ts'

/** One setting of a destination, and where it went when the destination moved to actions (spec 3). */
export interface ActionSetting {
  readonly name: string
  /** `device-web`, `device-mobile`, `cloud`; empty when the file does not say. */
  readonly connection_mode: readonly string[]
  readonly configurable: boolean
  /** Markdown. */
  readonly location: string | null
  /** Markdown. */
  readonly notes: string | null
}

export interface SettingsGroup {
  readonly category: string
  readonly settings: readonly ActionSetting[]
}

export interface ActionSettings {
  /** The file's path below `data/actions/`, without extension. */
  readonly slug: string
  readonly config: readonly SettingsGroup[]
}

const setting: z.ZodType<ActionSetting> = z.looseObject({
  name,
  connection_mode: z.union([z.string().transform((mode) => (mode === '' ? [] : [mode])), texts]),
  configurable: flag,
  location: optionalText,
  notes: optionalText,
})

const group: z.ZodType<SettingsGroup> = z.looseObject({
  category: text,
  settings: listOf(setting),
})

/** The mapping itself, as the block takes it when it is given in the page. */
const settingsConfigSchema: z.ZodType<readonly SettingsGroup[]> = listOf(group)

/** A file without the key is refused before it is read by this (`hasKey`), which takes null for no settings. */
const actionsFileSchema = z.looseObject({ config: settingsConfigSchema }).meta({ required: ['config'] })

function readActions(loading: Loading, data: DataFile, slug: string): readonly ActionSettings[] {
  const file = hasKey(loading, data, 'config') ? readRecord(loading, data, [], actionsFileSchema) : null
  if (file === null) {
    loading.refused.add('actions', slug)
    return []
  }
  const settings = { slug, config: file.config }
  loading.origins.set(
    settings,
    originIn(data, ['config'], () => data.placed.placeOf(['config'], 'key')),
  )
  return [settings]
}

export interface ActionLists {
  readonly actionsBySlug: ReadonlyMap<string, ActionSettings>
}

export const actionsKind = defineKind<ActionLists>({
  name: 'actions',
  place: 'folder',
  schema: actionsFileSchema,
  namedByFile: true,
  lists: ['actionsBySlug'],
  load({ each, loading }) {
    return { actionsBySlug: byKey(loading, each(readActions), 'settings mapping', ({ slug }) => slug) }
  },
})
