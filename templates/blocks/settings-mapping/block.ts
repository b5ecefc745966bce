import { defineBlock } from '../../../compiler/model/block.ts'
import { checkSettingsMapping } from './check.ts'
import { type SettingsMappingModel, type SettingsMappingProps, settingsMappingContract } from './contract.ts'
import { settingsMappingModel } from './model.ts'
import { SettingsMapping } from './SettingsMapping.tsx'
import { settingsMappingMarkdown } from './to-markdown.ts'

export const settingsMappingBlock = defineBlock<SettingsMappingProps, SettingsMappingModel>({
  name: 'SettingsMapping',
  summary: 'Where each setting of a classic destination is found once the destination has moved to actions.',
  contract: settingsMappingContract,
  children: 'nothing',
  check: checkSettingsMapping,
  model: settingsMappingModel,
  Template: SettingsMapping,
  markdown: ({ model, say }) => settingsMappingMarkdown(model, say),
  styles: 'blocks/settings-mapping/settings-mapping.css',
})
