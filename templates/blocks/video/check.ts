import type { BlockUse, Finding } from '../../../compiler/model/block.ts'
import type { VideoProps } from './contract.ts'
import { addressHint, readVideoAddress } from './video-address.ts'

/** The address must be one of the provider whose player the policy lets in. */
export function checkVideo({ props }: BlockUse<VideoProps>): readonly Finding[] {
  if (readVideoAddress(props.src) !== null) return []
  return [
    {
      code: 'SP3118',
      message: `Unexpected \`${props.src}\` for \`src\`, expected a video on YouTube`,
      hint: addressHint,
      path: ['src'],
    },
  ]
}
