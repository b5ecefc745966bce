import { unknownCategory } from '../diagnostics/codes/data.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { nearest } from '../formats/nearest.ts'
import type { DataKinds } from './data.ts'

/**
 * Warns of categories that no heading of the catalogue has: their destinations stand among the others. A site without a list of
 * categories has no headings of its own, and the others have one without being listed.
 */
export function unknownCategories(
  data: Pick<DataKinds, 'destinations' | 'destinationCategories' | 'isRefused' | 'originOf'>,
): readonly Diagnostic[] {
  if (data.destinationCategories.length === 0) return []
  const known = new Set([...data.destinationCategories.map(({ display_name }) => display_name), 'Other'])
  return data.destinations.flatMap((destination) => {
    const origin = data.originOf(destination)
    return destination.categories
      .filter((category) => !known.has(category) && !data.isRefused({ kind: 'destination-categories', name: category }))
      .map((category) =>
        unknownCategory(
          { file: origin?.file ?? null, place: origin?.placeOf(['categories'], category) ?? null },
          { category, nearest: nearest(category, known) },
        ),
      )
  })
}
