import { configBesideSlug, missingSettings } from '../../../compiler/diagnostics/codes/lookup-rules.ts'
import type { BlockUse, Finding } from '../../../compiler/model/block.ts'
import type { SettingsMappingProps } from './contract.ts'

/** One of the two says which settings they are. */
export function checkSettingsMapping({ props }: BlockUse<SettingsMappingProps>): readonly Finding[] {
  const { slug, config } = props
  if (slug === undefined && config === undefined) return [missingSettings.finding()]
  if (slug === undefined || config === undefined) return []
  return [{ ...configBesideSlug.finding(), path: ['config'], besides: ['slug'] }]
}
