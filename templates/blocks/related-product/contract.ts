import { z } from 'zod'
import { cardIconKeys } from '../../elements/icons/card-icons.ts'

export const relatedProductContract = z.object({
  title: z.string().min(1).describe('The name of the product'),
  svg: z.enum(cardIconKeys).describe('The icon before the name'),
  href: z.string().min(1).optional().describe('Where the name leads'),
})

export type RelatedProductProps = z.output<typeof relatedProductContract>

export interface RelatedProductModel extends RelatedProductProps {
  readonly external: boolean
}
