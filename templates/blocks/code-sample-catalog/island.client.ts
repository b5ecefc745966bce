import { startFacetPanel } from '../../elements/facets/facet-panel.client.ts'
import { showValues, startMoreValues } from '../../elements/facets/more-values.client.ts'
import { type FilterResult, itemsIn, startFilter } from '../../elements/filter/list-filter.client.ts'
import { countValues } from '../../elements/filter/refinement.client.ts'

/** Makes the filters of the catalogue work. */
export function hydrate(root: HTMLElement): void {
  const facets = [...root.querySelectorAll<HTMLElement>('[data-facet]')]
  startFacetPanel(root)
  startMoreValues(root)
  startFilter(
    root,
    () => itemsIn(root),
    (result) => {
      for (const facet of facets) {
        showCounts(facet, result)
        showValues(facet)
      }
    },
  )
}

/** Beside each value: how many samples another choice in this facet would show. */
function showCounts(facet: HTMLElement, { items, refinement }: FilterResult): void {
  const counts = countValues(items, refinement, facet.dataset.facet ?? '')
  for (const item of facet.querySelectorAll<HTMLElement>('.facet-value')) {
    const place = item.querySelector('.facet-count')
    const count = counts.get(item.querySelector('input')?.value ?? '') ?? 0
    if (place !== null) place.textContent = String(count)
    item.toggleAttribute('data-none', count === 0)
  }
}
