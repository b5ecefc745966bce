const groups: readonly (readonly [reason: string, numbers: readonly number[]])[] = [
  ['lists of tasks have the classes that GitHub gives them', [279, 280]],
  ['it is an example of CommonMark: with the extension a bare address is a link', [611, 617, 620]],
  ['`mailto:` and `xmpp:` before a bare address are text, and `xmpp` is no scheme that pages link to', [633, 634, 635]],
  ['comments leave no trace, and end where CommonMark 0.31 and HTML say', [648, 649, 650]],
  ['an element that is not on the allow-list is dropped or shown as text, whichever the specification names', [657]],
]

/** Examples of the specification of GFM 0.29 that our pipeline shows otherwise, each with its reason. */
export const differences: ReadonlyMap<number, string> = new Map(
  groups.flatMap(([reason, numbers]) => numbers.map((number): [number, string] => [number, reason])),
)
