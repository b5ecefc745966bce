import { z } from 'zod'

export const disclosureContract = z.object({
  title: z.string().min(1).describe('What is inside, always shown; what stands between backticks is code'),
  open: z.boolean().optional().describe('Open from the start'),
})

export type DisclosureProps = z.output<typeof disclosureContract>
