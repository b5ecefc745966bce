const groups: readonly (readonly [reason: string, numbers: readonly number[]])[] = [
  [
    'an element that is not on the allow-list is dropped, its text stays',
    [150, 163, 171, 201, 491, 524, 536, 613, 614, 615, 617],
  ],
  ['scripts and styles are dropped with what they hold', [170, 172, 173, 176, 178]],
  ['`class` and unknown attributes are dropped', [152, 153, 154, 164, 169, 616]],
  ['a tag that is left open is closed where its block ends', [187, 344, 476, 477, 494, 630, 631, 642, 643]],
  ['an image without text alternative gets an empty one, beside the warning', [475]],
  ['GFM makes links of bare addresses', [602, 606, 608, 611, 612]],
  ['a list of long numbers tells the theme', [265]],
  ['comments, instructions and declarations leave no trace', [625, 626, 627, 628, 629]],
]

/** Examples of CommonMark 0.31.2 that our pipeline shows otherwise, each with its reason. */
export const differences: ReadonlyMap<number, string> = new Map(
  groups.flatMap(([reason, numbers]) => numbers.map((number): [number, string] => [number, reason])),
)
