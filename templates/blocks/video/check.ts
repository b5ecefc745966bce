import { unknownVideoHost } from '../../../compiler/diagnostics/codes/layout-rules.ts'
import type { Finding } from '../../../compiler/model/block.ts'
import type { BlockUse } from '../../../compiler/model/block-use.ts'
import type { VideoProps } from './contract.ts'
import { readVideoAddress } from './video-address.ts'

/** The address must be one of the provider whose player the policy lets in. */
export function checkVideo({ props }: BlockUse<VideoProps>): readonly Finding[] {
  if (readVideoAddress(props.src) !== null) return []
  return [{ ...unknownVideoHost.finding({ src: props.src }), path: ['src'] }]
}
