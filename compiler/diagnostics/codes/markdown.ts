import { diagnostic } from '../define.ts'
import { md, noExample } from '../example.ts'

// Directives, HTML and ids.

export const malformedDirective = diagnostic<{ text: string; right: string | null }>('SP2014', {
  severity: 'error',
  message: ({ text }) => `Unexpected \`${text}\`, expected a directive`,
  hint: ({ right }) =>
    right === null
      ? 'A value that is not a string is JSON in single quotes: `filters=\'["Kind"]\'`.'
      : `Write \`${right}\`.`,
  explain: `A directive is \`::name\`, or with content \`:::name\`, right after the colons, with nothing after it but a label in brackets and properties in braces.`,
  example: md('::: info\nText\n:::', ':::info\nText\n:::'),
})

export const unclosedDirective = diagnostic<{ name: string; colons: string }>('SP2015', {
  severity: 'error',
  message: ({ name, colons }) => `Unexpected end of \`${colons}${name}\`, expected a closing \`${colons}\``,
  hint: () => 'Close it with a line that holds as many colons as the opening one.',
  explain:
    'A container directive lasts until a line with as many colons. Without one everything that follows would be inside. An outer container takes more colons than those inside it.',
  example: md(':::info\nText', ':::info\nText\n:::'),
})

export const strayDirectiveEnd = diagnostic('SP2016', {
  severity: 'error',
  message: () => 'Unexpected `:::`, expected an open directive before it',
  hint: () => 'Remove the line, or open a directive with `:::name`.',
  explain: `A line of colons closes a container directive; here none is open. Often the opening line is misspelt, or an inner container took the closing line of the outer one.`,
  example: md('Text\n\n:::', ':::info\nText\n:::'),
})

export const droppedHtml = diagnostic<{ what: string | null; from: string }>('SP2017', {
  severity: 'warning',
  message: ({ what, from }) =>
    what === null ? `Dropped the element \`<${from}>\`` : `Dropped \`${what}\` from \`<${from}>\``,
  hint: () => 'Use Markdown or a block instead; HTML is cut down to what is safe.',
  explain:
    'HTML goes through an allow-list. `class`, `style`, event handlers, scripts and the like are left out of the page: they would break the look, or let content become code.',
  example: md('<p class="big">Text</p>', 'Text'),
})

export const tooComplexPage = diagnostic<{ what: string }>('SP2018', {
  severity: 'error',
  message: ({ what }) => `Page is too complex to parse: ${what}`,
  hint: () => 'Split or simplify the passage.',
  explain:
    'Some texts (thousands of nested lists, quotes or unclosed emphasis marks in one paragraph; tens of thousands of tags, addresses or line breaks in one paragraph, or of values in one of MDX; tables of more than 1,000 columns, or of rows that leave out 100,000 cells; tags with more than 1,000 attributes; more than 2,000 headings without text, or 5,000 of level 1; 2,000 imports and exports in MDX; 5,000 items without text one after the other, or rows of a table without a bar; 10,000 lines of quotes in quotes, or 2,000 of one footnote; 25,000 blocks, or values and comments in MDX, or 15,000 blocks within text) take a Markdown parser minutes, or more memory than a page may take. Such a page is refused before it can hold up the build.',
  example: noExample(
    'It takes a text of more than a hundred thousand characters.',
    'test/formats/markdown/limits.test.ts',
  ),
})

export const invisibleCharacter = diagnostic<{ character: string }>('SP2019', {
  severity: 'warning',
  message: ({ character }) => `Unexpected invisible character ${character}`,
  hint: ({ character }) =>
    character.startsWith('U+20')
      ? 'Remove it: it changes the order in which readers see the text.'
      : 'Remove it: readers do not see it, but it is there for programs, and for who copies the text.',
  explain:
    'Bidirectional control characters make text, and code above all, look different from what it is. Tags, several variation selectors in a row and the fillers of Hangul can hide a text from readers, and from who reviews it, that programs read: an agent that is given the page, or a compiler that takes the sample. They are almost never wanted; the flags of England, Scotland and Wales are no finding.',
  example: md('Run \u202eelif now.', 'Run file now.'),
})

export const duplicateId = diagnostic<{ id: string }>('SP2020', {
  severity: 'error',
  message: ({ id }) => `Duplicate id \`${id}\``,
  hint: () => 'Give one of the two another id.',
  explain:
    'Two headings or HTML elements of a page set the same id by hand, or one that belongs to a footnote (`fn-1`) or to the frame of the page (it begins with `sp:`), so that links to it are ambiguous. Ids made from the text of headings get a number by themselves.',
  example: md('## One {#same}\n\nText\n\n## Two {#same}', '## One {#same}\n\nText\n\n## Two {#other}'),
})
