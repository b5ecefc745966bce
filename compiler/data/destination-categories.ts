import { z } from 'zod'
import { name, optionalText } from './fields.ts'

/** A category of destinations: the order of the list is that of the catalogue's headings. */
export interface DestinationCategory {
  readonly display_name: string
  readonly slug: string | null
}

export const destinationCategorySchema: z.ZodType<DestinationCategory> = z.looseObject({
  display_name: name,
  slug: optionalText,
})
