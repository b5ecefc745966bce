import { plural } from '../../formats/plural.ts'
import { diagnostic } from '../define.ts'
import { md } from '../example.ts'

// Slips, which Markdown shows as something else than their author meant.

const page = (body: string) => `---\ntitle: Send a message\n---\n\n${body}`

export const conflictMarker = diagnostic<{ marker: string }>('SP2080', {
  severity: 'warning',
  message: ({ marker }) => `Unexpected merge conflict marker \`${marker}\``,
  hint: () => 'Keep one of the two versions, and remove the lines of markers.',
  explain: `A merge left both versions of a passage in the file, between lines of \`<\`, \`=\` and \`>\`. Readers see both, and the markers: as text, as a heading, as quotations in each other.

Markers inside of code are shown as they stand.`,
  example: md('<<<<<<< HEAD\nThe limit is 20.\n=======\nThe limit is 30.\n>>>>>>> limits', 'The limit is 30.'),
})

export const unclosedFence = diagnostic<{ marks: string }>('SP2081', {
  severity: 'warning',
  message: ({ marks }) => `Unexpected end of the code block, expected a closing line of ${marksText(marks)}`,
  hint: ({ marks }) =>
    `Write a line of ${marksText(marks)} and nothing else where the code ends; code that shows such a line takes more of them around it.`,
  explain: `A code block begins with at least three backticks or tildes, and lasts until a line that holds nothing but as many of the same. Without one, the text that follows is shown as code: up to the end of the list item, the block or the page, or up to the end of the next code block.`,
  example: md(
    '```sh\nnpm install\n\nThen start it:\n\n```sh\nnpm start\n```',
    '```sh\nnpm install\n```\n\nThen start it:\n\n```sh\nnpm start\n```',
  ),
})

export const tableRowCells = diagnostic<{ found: number; columns: number }>('SP2082', {
  severity: 'warning',
  message: ({ found, columns }) =>
    `Unexpected table row of ${plural(found, 'cell')}, expected ${columns} as in the head`,
  hint: ({ found, columns }) =>
    found > columns
      ? 'Cells beyond the head are not shown. Write a pipe inside a cell, in code too, as `\\|`.'
      : 'Write a cell for each column; an empty one is `| |`.',
  explain: `Each row of a table has as many cells as its head. What is beyond is left out of the page, a cell that is missing leaves its column empty. Often a pipe inside a cell is not escaped, a pipe is missing between two cells, or no empty line ends the table.`,
  example: md(
    '| Option | Values |\n| --- | --- |\n| mode | `on|off` |',
    '| Option | Values |\n| --- | --- |\n| mode | `on\\|off` |',
  ),
})

export const tableDelimiterRow = diagnostic<{ found: number | 'odd' | 'alone'; columns: number }>('SP2083', {
  severity: 'warning',
  message: ({ found, columns }) =>
    found === 'odd'
      ? 'Unexpected characters in the line below the head of a table, expected hyphens and spaces'
      : found === 'alone'
        ? 'Unexpected line of dashes by itself, expected the head of a table right above it'
        : found === 0
          ? `Unexpected row of a table without a line of dashes, expected one below the head with ${plural(columns, 'cell')}`
          : `Unexpected line of dashes with ${plural(found, 'cell')}, expected ${columns} as in the head`,
  hint: ({ found, columns }) =>
    found === 'alone'
      ? 'Remove the empty lines between the rows of the table.'
      : `Write \`|${' --- |'.repeat(columns)}\` ${found === 0 ? 'below the head' : 'in its place'}.`,
  explain: `A table is one only when the line below its head has as many cells of dashes as the head has cells. Otherwise all of it is shown as text, pipes and dashes included. An empty line ends a table, and word processors make one long dash of several hyphens.`,
  example: md(
    '| Name | Type | Meaning |\n| --- | --- |\n| to | string | Who is called |',
    '| Name | Type | Meaning |\n| --- | --- | --- |\n| to | string | Who is called |',
  ),
})

export const unknownLinkLabel = diagnostic<{ label: string; nearest: string | null }>('SP2084', {
  severity: 'warning',
  message: ({ label }) => `Unknown link label \`${label}\``,
  hint: ({ label, nearest }) =>
    nearest === null
      ? `Add a line \`[${label}]: https://…\`, or write \`[text](https://…)\`; a bracket that is text is \`\\[\`.`
      : `Did you mean \`[${nearest}]\`?`,
  explain: `\`[text][label]\` is a link to the address that a line \`[label]: address\` of the same file gives. No line gives this one, so readers see the brackets.`,
  example: md('See [the guide][guide].', 'See [the guide][guide].\n\n[guide]: https://example.com/guide'),
})

export const unknownFootnote = diagnostic<{ label: string; nearest: string | null }>('SP2085', {
  severity: 'warning',
  message: ({ label }) => `Unknown footnote \`${label}\``,
  hint: ({ label, nearest }) =>
    nearest === null
      ? `Add a line \`[^${label}]: The note.\`; a bracket that is text is \`\\[\`.`
      : `Did you mean \`[^${nearest}]\`?`,
  explain: `\`[^label]\` shows the footnote that a line \`[^label]: text\` of the same file holds. No line holds this one, so readers see the brackets.`,
  example: md('Calls are free.[^1]', 'Calls are free.[^1]\n\n[^1]: On weekdays.'),
})

export const unusedFootnote = diagnostic<{ label: string }>('SP2095', {
  severity: 'warning',
  message: ({ label }) => `Unexpected footnote \`${label}\` that nothing refers to`,
  hint: ({ label }) => `Write \`[^${label}]\` where it belongs, or remove the note.`,
  explain: `A footnote is shown where \`[^label]\` of the same file refers to it. Nothing refers to this one, so readers never see it.`,
  example: md('Calls are free.\n\n[^1]: On weekdays.', 'Calls are free.[^1]\n\n[^1]: On weekdays.'),
})

export const repeatedFootnote = diagnostic<{ label: string }>('SP2096', {
  severity: 'warning',
  message: ({ label }) => `Second footnote named \`${label}\``,
  hint: () => 'Give it another label, or remove it.',
  explain: `All references to a label lead to the first footnote that has it, so readers never see the second.`,
  example: md(
    'Calls are free.[^1] Texts are not.[^1]\n\n[^1]: On weekdays.\n\n[^1]: Abroad.',
    'Calls are free.[^1] Texts are not.[^2]\n\n[^1]: On weekdays.\n\n[^2]: Abroad.',
  ),
})

export const spaceInLink = diagnostic<{ right: string }>('SP2086', {
  severity: 'warning',
  message: () => 'Unexpected space between the text and the address of a link',
  hint: ({ right }) => `Write \`${right}\`.`,
  explain: `The address follows the text of a link at once. With a space or a line end between them there is no link, and readers see the brackets.`,
  example: md('See [calls] (/docs/voice/calls).', 'See [calls](/docs/voice/calls).'),
})

export const swappedLinkBrackets = diagnostic<{ right: string }>('SP2087', {
  severity: 'warning',
  message: () => 'Unexpected address in square brackets, expected the text of the link there',
  hint: ({ right }) => `Write \`${right}\`.`,
  explain: `The text of a link stands in square brackets, its address in round ones. The other way round there is no link, and readers see the brackets.`,
  example: md('See (calls)[/docs/voice/calls].', 'See [calls](/docs/voice/calls).'),
})

export const unfinishedLink = diagnostic<{ mark: ']' | ')' | '"'; right: string }>('SP2097', {
  severity: 'warning',
  message: ({ mark }) => `Unexpected end of the ${linkParts[mark]} of a link, expected \`${mark}\``,
  hint: ({ right }) => `Write \`${right}\`.`,
  explain: `The text of a link stands between square brackets, its address between round ones. Where one of them is missing there is no link, and readers see the others.`,
  example: md('See [calls](/docs/voice/calls for more.', 'See [calls](/docs/voice/calls) for more.'),
})

const linkParts = { ']': 'text', ')': 'address', '"': 'title' } as const

export const unreadTag = diagnostic<{ name: string; right: string | null }>('SP2099', {
  severity: 'warning',
  message: ({ name }) => `Unexpected tag \`<${name}>\` that is no HTML, so that readers see it as it is written`,
  hint: ({ right }) =>
    right === null
      ? 'Write its values as `name="value"`, with spaces between them; a tag that is text is `\\<`, or stands in code.'
      : `Write \`${right}\`.`,
  explain: `A tag in a line of Markdown is HTML when its values stand as \`name="value"\`, with spaces between them. With typographic quotes, a comma, or a quote that is never closed it is text, and so it is with a value without quotes that holds a slash.`,
  example: md('See <a href=/docs/voice>voice</a>.', 'See <a href="https://example.com">voice</a>.'),
})

export const unclosedHtml = diagnostic<{ name: string }>('SP2098', {
  severity: 'warning',
  message: ({ name }) => `Unexpected end of \`${tagText(name)}\`, expected \`${endText(name)}\``,
  hint: ({ name }) => `Write \`${endText(name)}\` where it ends.`,
  explain: `HTML in Markdown goes on up to the tag that closes it. Without one it takes in what follows: an open comment hides the rest of the page, \`<details>\` folds it up, \`<b>\` makes it bold.`,
  example: md(
    '<details>\n<summary>Limits\n\nText.\n\n</details>',
    '<details>\n<summary>Limits</summary>\n\nText.\n\n</details>',
  ),
})

export const spaceInAddress = diagnostic<{ right: string }>('SP2094', {
  severity: 'warning',
  message: () => 'Unexpected space in the address of a link or an image',
  hint: ({ right }) => `Write \`${right}\`.`,
  explain: `A space ends the address of a link or an image. What follows is no title in quotes, so there is no link, and readers see the brackets. An address with spaces stands between \`<\` and \`>\`. Pages have no spaces in their names: the address of \`My page.md\` is that of the file that it was renamed to.`,
  example: md('![A call](https://example.com/a call.png)', '![A call](<https://example.com/a call.png>)'),
})

export const missingHeadingSpace = diagnostic<{ marks: string }>('SP2088', {
  severity: 'warning',
  message: ({ marks }) => `Unexpected text right after \`${marks}\`, expected a space`,
  hint: ({ marks }) => `Write \`${marks} Title\` with a space; text that begins so is \`\\${marks}\`.`,
  explain: `The marks of a heading are followed by a space. Without one the line is text, marks included. A non-breaking space, which word processors insert, does not count.`,
  example: md('##Limits', '## Limits'),
})

export const secondTitle = diagnostic('SP2089', {
  severity: 'warning',
  message: () => 'Unexpected second level-1 heading, expected one on the page',
  hint: () => 'Begin the sections of a page with `##`. A line of code that begins with `#` belongs in a code block.',
  explain: `A page has one heading of level 1, its title: that of the front matter, or the heading that the body begins with. A second one breaks the outline that screen readers and search engines go by.`,
  example: md(page('Text.\n\n# Limits\n\nText.'), page('Text.\n\n## Limits\n\nText.')),
})

export const foreignSyntax = diagnostic<{ written: string; of: string }>('SP2090', {
  severity: 'warning',
  message: ({ written, of }) => `Unexpected \`${written}\` (syntax of ${of}), expected Markdown`,
  hint: () => 'Write it as Markdown or as a block; to show such syntax, put it in code.',
  explain: `Other generators know more than Markdown: Liquid, kramdown, Hugo, MkDocs, VitePress and others have syntax of their own. Here it is text, and readers see it as it is written.

To show such syntax, put it in code.`,
  example: md('!!! warning\n\n    Calls cost money.', ':::warning\nCalls cost money.\n:::'),
})

export const emptyPage = diagnostic('SP2091', {
  severity: 'warning',
  message: () => 'Unexpected page without content',
  hint: () => 'Write the page, mark it with `draft: true`, or remove the file.',
  explain: `The page has a title and nothing else, or only comments. Readers, search engines and agents find it and learn nothing. A page that is still to be written is a draft: with \`draft: true\` in its front matter it is in the preview only.`,
  example: md('---\ntitle: Limits\n---', '---\ntitle: Limits\ndraft: true\n---'),
})

export const emptyHeading = diagnostic('SP2093', {
  severity: 'warning',
  message: () => 'Unexpected heading without text',
  hint: () => 'Write its text, or remove the line.',
  explain: `A line of number signs alone is a heading (CommonMark, "ATX headings"). Screen readers say a heading without a name, and nothing of it is in the list of contents. Number signs that readers are to see are written as \`\\#\`.`,
  example: md('## Limits\n\nText.\n\n###\n\nMore.', '## Limits\n\nText.\n\n### More\n\nText.'),
})

export const skippedHeadingLevel = diagnostic<{ depth: number; last: number }>('SP2092', {
  severity: 'warning',
  offByDefault: true,
  message: ({ depth, last }) =>
    `Unexpected heading of level ${depth} below one of level ${last}, expected level ${last + 1}`,
  hint: ({ last }) => `Write \`${'#'.repeat(last + 1)}\`, or add the heading between them.`,
  explain: `A heading is one level below the one that it belongs to. Who goes through a page by its headings takes a level that is left out for a passage that is missing.

Off unless a site asks for it: \`checks: { SP2092: warning }\`.`,
  example: md('## Calls\n\n#### Limits\n\nText.', '## Calls\n\n### Limits\n\nText.'),
})

const tagText = (name: string) => (name === '!--' ? '<!--' : `<${name}>`)
const endText = (name: string) => (name === '!--' ? '-->' : `</${name}>`)

function marksText(marks: string): string {
  return `${marks.length} ${marks.startsWith('~') ? 'tildes' : 'backticks'}`
}
