const didYouMean = (nearest: string | null, otherwise: string | null = null) =>
  nearest === null ? otherwise : `Did you mean \`${nearest}\`?`

/** Codes SP30xx: blocks, their properties, children and places. */
export const blockCodes = {
  SP3001: {
    severity: 'error',
    message: (name: string) => `Unknown block \`${name}\``,
    hint: (_name: string, nearest: string | null) => didYouMean(nearest, 'See the block reference for what there is.'),
    explain:
      'No block has this name. In MDX a tag with a capital letter is a block; in Markdown `:::name` and `::name` are. The block reference lists them all.',
  },
  SP3002: {
    severity: 'error',
    message: (property: string, block: string) => `Unknown property \`${property}\` on \`${block}\``,
    hint: (_property: string, _block: string, nearest: string | null, known: readonly string[]) =>
      didYouMean(
        nearest,
        known.length === 0 ? 'This block takes no properties.' : `It takes ${known.map((k) => `\`${k}\``).join(', ')}.`,
      ),
    explain:
      'The block does not take this property. `signalpost schema block NAME` and the block reference say which it takes.',
  },
  SP3003: {
    severity: 'error',
    message: (property: string, block: string) => `Missing property \`${property}\` on \`${block}\``,
    hint: (property: string) => `Add \`${property}="…"\`.`,
    explain: `The block can't be shown without this property. A missing property is blamed at the block's opening tag, one of an object inside a literal at that object.`,
  },
  SP3004: {
    severity: 'error',
    message: (path: string, found: string, expected: string) =>
      `Unexpected ${found} for \`${path}\`, expected ${expected}`,
    hint: (_path: string, _found: string, _expected: string, right: string | null) => right,
    explain:
      'The property holds a value of another type than the block takes. In MDX write what is not a string in braces (`open={true}`); in a directive write it as JSON in single quotes (`filters=\'["Kind"]\'`).',
  },
  SP3005: {
    severity: 'error',
    message: (path: string, found: string, allowed: readonly string[]) =>
      `Unexpected \`${found}\` for \`${path}\`, expected ${
        allowed.length > 8 ? `one of ${allowed.length} values` : allowed.map((a) => `\`${a}\``).join(', ')
      }`,
    hint: (_path: string, _found: string, allowed: readonly string[], nearest: string | null) =>
      didYouMean(nearest, allowed.length > 8 ? `Allowed: ${allowed.join(', ')}.` : null),
    explain: `The property takes one of a few values, and this is none of them. The hint names the nearest, or all of them.`,
  },
  SP3006: {
    severity: 'error',
    message: (block: string, where: string) => `Unexpected \`${block}\` ${where}`,
    hint: (_block: string, _where: string, right: string) => right,
    explain:
      'Some blocks may stand only inside a certain other block, and blocks that are no words of a line stand in a paragraph of their own.',
  },
  SP3007: {
    severity: 'error',
    message: (block: string, what: string) => `Missing content in \`${block}\`, expected ${what}`,
    explain: `The block can't be shown without something inside: text, code or other blocks, as the message says.`,
  },
  SP3008: {
    severity: 'error',
    message: (found: string, block: string, expected: string) =>
      `Unexpected ${found} in \`${block}\`, expected ${expected}`,
    explain: `The block takes certain children only, because it lays them out in a way of its own.`,
  },
  SP3009: {
    severity: 'error',
    message: (what: string) => what,
    explain: `A rule of a site's own block is broken: its \`check\` has found it, and the message is the rule. The rules of the blocks
that come with the tool have codes of their own, SP3101 and following.`,
  },
  SP3010: {
    severity: 'error',
    message: (property: string) => `Duplicate property \`${property}\``,
    hint: () => 'Remove one of the two.',
    explain: `A property is given twice. Which of the two values is meant can't be known, so neither is taken.`,
  },
  SP3011: {
    severity: 'error',
    message: (file: string) => `Unknown partial \`${file}\``,
    hint: (_file: string, nearest: string | null) =>
      didYouMean(nearest, 'Partials are files under `content/partials/`.'),
    explain: 'The file to include does not exist under `content/partials/`. The name counts from that folder.',
  },
  SP3012: {
    severity: 'error',
    message: (chain: readonly string[]) => `Partials include each other: ${chain.join(' → ')}`,
    hint: () => 'Take one of the includes out of the circle.',
    explain:
      'A partial includes itself, directly or through others, so that its content would never end. The message names the circle in the order of the includes; take any one of them out.',
  },
  SP3013: {
    severity: 'error',
    message: (value: string, property: string) => `Unexpected value \`${value}\` for \`${property}\`, expected JSON`,
    hint: () => 'A value that is not a string is JSON in single quotes: `filters=\'["Kind"]\'`.',
    explain:
      "A directive's attribute that is not a string is written as JSON in single quotes, because Markdown has no braces for it.",
  },
  SP3014: {
    severity: 'warning',
    message: (what: string) => what,
    explain: `A site's own block can be shown, but probably not as meant: its \`check\` has said so, and the message is the reason. The
page is built all the same. Such warnings of the blocks that come with the tool have codes of their own, SP3101 and
following.`,
  },
  SP3015: {
    severity: 'error',
    message: (most: string) => `Unexpected page of more than ${most}, expected less`,
    hint: () => 'Split the page, or take out a partial that includes others many times.',
    explain: `A page shows at most 1,000 partials and 2 MB of their text, those counted that partials include. Partials that
include partials grow by powers: eight includes in each of seven files are two million texts. The place is the page's
own include that led to one too many.`,
  },
} as const
