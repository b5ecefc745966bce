import { z } from 'zod'

export const productLandingPageContract = z.object({
  productName: z.string().min(1).describe('The name of the product, as the title of the next steps has it'),
  sectionNavLinks: z
    .array(
      z.strictObject({
        label: z.string().min(1).describe('The text on the button'),
        url: z.string().min(1).describe('Where it leads: a section of this page, or another page'),
      }),
    )
    .optional()
    .describe('The next steps: one button each'),
})

export type ProductLandingPageProps = z.output<typeof productLandingPageContract>

export interface ProductLandingPageModel {
  /** The next steps; null when there are none. */
  readonly next: {
    readonly anchor: string
    readonly title: string
    readonly links: readonly { readonly label: string; readonly url: string }[]
  } | null
}
