import { z } from 'zod'

export const linkCardGridContract = z.object({})

export type LinkCardGridProps = z.output<typeof linkCardGridContract>
