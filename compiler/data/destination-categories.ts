import { z } from 'zod'
import { name, optionalText } from './fields.ts'
import { defineKind, itemsOf } from './kind.ts'
import { byKey, readItems } from './records.ts'

/** A category of destinations: the order of the list is that of the catalogue's headings. */
export interface DestinationCategory {
  readonly display_name: string
  readonly slug: string | null
}

const destinationCategorySchema: z.ZodType<DestinationCategory> = z.looseObject({
  display_name: name,
  slug: optionalText,
})

export interface DestinationCategoryLists {
  readonly destinationCategories: readonly DestinationCategory[]
}

export const destinationCategoriesKind = defineKind<DestinationCategoryLists>({
  name: 'destination-categories',
  place: 'file',
  schema: itemsOf(destinationCategorySchema),
  lists: ['destinationCategories'],
  load({ each, loading }) {
    const read = each((_, data) => readItems(loading, data, destinationCategorySchema))
    return { destinationCategories: [...byKey(loading, read, 'category', (one) => one.display_name).values()] }
  },
})
