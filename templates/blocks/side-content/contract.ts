import { z } from 'zod'
import type { IllustrationProps } from '../../elements/illustrations/Illustration.tsx'
import { illustrationNames } from '../../elements/illustrations/names.ts'

export const sideContentContract = z.object({
  svg: z.enum(illustrationNames).optional().describe('A decorative drawing, by its name'),
})

export type SideContentProps = z.output<typeof sideContentContract>

export interface SideContentModel {
  readonly illustration: IllustrationProps | null
}
