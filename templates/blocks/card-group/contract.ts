import { z } from 'zod'
import { anchorProperty } from '../../elements/heading/anchor.ts'

export const cardGroupContract = z.object({
  heading: z.string().min(1).describe('What the cards of the group have in common'),
  anchor: anchorProperty('anchor')
    .optional()
    .describe('The anchor of the heading; without one it is made from the heading'),
})

export type CardGroupProps = z.output<typeof cardGroupContract>
