import { z } from 'zod'

/** Every field may be missing here: the product's own sentence says what is (spec 5). */
export const callToActionContract = z.object({
  title: z.string().optional().describe('The heading of the block (required)'),
  actionUrl: z.string().optional().describe('Where the primary action leads (required)'),
  actionLabel: z.string().optional().describe('The text on the primary button (required)'),
  secondaryActionUrl: z.string().optional().describe('Where the secondary action leads'),
  secondaryActionLabel: z.string().optional().describe('The text on the secondary button'),
})

export type CallToActionProps = z.output<typeof callToActionContract>
