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

export const listMark = diagnostic<{ mark: string; right: string; isBullet: boolean }>('SP2073', {
  severity: 'warning',
  message: ({ mark, isBullet }) =>
    isBullet
      ? `Unexpected bullet \`${mark}\`, expected a list of Markdown`
      : `Unexpected text right after \`${mark}\`, expected a space`,
  hint: ({ mark, right, isBullet }) =>
    isBullet
      ? `Begin each item with \`- \`: \`${right}\`.`
      : `Write \`${right}\`; text that begins so is \`${escaped(mark)}\`.`,
  explain: `The items of a list begin with \`-\`, \`*\` or a number and a dot, and a space after it. A non-breaking space, which word processors insert, does not count, nor do their bullets. Otherwise the lines are one paragraph, and readers see the marks in the midst of it.`,
  example: md('-calls\n-messages', '- calls\n- messages'),
})

const escaped = (mark: string) => `${mark.slice(0, -1)}\\${mark.slice(-1)}`
