import type { BlockUse, Finding } from '../../../compiler/model/block.ts'
import type { SettingsMappingProps } from './contract.ts'

/** One of the two says which settings they are. */
export function checkSettingsMapping({ props }: BlockUse<SettingsMappingProps>): readonly Finding[] {
  const { slug, config } = props
  if (slug === undefined && config === undefined)
    return [{ code: 'SP3128', message: 'Missing `slug` or `config` of a settings mapping', hint: 'Add `slug="…"`.' }]
  if (slug === undefined || config === undefined) return []
  return [
    {
      code: 'SP3129',
      message: 'Unexpected `config` beside `slug`, expected one of them',
      hint: 'Remove one.',
      path: ['config'],
    },
  ]
}
