import { idBesideSlug, missingDestination, missingOverride } from '../../../compiler/diagnostics/codes/lookup-rules.ts'
import type { BlockUse, Finding } from '../../../compiler/model/block.ts'
import type { DestinationInfoProps } from './contract.ts'

/** What a destination is known by, or the facts themselves; an override needs what it takes. */
export function checkDestinationInfo({ props }: BlockUse<DestinationInfoProps>): readonly Finding[] {
  const missing = (flag: 'nameOverride' | 'cmodeOverride', value: string): Finding => ({
    ...missingOverride.finding({ flag, value }),
    path: [flag],
  })
  return [
    ...(Object.keys(props).length === 0 ? [missingDestination.finding()] : []),
    ...(props.id !== undefined && props.slug !== undefined
      ? [{ ...idBesideSlug.finding(), path: ['id'], besides: ['slug'] }]
      : []),
    ...(props.nameOverride && props.overridePreviousNames === undefined
      ? [missing('nameOverride', 'overridePreviousNames')]
      : []),
    ...(props.cmodeOverride && props.overrideConnectionModes === undefined
      ? [missing('cmodeOverride', 'overrideConnectionModes')]
      : []),
  ]
}
