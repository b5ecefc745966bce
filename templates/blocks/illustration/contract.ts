import { z } from 'zod'
import { illustrationNames } from '../../elements/illustrations/names.ts'

export const illustrationContract = z.object({
  name: z.enum(illustrationNames).describe('Which drawing it is'),
})

export type IllustrationProps = z.output<typeof illustrationContract>
