import type { ShownHit } from './results.ts'

/**
 * The hits as options of the field: the arrow keys mark one, which the field names as its active descendant (WAI-ARIA
 * Authoring Practices, "Combobox").
 */
export function createOptions(input: HTMLElement) {
  let hits: readonly ShownHit[] = []
  let active = -1

  function mark(index: number): void {
    hits[active]?.option.setAttribute('aria-selected', 'false')
    active = index
    const hit = hits[index]
    if (hit === undefined) {
      input.removeAttribute('aria-activedescendant')
      return
    }
    hit.option.setAttribute('aria-selected', 'true')
    hit.option.scrollIntoView({ block: 'nearest' })
    input.setAttribute('aria-activedescendant', hit.id)
  }

  return {
    /** Takes these hits, none marked, in place of those before. */
    set(shown: readonly ShownHit[]): void {
      hits = shown
      mark(-1)
      input.setAttribute('aria-expanded', String(hits.length > 0))
    },
    /** Marks the next hit, or the one before; after the last comes the first. */
    move(by: number): void {
      const { length } = hits
      if (length > 0) mark(by > 0 ? (active + 1) % length : (active <= 0 ? length : active) - 1)
    },
    /** Opens the hit that is marked, or the first. @returns false where there is none */
    choose(): boolean {
      const hit = hits[active] ?? hits[0]
      hit?.option.click()
      return hit !== undefined
    },
  }
}
