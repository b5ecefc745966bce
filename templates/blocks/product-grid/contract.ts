import { z } from 'zod'
import { anchorProperty } from '../../elements/heading/anchor.ts'

export const productGridContract = z.object({
  heading: z.string().min(1).optional().describe('The heading of the section; default: ‘Products’'),
  anchor: anchorProperty('anchor').optional().describe('The anchor of the heading; default: `products`'),
})

export type ProductGridProps = z.output<typeof productGridContract>
