import { z } from 'zod'

export const productDocumentationButtonContract = z.object({
  url: z.string().min(1).describe('Where the button leads'),
  label: z.string().min(1).describe('The text on the button, usually ‘Product documentation’'),
})

export type ProductDocumentationButtonProps = z.output<typeof productDocumentationButtonContract>
