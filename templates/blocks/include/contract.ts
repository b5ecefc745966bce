import { z } from 'zod'

export const includeContract = z.object({
  file: z.string().min(1).describe('The partial, counted from `content/partials/`; the extension may be left out'),
})

export type IncludeProps = z.output<typeof includeContract>
