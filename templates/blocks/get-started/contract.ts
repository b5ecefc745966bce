import { z } from 'zod'

export const getStartedContract = z.object({
  title: z.string().min(1).optional().describe('The heading of the section; default: ‘Get started’'),
})

export type GetStartedProps = z.output<typeof getStartedContract>

export interface GetStartedModel {
  readonly title: string
  readonly anchor: string
}
