import { z } from 'zod'

export const tabContract = z.object({
  title: z.string().min(1).describe('The name on the tab; the same name is chosen in every group of the page'),
})

export type TabProps = z.output<typeof tabContract>
