import { z } from 'zod'
import { anchorProperty } from '../../elements/heading/anchor.ts'

export const featuredContentContract = z.object({
  heading: z.string().min(1).optional().describe('The heading of the section; default: ‘Featured content’'),
  anchor: anchorProperty('anchor').optional().describe('The anchor of the heading; default: `featured-content`'),
})

export type FeaturedContentProps = z.output<typeof featuredContentContract>
