import { z } from 'zod'

export const getStartedLinksContract = z.object({
  links: z
    .array(
      z.strictObject({
        label: z.string().min(1).describe('The text on the button'),
        url: z.string().min(1).describe('Where it leads'),
      }),
    )
    .min(1)
    .describe('The buttons of the row'),
})

export type GetStartedLinksProps = z.output<typeof getStartedLinksContract>
