import { diagnostic } from '../define.ts'
import { md } from '../example.ts'

// Marks of bold text, code and lists that Markdown takes for text.

export const lonelyMark = diagnostic<{ mark: '**' | '`'; isEnd: boolean }>('SP2070', {
  severity: 'warning',
  message: ({ mark, isEnd }) =>
    mark === '**'
      ? `Unexpected \`**\`, expected another one ${isEnd ? 'before' : 'after'} it`
      : 'Unexpected backtick without a second one',
  hint: ({ mark, isEnd }) =>
    mark === '**'
      ? `Write \`**\` where the bold text ${isEnd ? 'begins' : 'ends'}, in the same paragraph; asterisks that are text are \`\\*\\*\`.`
      : 'Code begins and ends with a backtick, in one paragraph; one that is text has a backslash before it.',
  explain: `Bold text stands between two \`**\`, code between two backticks, both within one paragraph, heading or cell. Where one of them is missing, readers see the other.`,
  example: md('This is **the limit for trials.', 'This is **the limit** for trials.'),
})

export const spaceInBold = diagnostic<{ right: string | null }>('SP2071', {
  severity: 'warning',
  message: () => 'Unexpected space between `**` and the bold text',
  hint: ({ right }) =>
    right === null ? 'Write `**` right before its first word, and right after its last.' : `Write \`${right}\`.`,
  explain: `The \`**\` of bold text stands right before its first word and right after its last (CommonMark, "Emphasis and strong emphasis"). With a space between them it is text, and readers see the asterisks.`,
  example: md('Calls are **free ** on weekdays.', 'Calls are **free** on weekdays.'),
})

export const gluedBold = diagnostic<{ mark: string }>('SP2072', {
  severity: 'warning',
  message: ({ mark }) => `Unexpected \`**\` between a letter and \`${mark}\`, expected a space`,
  hint: ({ mark }) => `Write a space between \`**\` and the letter, or \`${mark}\` outside of the bold text.`,
  explain: `Between a letter and a mark such as \`:\` or \`(\`, \`**\` begins or ends bold text only on the side of the letter (CommonMark, "left-flanking" and "right-flanking" delimiter runs). On the other side it is text, and readers see the asterisks.`,
  example: md('**Limit:**20 calls.', '**Limit:** 20 calls.'),
})

export const listMark = diagnostic<{ mark: string; right: string; kind: 'bullet' | 'letter' | 'glued' }>('SP2073', {
  severity: 'warning',
  message: ({ mark, kind }) =>
    kind === 'glued'
      ? `Unexpected text right after \`${mark}\`, expected a space`
      : `Unexpected ${kind} \`${mark}\`, expected a list of Markdown`,
  hint: ({ mark, right, kind }) =>
    kind === 'glued'
      ? `Write \`${right}\`; text that begins so is \`${escaped(mark)}\`.`
      : `Begin each item with ${kind === 'bullet' ? '`- `' : 'its number'}: \`${right}\`.`,
  explain: `The items of a list begin with \`-\`, \`*\` or a number and a dot, and a space after it. A non-breaking space, which word processors insert, does not count, nor do their bullets, dashes and letters. Otherwise the lines are one paragraph, and readers see the marks in the midst of it.`,
  example: md('-calls\n-messages', '- calls\n- messages'),
})

export const hiddenBeforeMark = diagnostic<{ character: string; mark: string; isSpace: boolean }>('SP2074', {
  severity: 'warning',
  message: ({ character, mark }) => `Unexpected invisible character ${character} before ${inCode(mark)}`,
  hint: ({ isSpace }) =>
    isSpace ? 'Write a space in its place: with it the line is text.' : 'Remove it: with it the line is text.',
  explain: `A line is a heading, an item of a list, a row of a table or the beginning of code when nothing but spaces stands before its mark. Text that comes from a web page or a word processor brings characters that nobody sees and that are no spaces for Markdown, such as the non-breaking space (U+00A0) and the zero-width space (U+200B): readers see the mark.`,
  example: md('\u200b## Limits', '## Limits'),
})

export const fenceMark = diagnostic<{ mark: string; language: string }>('SP2075', {
  severity: 'warning',
  message: ({ mark }) => `Unexpected \`${mark}\`, expected three backticks`,
  hint: ({ language }) =>
    `Write \`\`\`\` \`\`\`${language} \`\`\`\`, and a line of three backticks where the code ends.`,
  explain: `Code stands between two lines of three backticks. Word processors turn them into quotes, which some people write in their place: then the code is a paragraph, and readers see the quotes.`,
  example: md("'''sh\nnpm install\n'''", '```sh\nnpm install\n```'),
})

/** A mark of backticks stands between more of them. */
const inCode = (mark: string) => (mark.includes('`') ? `\`\`\`\` ${mark} \`\`\`\`` : `\`${mark}\``)

const escaped = (mark: string) => `${mark.slice(0, -1)}\\${mark.slice(-1)}`
