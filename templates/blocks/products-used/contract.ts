import { z } from 'zod'

export const productsUsedContract = z.object({
  products: z.string().min(1).describe('Products, separated by commas'),
})

export type ProductsUsedProps = z.output<typeof productsUsedContract>

/** What is shown: each product's label and where it leads. */
export interface ProductsUsedModel {
  readonly products: readonly { readonly label: string; readonly href: string; readonly external: boolean }[]
}
