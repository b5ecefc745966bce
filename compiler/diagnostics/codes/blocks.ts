import { diagnostic } from '../define.ts'
import { didYouMean } from '../did-you-mean.ts'
import { md, mdx, noExample } from '../example.ts'
import { foundValue } from '../found-value.ts'

// Blocks, their properties, children and places.

const because = 'Only a block of the site itself gives it.'

export const unknownBlock = diagnostic<{ name: string; nearest: string | null }>('SP3001', {
  severity: 'error',
  message: ({ name }) => `Unknown block \`${name}\``,
  hint: ({ nearest }) => didYouMean(nearest, 'See the block reference for what there is.'),
  explain:
    'No block has this name. In MDX a tag with a capital letter is a block; in Markdown `:::name` and `::name` are. The block reference lists them all.',
  example: mdx('<Calout variant="info">\n  Text\n</Calout>', '<Callout variant="info">\n  Text\n</Callout>'),
})

export const unknownProperty = diagnostic<{
  property: string
  block: string
  nearest: string | null
  known: readonly string[]
}>('SP3002', {
  severity: 'error',
  message: ({ property, block }) => `Unknown property \`${property}\` on \`${block}\``,
  hint: ({ nearest, known }) =>
    didYouMean(
      nearest,
      known.length === 0 ? 'This block takes no properties.' : `It takes ${known.map((k) => `\`${k}\``).join(', ')}.`,
    ),
  explain:
    'The block does not take this property. `signalpost schema block NAME` and the block reference say which it takes.',
  example: mdx(
    '<Disclosure title="More" opened>\n  Text\n</Disclosure>',
    '<Disclosure title="More" open>\n  Text\n</Disclosure>',
  ),
})

export const missingProperty = diagnostic<{ property: string; block: string }>('SP3003', {
  severity: 'error',
  message: ({ property, block }) => `Missing property \`${property}\` on \`${block}\``,
  hint: ({ property }) => `Add \`${property}="…"\`.`,
  explain: `The block can't be shown without this property. A missing property is blamed at the block's opening tag, one of an object inside a literal at that object.`,
  example: mdx('<Disclosure>\n  Text\n</Disclosure>', '<Disclosure title="More">\n  Text\n</Disclosure>'),
})

export const wrongPropertyType = diagnostic<{ path: string; found: string; expected: string; right: string | null }>(
  'SP3004',
  {
    severity: 'error',
    message: ({ path, found, expected }) => `Unexpected ${found} for \`${path}\`, expected ${expected}`,
    hint: ({ right }) => right,
    explain:
      'The property holds a value of another type than the block takes. In MDX write what is not a string in braces (`open={true}`); in a directive write it as JSON in single quotes (`filters=\'["Kind"]\'`).',
    example: mdx(
      '<Disclosure title="More" open="false">\n  Text\n</Disclosure>',
      '<Disclosure title="More" open={false}>\n  Text\n</Disclosure>',
    ),
  },
)

export const propertyNotInEnum = diagnostic<{
  path: string
  found: string
  allowed: readonly string[]
  nearest: string | null
}>('SP3005', {
  severity: 'error',
  message: ({ path, found, allowed }) =>
    `Unexpected ${foundValue(found)} for \`${path}\`, expected ${
      allowed.length > 8 ? `one of ${allowed.length} values` : allowed.map((a) => `\`${a}\``).join(', ')
    }`,
  hint: ({ allowed, nearest }) => didYouMean(nearest, allowed.length > 8 ? `Allowed: ${allowed.join(', ')}.` : null),
  explain: `The property takes one of a few values, and this is none of them. The hint names the nearest, or all of them.`,
  example: mdx('<Callout variant="notice">\n  Text\n</Callout>', '<Callout variant="info">\n  Text\n</Callout>'),
})

export const misplacedBlock = diagnostic<{ block: string; where: string; right: string }>('SP3006', {
  severity: 'error',
  message: ({ block, where }) => `Unexpected \`${block}\` ${where}`,
  hint: ({ right }) => right,
  explain:
    'Some blocks may stand only inside a certain other block, and blocks that are no words of a line stand in a paragraph of their own. A block that is a link may not be in another link.',
  example: mdx(
    '<Tab title="One">\n  Text\n</Tab>',
    '<TabGroup>\n  <Tab title="One">\n    Text\n  </Tab>\n  <Tab title="Two">\n    Text\n  </Tab>\n</TabGroup>',
  ),
})

export const missingChildren = diagnostic<{ block: string; what: string }>('SP3007', {
  severity: 'error',
  message: ({ block, what }) => `Missing content in \`${block}\`, expected ${what}`,
  hint: ({ what }) => `Put ${what === 'content' ? 'text or blocks' : what} between its opening and its closing.`,
  explain: `The block can't be shown without something inside: text, code or other blocks, as the message says.`,
  example: mdx('<Callout variant="info"></Callout>', '<Callout variant="info">\n  Text\n</Callout>'),
})

export const unexpectedChild = diagnostic<{ found: string; block: string; expected: string }>('SP3008', {
  severity: 'error',
  message: ({ found, block, expected }) => `Unexpected ${found} in \`${block}\`, expected ${expected}`,
  hint: ({ expected }) =>
    expected === 'nothing' ? 'Move it out of the block, which has no content.' : 'Move it out of the block.',
  explain: `The block takes certain children only, because it lays them out in a way of its own.`,
  example: mdx(
    '<CodeSampleGroup slug="send">\n  Text\n</CodeSampleGroup>',
    '<CodeSampleGroup slug="send">\n  ```js\n  send()\n  ```\n</CodeSampleGroup>',
  ),
})

export const blockError = diagnostic<{ what: string }>('SP3009', {
  severity: 'error',
  message: ({ what }) => what,
  explain: `A rule of a site's own block is broken: its \`check\` has found it, and the message is the rule. The rules of the blocks
that come with the tool have codes of their own, SP3101 and following.`,
  example: noExample(because, 'test/block-capabilities.test.tsx'),
})

export const duplicateProperty = diagnostic<{ property: string }>('SP3010', {
  severity: 'error',
  message: ({ property }) => `Duplicate property \`${property}\``,
  hint: () => 'Remove one of the two.',
  explain: `A property is given twice. Which of the two values is meant can't be known, so neither is taken.`,
  example: mdx(
    '<Disclosure title="One" title="Two">\n  Text\n</Disclosure>',
    '<Disclosure title="One">\n  Text\n</Disclosure>',
  ),
})

export const unknownPartial = diagnostic<{ file: string; nearest: string | null }>('SP3011', {
  severity: 'error',
  message: ({ file }) => `Unknown partial \`${file}\``,
  hint: ({ nearest }) => didYouMean(nearest, 'Partials are files under `content/partials/`.'),
  explain: 'The file to include does not exist under `content/partials/`. The name counts from that folder.',
  example: mdx('<Include file="credentails.md" />', '<Include file="credentials.md" />', {
    'partials/credentials.md': 'Keep it secret.',
  }),
})

export const ambiguousPartial = diagnostic<{ file: string; taken: string; other: string }>('SP3016', {
  severity: 'warning',
  message: ({ file, taken, other }) => `\`${file}\` is \`${taken}\` and \`${other}\`: the first is taken`,
  hint: ({ taken, other }) => `Name the one that is meant: \`${taken}\` or \`${other}\`.`,
  explain: `The extension of a partial may be left out. Here two partials have the name, one as MDX and one as Markdown, and only
one of them is shown.`,
  example: mdx('<Include file="setup" />', '<Include file="setup.md" />', {
    'partials/setup.md': 'Install it.',
    'partials/setup.mdx': 'Install **it**.',
  }),
})

export const includeCycle = diagnostic<{ chain: readonly string[] }>('SP3012', {
  severity: 'error',
  message: ({ chain }) => `Partials include each other: ${chain.join(' → ')}`,
  hint: () => 'Take one of the includes out of the circle.',
  explain:
    'A partial includes itself, directly or through others, so that its content would never end. The message names the circle in the order of the includes; take any one of them out.',
  example: {
    wrong: { 'partials/one.md': '::include{file="two.md"}', 'partials/two.md': '::include{file="one.md"}' },
    right: { 'partials/one.md': '::include{file="two.md"}', 'partials/two.md': 'Text' },
    beside: { 'pages/docs/page.md': '::include{file="one.md"}' },
  },
})

export const propertyNotJson = diagnostic<{ value: string; property: string }>('SP3013', {
  severity: 'error',
  message: ({ value, property }) => `Unexpected value \`${value}\` for \`${property}\`, expected JSON`,
  hint: () => 'A value that is not a string is JSON in single quotes: `filters=\'["Kind"]\'`.',
  explain:
    "A directive's attribute that is not a string is written as JSON in single quotes, because Markdown has no braces for it.",
  example: md(
    '::get-started-links{links=\'[{label: Docs, url: "/docs"}]\'}',
    '::get-started-links{links=\'[{"label": "Docs", "url": "/docs"}]\'}',
  ),
})

export const blockWarning = diagnostic<{ what: string }>('SP3014', {
  severity: 'warning',
  message: ({ what }) => what,
  explain: `A site's own block can be shown, but probably not as meant: its \`check\` has said so, and the message is the reason. The
page is built all the same. Such warnings of the blocks that come with the tool have codes of their own, SP3101 and
following.`,
  example: noExample(because, 'test/block-capabilities.test.tsx'),
})

export const pageTooLarge = diagnostic<{ most: string }>('SP3015', {
  severity: 'error',
  message: ({ most }) => `Unexpected page of more than ${most}, expected less`,
  hint: () => 'Split the page, or take out a partial that includes others many times.',
  explain: `A page shows at most 1,000 partials and 2 MB of their text, those counted that partials include. Partials that
include partials grow by powers: eight includes in each of seven files are two million texts. The place is the page's
own include that led to one too many.`,
  example: {
    wrong: { 'partials/rows.md': '::include{file="row.md"}\n\n'.repeat(40) },
    right: { 'partials/rows.md': '::include{file="row.md"}\n\n'.repeat(4) },
    beside: {
      'partials/row.md': 'Text',
      'pages/docs/page.md': '::include{file="rows.md"}\n\n'.repeat(40),
    },
  },
})
