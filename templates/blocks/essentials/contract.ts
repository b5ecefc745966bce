import { z } from 'zod'
import { anchorProperty } from '../../elements/heading/anchor.ts'

export const essentialsContract = z.object({
  heading: z.string().min(1).optional().describe('The heading of the section; default: ‘{brand name} essentials’'),
  anchor: anchorProperty('anchor').optional().describe('The anchor of the heading; default: `{brand key}-essentials`'),
})

export type EssentialsProps = z.output<typeof essentialsContract>
