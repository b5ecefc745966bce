import { z } from 'zod'
import { anchorProperty } from '../../elements/heading/anchor.ts'

export const linkGroupContract = z.object({
  heading: z.string().min(1).describe('What the links of the group have in common'),
  anchor: anchorProperty('anchor')
    .optional()
    .describe('The anchor of the heading; without one it is made from the heading'),
})

export type LinkGroupProps = z.output<typeof linkGroupContract>
