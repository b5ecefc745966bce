import { idBesideSlug, missingOverride } from '../../../compiler/diagnostics/codes/lookup-rules.ts'
import type { Finding, IsGiven } from '../../../compiler/model/block.ts'
import type { BlockUse } from '../../../compiler/model/block-use.ts'
import type { DestinationInfoProps } from './contract.ts'

/** A destination has one name, and an override needs what it takes. */
export function checkDestinationInfo(
  { props }: BlockUse<DestinationInfoProps>,
  isGiven: IsGiven<DestinationInfoProps>,
): readonly Finding[] {
  const missing = (flag: 'nameOverride' | 'cmodeOverride', value: string): Finding => ({
    ...missingOverride.finding({ flag, value }),
    path: [flag],
  })
  return [
    ...(isGiven('id') && isGiven('slug') ? [{ ...idBesideSlug.finding(), path: ['id'], besides: ['slug'] }] : []),
    ...(!isGiven('overridePreviousNames') && props.nameOverride
      ? [missing('nameOverride', 'overridePreviousNames')]
      : []),
    ...(!isGiven('overrideConnectionModes') && props.cmodeOverride
      ? [missing('cmodeOverride', 'overrideConnectionModes')]
      : []),
  ]
}
