/** How deep a heading is below the title of its page. */
export type Depth = (typeof depths)[number]

const depths = [2, 3, 4, 5, 6] as const

/** @returns the depth of headings below one: below the sixth there is no deeper one */
export function depthBelow(above: number): Depth {
  return depths[above - 1] ?? 6
}
