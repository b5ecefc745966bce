import { z } from 'zod'

export const relatedProductsContract = z.object({})

export type RelatedProductsProps = z.output<typeof relatedProductsContract>

export interface RelatedProductsModel {
  readonly anchor: string
}
