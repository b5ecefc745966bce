import { z } from 'zod'

const setting = z.looseObject({
  name: z.string().min(1).describe('What the setting is called'),
  connection_mode: z
    .array(z.string().min(1))
    .nullish()
    .describe('The modes in which it exists: `cloud`, `device-web`, `device-mobile`'),
  configurable: z.boolean().nullish().describe('It can still be set'),
  location: z.string().nullish().describe('Where it is set now; Markdown'),
  notes: z.string().nullish().describe('What changed; Markdown'),
})

const group = z.looseObject({
  category: z.string().describe('The name of the group'),
  settings: z.array(setting).nullish().describe('The settings of the group'),
})

export const settingsMappingContract = z.object({
  slug: z.string().min(1).optional().describe('The name of a file under `content/data/actions/`, without extension'),
  config: z.array(group).optional().describe('The mapping itself, as such a file holds it'),
})

export type SettingsMappingProps = z.output<typeof settingsMappingContract>

export interface SettingRow {
  readonly name: string
  readonly modes: readonly string[]
  readonly isConfigurable: boolean
  /** Safe HTML, and the same as Markdown; null where there is nothing to say. */
  readonly location: MappedText | null
  readonly notes: MappedText | null
}

export interface MappedText {
  readonly html: string
  readonly markdown: string
}

export interface SettingsMappingModel {
  readonly groups: readonly { readonly category: string; readonly settings: readonly SettingRow[] }[]
  /** Whether any setting names its modes: without, their column would be empty. */
  readonly hasModes: boolean
}
