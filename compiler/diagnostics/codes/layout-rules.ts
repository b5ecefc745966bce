import { diagnostic } from '../define.ts'
import { didYouMean } from '../did-you-mean.ts'
import { mdx } from '../example.ts'
import { foundValue } from '../found-value.ts'

// Rules of single blocks about what is in them and on the page.

const table = '| Name | Kind |\n| --- | --- |\n| Answered | Inbound |\n| Busy | Outbound |'

const filterable = (properties: string, inside = table) =>
  `<FilterableTable ${properties}>\n\n${inside}\n\n</FilterableTable>`

export const tooFewTabs = diagnostic('SP3101', {
  severity: 'error',
  message: () => 'A TabGroup must have at least two tabs.',
  hint: () => 'Add a `<Tab title="…">`.',
  explain: `Tabs let readers choose between things. With a single one there is nothing to choose, so that its content would only
be hidden behind a needless button. Write the content without tabs, or add the other tab.`,
  example: mdx(
    '<TabGroup>\n  <Tab title="npm">\n    Text\n  </Tab>\n</TabGroup>',
    '<TabGroup>\n  <Tab title="npm">\n    Text\n  </Tab>\n  <Tab title="yarn">\n    Text\n  </Tab>\n</TabGroup>',
  ),
})

export const incompleteCallToAction = diagnostic<{ missing: readonly string[] }>('SP3102', {
  severity: 'error',
  message: () =>
    'A CallToAction component must be provided with, at minimum, a title, an action url (actionUrl), text to display on the action button (actionLabel), and supporting copy for the CTA',
  hint: ({ missing }) => `Missing: ${missing.join(', ')}.`,
  explain: `A call to action leads readers on, so it needs all of this: \`title\`, \`actionUrl\`, \`actionLabel\`, and copy between the
tags that says why. The hint names what is missing.`,
  example: mdx(
    '<CallToAction title="Start now" actionUrl="/docs">\n  It takes five minutes.\n</CallToAction>',
    '<CallToAction title="Start now" actionUrl="/docs" actionLabel="Begin">\n  It takes five minutes.\n</CallToAction>',
  ),
})

export const incompleteSecondAction = diagnostic<{ missing: string }>('SP3103', {
  severity: 'error',
  message: () =>
    'If you are providing a secondary action to a CallToAction component, make sure you have defined both the url (secondaryActionUrl) AND the text for the action button (secondaryActionLabel)',
  hint: ({ missing }) => `Missing: ${missing}.`,
  explain: `The second button of a call to action is shown when it has both an address and words. With only one of the two it
would be a button without a target, or one without a name.`,
  example: mdx(
    '<CallToAction title="Start now" actionUrl="/docs" actionLabel="Begin" secondaryActionUrl="/docs/voice">\n  It takes five minutes.\n</CallToAction>',
    '<CallToAction title="Start now" actionUrl="/docs" actionLabel="Begin">\n  It takes five minutes.\n</CallToAction>',
  ),
})

export const outputWithoutSample = diagnostic('SP3112', {
  severity: 'error',
  message: () => 'Missing sample in `CodeSampleGroup`, expected fenced code besides the output',
  hint: () => 'Add a fence such as ```js Node.js before the output.',
  explain: `An output belongs to a sample: readers see what the code gives. A group that holds outputs only shows results of
nothing.`,
  example: mdx(
    '<CodeSampleGroup slug="send">\n  ```text output\n  sent\n  ```\n</CodeSampleGroup>',
    '<CodeSampleGroup slug="send">\n  ```js\n  send()\n  ```\n\n  ```text output\n  sent\n  ```\n</CodeSampleGroup>',
  ),
})

export const secondOutput = diagnostic('SP3148', {
  severity: 'error',
  message: () => 'Unexpected second output in `CodeSampleGroup`, expected one output',
  hint: () => 'Put both into one fence, or give the second a `CodeSampleGroup` of its own.',
  explain: `The samples of a group are one piece of code in several languages, so that they put out one thing. With two outputs
readers could not tell which of them the chosen sample gives.`,
  example: mdx(
    '<CodeSampleGroup slug="send">\n  ```js\n  send()\n  ```\n\n  ```text output\n  sent\n  ```\n\n  ```json output\n  {}\n  ```\n</CodeSampleGroup>',
    '<CodeSampleGroup slug="send">\n  ```js\n  send()\n  ```\n\n  ```text output\n  sent\n  ```\n</CodeSampleGroup>',
  ),
})

export const repeatedName = diagnostic<{ name: string; property: string }>('SP3150', {
  severity: 'warning',
  message: ({ name, property }) => `Duplicate \`${property}\` \`${name}\` on this page`,
  hint: () => 'Give one of the two another one.',
  explain: `Links lead to a group of samples by its slug, and what readers report of its code names it so. Of two groups with one
slug the second gets an id with a number, and nobody can tell which of them a report is about.`,
  example: mdx(
    '<CodeSampleGroup slug="send">\n  ```js\n  send()\n  ```\n</CodeSampleGroup>\n\n<CodeSampleGroup slug="send">\n  ```js\n  sendAll()\n  ```\n</CodeSampleGroup>',
    '<CodeSampleGroup slug="send">\n  ```js\n  send()\n  ```\n</CodeSampleGroup>\n\n<CodeSampleGroup slug="send-all">\n  ```js\n  sendAll()\n  ```\n</CodeSampleGroup>',
  ),
})

export const repeatedTab = diagnostic<{ title: string }>('SP3151', {
  severity: 'warning',
  message: ({ title }) => `Duplicate tab \`${title}\` in this group`,
  hint: () => 'Give one of the two another title.',
  explain: `Readers choose a tab by its title, and the choice holds for the tabs of that title in the other groups of the page. Of
two tabs with one title nobody can tell which is which, and only the first follows the other groups.`,
  example: mdx(
    '<TabGroup>\n  <Tab title="npm">\n    Text\n  </Tab>\n  <Tab title="npm">\n    Text\n  </Tab>\n</TabGroup>',
    '<TabGroup>\n  <Tab title="npm">\n    Text\n  </Tab>\n  <Tab title="yarn">\n    Text\n  </Tab>\n</TabGroup>',
  ),
})

export const secondFilterableTable = diagnostic('SP3113', {
  severity: 'error',
  message: () => 'Unexpected second table in `FilterableTable`, expected one table',
  hint: () => 'Give each table a `FilterableTable` of its own.',
  explain: `The filters and the search of a \`FilterableTable\` belong to one table: with two, nobody could tell which rows are
counted.`,
  example: mdx(
    filterable('filters={["Kind"]}', `${table}\n\n${table}`),
    `${filterable('filters={["Kind"]}')}\n\n${filterable('filters={["Kind"]}')}`,
  ),
})

export const filterableTableWithoutRows = diagnostic('SP3153', {
  severity: 'warning',
  message: () => 'Unexpected table without rows in `FilterableTable`, expected at least one row',
  hint: () => 'Write a row below the line of dashes, or remove the block.',
  explain: `A \`FilterableTable\` puts a search, its filters and a count above the rows of a table. This table has a head alone,
so readers would find controls that have nothing to look through.`,
  example: mdx(filterable('', '| Name | Kind |\n| --- | --- |'), filterable('')),
})

export const unknownColumn = diagnostic<{
  label: string
  property: string
  columns: readonly string[]
  nearest: string | null
}>('SP3114', {
  severity: 'error',
  message: ({ label, property }) => `Unexpected \`${label}\` for \`${property}\`, expected a column of the table`,
  hint: ({ columns, nearest }) => didYouMean(nearest, `Its columns: ${columns.join(', ')}.`),
  explain: `\`filters\` and \`alphabet\` name columns by the words in the table's head, in the same case. No column has this name.`,
  example: mdx(filterable('filters={["Knid"]}'), filterable('filters={["Kind"]}')),
})

export const repeatedColumn = diagnostic<{ label: string }>('SP3115', {
  severity: 'error',
  message: ({ label }) => `Duplicate column \`${label}\` in \`filters\``,
  hint: () => 'Remove one of the two.',
  explain: `The same column stands in \`filters\` twice, which would give readers two equal filters.`,
  example: mdx(filterable('filters={["Kind", "Kind"]}'), filterable('filters={["Kind", "Name"]}')),
})

export const takenLetterAnchor = diagnostic<{ id: string }>('SP3116', {
  severity: 'warning',
  message: ({ id }) => `Unexpected id \`${id}\` elsewhere on the page, expected it to lead into this table`,
  hint: ({ id }) => `Give the other element another id than \`${id}\`.`,
  explain: `The first table with an \`alphabet\` owns the anchors \`#a\` to \`#z\` and \`#top_of_page\`, which its letters lead to.
Something else on the page has been given the same id by hand, so that the letter leads there.`,
  example: mdx(
    `<p id="b">Text</p>\n\n${filterable('alphabet="Name"')}`,
    `<p id="text">Text</p>\n\n${filterable('alphabet="Name"')}`,
  ),
})

export const takenAnchor = diagnostic<{ value: string; property: string }>('SP3117', {
  severity: 'warning',
  message: ({ value, property }) =>
    `Unexpected \`${value}\` for \`${property}\`: another element of the page has this id`,
  hint: () => 'Choose another one.',
  explain: `The property sets a heading's anchor, but another element of the page has this id already. The heading takes the id
with a number, so that links to the anchor lead to the other place.`,
  example: mdx(
    `## Tools\n\nText\n\n<ProductGrid anchor="tools">\n  <LinkCard title="Voice" href="/docs/voice" />\n</ProductGrid>`,
    `## Tools\n\nText\n\n<ProductGrid anchor="products">\n  <LinkCard title="Voice" href="/docs/voice" />\n</ProductGrid>`,
  ),
})

export const unknownVideoHost = diagnostic<{ src: string }>('SP3118', {
  severity: 'error',
  message: ({ src }) => `Unexpected \`${src}\` for \`src\`, expected a video on YouTube`,
  hint: () => 'Write `https://www.youtube.com/watch?v=…`, `https://youtu.be/…` or the 11 characters of the id.',
  explain: `A video is shown in YouTube's player, which is the only one that the pages' content security policy lets in. \`src\` is
the address of a video there, or its id.`,
  example: mdx(
    '<Video src="https://videos.example.com/M7lc1UVf-VE" title="Calls" />',
    '<Video src="https://www.youtube.com/watch?v=M7lc1UVf-VE" title="Calls" />',
  ),
})

export const unknownCountry = diagnostic<{ country: string; nearest: string | null }>('SP3119', {
  severity: 'error',
  message: ({ country }) =>
    `Unexpected ${foundValue(country)} for \`country\`, expected a country's code of two letters`,
  hint: ({ nearest }) => didYouMean(nearest, 'Write a code such as `US`, `GB` or `DE`.'),
  explain: `\`country\` says by whose rules a number without a prefix is read. It is a code of two capital letters (ISO 3166-1),
such as \`US\`, \`GB\` or \`DE\`.`,
  example: mdx('<PhoneNumberField country="Germany" />', '<PhoneNumberField country="DE" />'),
})

export const noProducts = diagnostic('SP3120', {
  severity: 'error',
  message: () => 'Unexpected empty list of products, expected at least one',
  hint: () => 'Name a product, or remove the block.',
  explain: `\`products\` names the products that a guide makes use of. The list is empty, so that the line would say nothing.`,
  example: mdx('<ProductsUsed products="," />', '<ProductsUsed products="voice" />'),
})
