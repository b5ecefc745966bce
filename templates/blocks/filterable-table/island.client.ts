import { type FilterItem, shownText, startFilter } from '../../elements/filter/list-filter.client.ts'
import { fold } from '../../elements/filter/refinement.client.ts'
import { startAlphabet } from './alphabet.client.ts'
import type { FilterableTableIsland } from './contract.ts'
import { startRowGroups } from './row-groups.client.ts'

/** Makes the controls of a filterable table work. */
export function hydrate(root: HTMLElement, { filters, letters }: FilterableTableIsland): void {
  const rows = [...(root.querySelector('tbody')?.rows ?? [])]
  const items = () => rows.map((row, index) => itemOf(row, index, filters))
  const follow = letters === null ? undefined : startAlphabet(root, rows, letters)
  const fitGroups = startRowGroups(root, rows)
  startFilter(root, items, (result) => {
    follow?.(result)
    fitGroups(result)
  })
}

function itemOf(element: HTMLElement, index: number, filters: FilterableTableIsland['filters']): FilterItem {
  const values = new Map<string, readonly string[]>()
  for (const filter of filters) {
    const value = filter.values[filter.rows[index] ?? -1]
    if (value !== undefined) values.set(filter.name, [value])
  }
  return { element, values, text: fold(shownText(element)) }
}
