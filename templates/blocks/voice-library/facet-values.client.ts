import { showValues } from '../../elements/facets/more-values.client.ts'

/** What a facet shows. */
export interface FacetView {
  readonly counts: ReadonlyMap<string, number>
  readonly chosen: ReadonlySet<string>
  /** The reader has asked for all values. */
  readonly expanded: boolean
}

/** @returns the values of a facet in their order: most frequent first, then by name; a chosen one is always there */
export function orderValues({ counts, chosen }: Omit<FacetView, 'expanded'>): readonly string[] {
  const order = new Intl.Collator('en')
  return [...new Set([...counts.keys(), ...chosen])].sort(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || order.compare(a, b),
  )
}

/** Brings the choices of a facet up to date. Those that stay are the same elements, so that the focus stays too. */
export function showFacet(fieldset: HTMLElement, blank: Element, view: FacetView): void {
  const list = fieldset.querySelector('ul')
  const more = fieldset.querySelector<HTMLButtonElement>('.facet-more')
  if (list === null || more === null) return
  const known = new Map([...list.children].map((item) => [item.querySelector('input')?.value ?? '', item]))
  const values = orderValues(view)
  const items = values.map((value) => {
    const item = known.get(value) ?? document.importNode(blank, true)
    fill(item, value, fieldset.dataset.facet ?? '', view)
    return item
  })
  const focused = document.activeElement
  if (items.length !== list.children.length || items.some((item, index) => list.children[index] !== item)) {
    list.replaceChildren(...items)
    if (focused instanceof HTMLElement && list.contains(focused)) focused.focus({ preventScroll: true })
  }
  fieldset.hidden = values.length === 0
  more.setAttribute('aria-expanded', String(view.expanded))
  showValues(fieldset)
}

function fill(item: Element, value: string, name: string, { counts, chosen }: FacetView): void {
  const input = item.querySelector('input')
  const count = counts.get(value) ?? 0
  if (input !== null) {
    input.name = name
    input.value = value
    input.checked = chosen.has(value)
  }
  item.toggleAttribute('data-none', count === 0)
  item.querySelector('.facet-name')?.replaceChildren(value)
  item.querySelector('.facet-count')?.replaceChildren(String(count))
}
