import { z } from 'zod'
import { anchorProperty } from '../../elements/heading/anchor.ts'

export const landingSectionContract = z.object({
  title: z.string().min(1).describe('The heading of the section'),
  slug: anchorProperty('slug').optional().describe('The anchor of the heading; without one it is made from the title'),
})

export type LandingSectionProps = z.output<typeof landingSectionContract>

export interface LandingSectionModel {
  readonly title: string
  readonly anchor: string
}
