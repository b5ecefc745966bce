import { z } from 'zod'

export const productIntroContract = z.object({})

export type ProductIntroProps = z.output<typeof productIntroContract>

export interface ProductIntroModel {
  /** The page's title, or null when the content begins with a level-1 heading of its own. */
  readonly title: string | null
}
