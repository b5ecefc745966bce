import { z } from 'zod'

export const actionButtonContract = z.object({
  url: z.string().min(1).describe('Where the button leads'),
  label: z.string().min(1).describe('The text on the button'),
})

export type ActionButtonProps = z.output<typeof actionButtonContract>
