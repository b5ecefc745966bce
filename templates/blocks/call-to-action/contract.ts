import { z } from 'zod'

/** Every field may be missing here: the product's own sentence says what is (spec 5). */
export const callToActionContract = z.object({
  title: z.string().optional().meta({ 'x-required': true }).describe('The heading of the block'),
  actionUrl: z.string().optional().meta({ 'x-required': true }).describe('Where the primary action leads'),
  actionLabel: z.string().optional().meta({ 'x-required': true }).describe('The text on the primary button'),
  secondaryActionUrl: z.string().optional().describe('Where the secondary action leads'),
  secondaryActionLabel: z.string().optional().describe('The text on the secondary button'),
})

export type CallToActionProps = z.output<typeof callToActionContract>
