/** Something that a search term and chosen values narrow down to. */
export interface Faceted {
  /** What the term is looked for in, folded. */
  readonly text: string
  /** By facet: the values that it has. */
  readonly values: ReadonlyMap<string, readonly string[]>
}

/** What a reader asks for. */
export interface Refinement {
  /** Folded words: all of them must be found. */
  readonly words: readonly string[]
  /** By facet: one of the values must be there. A facet without values asks for nothing. */
  readonly chosen: ReadonlyMap<string, ReadonlySet<string>>
}

/** @returns the text as it is compared: without case, and without the marks on its letters */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}

/** @returns the folded words of a search term; it is only ever compared, never a pattern */
export function wordsOf(term: string): readonly string[] {
  return fold(term)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** @param except a facet that does not count */
export function matches(item: Faceted, { words, chosen }: Refinement, except?: string): boolean {
  for (const word of words) if (!item.text.includes(word)) return false
  for (const [facet, wanted] of chosen) {
    if (wanted.size === 0 || facet === except) continue
    if (!(item.values.get(facet) ?? []).some((value) => wanted.has(value))) return false
  }
  return true
}

/**
 * How many items each value of a facet would show, whatever is chosen in that facet itself (disjunctive facets): the
 * reader sees what another choice would add.
 */
export function countValues(
  items: Iterable<Faceted>,
  refinement: Refinement,
  facet: string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) {
    if (!matches(item, refinement, facet)) continue
    for (const value of new Set(item.values.get(facet))) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
