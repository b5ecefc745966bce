import type { BlockUse, Finding } from '../../../compiler/model/block.ts'
import type { DestinationInfoProps } from './contract.ts'

/** What a destination is known by, or the facts themselves; an override needs what it takes. */
export function checkDestinationInfo({ props }: BlockUse<DestinationInfoProps>): readonly Finding[] {
  const missing = (flag: 'nameOverride' | 'cmodeOverride', value: string): Finding => ({
    code: 'SP3134',
    message: `Missing \`${value}\` for \`${flag}\``,
    hint: `Add \`${value}\`, or leave \`${flag}\` out.`,
    path: [flag],
  })
  const nothing: Finding = {
    code: 'SP3132',
    message: 'Missing `id` or `slug` of a destination',
    hint: 'Add `slug="…"`, or the facts themselves.',
  }
  return [
    ...(Object.keys(props).length === 0 ? [nothing] : []),
    ...(props.nameOverride && props.overridePreviousNames === undefined
      ? [missing('nameOverride', 'overridePreviousNames')]
      : []),
    ...(props.cmodeOverride && props.overrideConnectionModes === undefined
      ? [missing('cmodeOverride', 'overrideConnectionModes')]
      : []),
  ]
}
