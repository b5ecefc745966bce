/** Codes SP3101 to SP3120, and SP3146: rules of single blocks about what stands in them and on the page. */
export const layoutRuleCodes = {
  SP3101: {
    severity: 'error',
    message: (what: string) => what,
    explain: `Tabs let readers choose between things. With a single one there is nothing to choose, so that its content would only
be hidden behind a needless button. Write the content without tabs, or add the other tab.`,
  },
  SP3102: {
    severity: 'error',
    message: (what: string) => what,
    explain: `A call to action leads readers on, so it needs all of this: \`title\`, \`actionUrl\`, \`actionLabel\`, and copy between the
tags that says why. The hint names what is missing.`,
  },
  SP3103: {
    severity: 'error',
    message: (what: string) => what,
    explain: `The second button of a call to action is shown when it has both an address and words. With only one of the two it
would be a button without a target, or one without a name.`,
  },
  SP3104: {
    severity: 'error',
    message: (what: string) => what,
    explain: `The product's landing page shows at once what its code looks like. That is what the \`Tutorial\` in it does, with one
fenced sample.`,
  },
  SP3105: {
    severity: 'error',
    message: (what: string) => what,
    explain: `A landing page has one place each for the introduction, the tutorial, the first steps and the related products. A
second one of a kind has no place.`,
  },
  SP3106: {
    severity: 'error',
    message: (what: string) => what,
    explain: `A tutorial shows one piece of code beside its three steps. Other content stands inside of it, but no fenced code.`,
  },
  SP3107: {
    severity: 'error',
    message: (what: string) => what,
    explain: `What a tutorial's code gives is shown in a speech bubble, which takes its text from \`output\`. A fence that is marked
as output has no place there.`,
  },
  SP3108: {
    severity: 'error',
    message: (what: string) => what,
    explain: `A tutorial shows one sample, beside the steps that explain it. Further samples belong on the page that
\`examplesPageUrl\` leads to.`,
  },
  SP3109: {
    severity: 'error',
    message: (what: string) => what,
    explain: `The list of related products is empty, so that a heading would stand there with nothing below it.`,
  },
  SP3110: {
    severity: 'error',
    message: (what: string) => what,
    explain: `Beside a section there is room for one thing. A second \`SideContent\` has no place: put both into one, or begin another
section.`,
  },
  SP3111: {
    severity: 'error',
    message: (what: string) => what,
    explain: `A \`SideContent\` shows a drawing (\`svg\`) or what stands between its tags. This one has neither, so there would be a
hole beside the section.`,
  },
  SP3112: {
    severity: 'error',
    message: (what: string) => what,
    explain: `An output belongs to a sample: readers see what the code gives. A group that holds outputs only shows results of
nothing.`,
  },
  SP3113: {
    severity: 'error',
    message: (what: string) => what,
    explain: `The filters and the search of a \`FilterableTable\` belong to one table: with two, nobody could tell which rows are
counted.`,
  },
  SP3114: {
    severity: 'error',
    message: (what: string) => what,
    explain: `\`filters\` and \`alphabet\` name columns by the words in the table's head, in the same case. No column has this name.`,
  },
  SP3115: {
    severity: 'error',
    message: (what: string) => what,
    explain: `The same column stands in \`filters\` twice, which would give readers two equal filters.`,
  },
  SP3116: {
    severity: 'warning',
    message: (what: string) => what,
    explain: `The first table with an \`alphabet\` owns the anchors \`#a\` to \`#z\` and \`#top_of_page\`, which its letters lead to.
Something else on the page has been given the same id by hand, so that the letter leads there.`,
  },
  SP3117: {
    severity: 'warning',
    message: (what: string) => what,
    explain: `The property sets a heading's anchor, but another element of the page has this id already. The heading takes the id
with a number, so that links to the anchor lead to the other place.`,
  },
  SP3118: {
    severity: 'error',
    message: (what: string) => what,
    explain: `A video is shown in YouTube's player, which is the only one that the pages' content security policy lets in. \`src\` is
the address of a video there, or its id.`,
  },
  SP3119: {
    severity: 'error',
    message: (what: string) => what,
    explain: `\`country\` says by whose rules a number without a prefix is read. It is a code of two capital letters (ISO 3166-1),
such as \`US\`, \`GB\` or \`DE\`.`,
  },
  SP3120: {
    severity: 'error',
    message: (what: string) => what,
    explain: `\`products\` names the products that a guide makes use of. The list is empty, so that the line would say nothing.`,
  },
  SP3146: {
    severity: 'error',
    message: (what: string) => what,
    explain: `A landing page leads on: readers who came for one product see which others go with it. \`RelatedProducts\` names at
least one.`,
  },
} as const
