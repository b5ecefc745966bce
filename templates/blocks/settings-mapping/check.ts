import { configBesideSlug, missingSettings } from '../../../compiler/diagnostics/codes/lookup-rules.ts'
import type { Finding, IsGiven } from '../../../compiler/model/block.ts'
import type { BlockUse } from '../../../compiler/model/block-use.ts'
import type { SettingsMappingProps } from './contract.ts'

/** One of the two says which settings they are. */
export function checkSettingsMapping(
  _: BlockUse<SettingsMappingProps>,
  isGiven: IsGiven<SettingsMappingProps>,
): readonly Finding[] {
  const [isNamed, isWritten] = [isGiven('slug'), isGiven('config')]
  if (!isNamed && !isWritten) return [missingSettings.finding()]
  if (!isNamed || !isWritten) return []
  return [{ ...configBesideSlug.finding(), path: ['config'], besides: ['slug'] }]
}
