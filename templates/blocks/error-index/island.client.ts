import { type FilterItem, startFilter } from '../../elements/filter/list-filter.client.ts'
import { fold } from '../../elements/filter/refinement.client.ts'

/** Makes the controls of the list of errors work. */
export function hydrate(root: HTMLElement): void {
  const rows = [...(root.querySelector('tbody')?.rows ?? [])]
  startFilter(root, () => rows.map(itemOf))
}

/** The values are in the cells, in the order of the columns: code, message, product, level. */
function itemOf(element: HTMLTableRowElement): FilterItem {
  const [code = '', message = '', product = '', level = ''] = [...element.cells].map((cell) => cell.textContent ?? '')
  const values = new Map([
    // Every beginning of a code finds it.
    ['code', [...code].map((_, index) => code.slice(0, index + 1))],
    ['product', [product]],
    ['level', [level]],
  ])
  return { element, values, text: fold(`${code} ${message} ${product}`) }
}
