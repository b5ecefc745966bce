import { codeName } from '../../formats/code-name.ts'
import { plural } from '../../formats/plural.ts'
import { diagnostic } from '../define.ts'
import { md, noExample } from '../example.ts'

// Fenced code.

export const unknownLanguage = diagnostic<{ written: string; nearest: string | null }>('SP2050', {
  severity: 'warning',
  message: ({ written }) => `Unexpected language \`${written}\`, expected a known one`,
  hint: ({ written, nearest }) => {
    if (nearest !== null) return `Did you mean \`${nearest}\`? The code is shown as plain text.`
    return /^\{[\w:-]+\}$/.test(written)
      ? 'A box is a directive, such as `:::info`; code names its language without braces.'
      : 'The code is shown as plain text. Write `text` to say so.'
  },
  explain: `The first word of a fence's info string names the language, which chooses the colours. This word names none
that the highlighter knows, so that the code is shown as plain text: readable, but without colours.

Write the language's usual short name. Where there is no grammar for it, write \`text\`: the page looks the same, and
the warning is gone. The label that readers see comes after the language, so it need not be the language's name.`,
  example: md('```javscript\nsend()\n```', '```javascript Node.js\nsend()\n```'),
})

export const unknownFenceOption = diagnostic<{ word: string; instead: string | null }>('SP2051', {
  severity: 'warning',
  message: ({ word }) => `Unexpected option \`${word}\` of a code fence, expected \`file="…"\`, \`lines\` or \`wrap\``,
  hint: ({ instead }) => (instead === null ? 'It is left out. Remove it.' : `It is left out. Use ${instead}.`),
  explain: `After the language and its label, the info string of a fence takes three options: \`file="app.js"\` shows a file
name, \`lines\` shows line numbers, \`wrap\` breaks long lines. Other tools know others, which do nothing here, and a
misspelt option does nothing either. The word is left out of the page.

To bring out lines, write a comment line above them that holds only \`!mark\` or \`!focus\`; such a line is not shown.`,
  example: md('```js title="app.js"\nsend()\n```', '```js file="app.js"\nsend()\n```'),
})

export const unexpectedFenceWord = diagnostic<{ word: string; expected: string }>('SP2052', {
  severity: 'warning',
  message: ({ word, expected }) => `Unexpected \`${word}\`, expected ${expected}`,
  explain: `An option of a fence is known, but not written as it should be. \`file\` takes a name in quotes; \`lines\` and \`wrap\`
stand alone; each stands at most once. A file name without quotes is still shown, a repeated option counts once.`,
  example: md('```js file=app.js\nsend()\n```', '```js file="app.js"\nsend()\n```'),
})

export const malformedAnnotation = diagnostic<{ written: string }>('SP2053', {
  severity: 'error',
  message: ({ written }) => {
    const name = written.startsWith('!focus') ? '!focus' : '!mark'
    return `Unexpected \`${written}\`, expected \`${name}\` or \`${name}(from:to)\``
  },
  hint: () => 'Lines count from the next one as 1: `(1:3)` is the next three lines, `(2:2)` only the second.',
  explain: `A comment line in a code sample that begins with \`!mark\` or \`!focus\` brings lines out and is not shown itself.
It holds nothing else than the name and, for more than the next line, a range \`(from:to)\`. Lines count from the next
shown line as 1; \`from\` is at least 1 and not more than \`to\`.`,
  example: md('```js\n// !mark(2:1)\nconnect()\nsend()\n```', '```js\n// !mark(1:2)\nconnect()\nsend()\n```'),
})

export const annotationOutOfRange = diagnostic<{ written: string; following: number }>('SP2054', {
  severity: 'error',
  message: ({ written, following }) =>
    following === 0
      ? `Unexpected \`${written}\` after the last line of the code`
      : `Unexpected range \`${written}\`, expected at most ${plural(following, 'line')}`,
  hint: ({ written, following }) => {
    const [, name, from = ''] = /^!(\w+)\((\d+):/.exec(written) ?? []
    return Number(from) >= 1 && Number(from) <= following
      ? `Write \`!${name}(${from}:${following})\`, or count the lines again.`
      : 'An annotation stands above the lines that it brings out.'
  },
  explain: `An annotation brings out lines that follow it, and this one reaches past the end of the code. Most often lines were
removed from the sample and the range stayed as it was. Count again from the line below the comment as 1; lines that
hold only an annotation do not count, because they are not shown.`,
  example: md('```js\n// !mark(1:3)\nconnect()\nsend()\n```', '```js\n// !mark(1:2)\nconnect()\nsend()\n```'),
})

export const misspeltAnnotation = diagnostic<{ written: string; nearest: string }>('SP2055', {
  severity: 'warning',
  message: ({ written }) => `Unexpected annotation \`${written}\`, expected \`!mark\` or \`!focus\``,
  hint: ({ nearest }) => `Did you mean \`!${nearest}\`? The comment is shown as it is.`,
  explain: `A comment line of this sample looks like an annotation, but its name is not known. There are two: \`!mark\` tints
lines, \`!focus\` lets the other lines step back. An unknown one stays in the code, where readers see and copy it, and so
do those of other generators (\`highlight-next-line\`, \`[!code focus]\`). To show such a comment, put the whole fence into one of
Markdown: four backticks and \`md\`.`,
  example: md('```python\n# !marks(1:2)\nconnect()\nsend()\n```', '```python\n# !mark(1:2)\nconnect()\nsend()\n```'),
})

export const codeTooLong = diagnostic<{ length: number }>('SP2056', {
  severity: 'warning',
  message: ({ length }) => `Code of ${length} characters is shown without colours, expected at most 100000`,
  hint: () => 'Show the part that matters, and link to the whole file.',
  explain: `Colouring takes time for every character, and a page with so long a sample is slow to build, to load and to read.
Samples over 100,000 characters are shown as plain text.

Cut the sample to the lines that the text speaks of, and link to the complete file where readers may want it. A sample
that must stay whole can say \`text\` as its language: that is what it is shown as.`,
  example: noExample('It takes a text of more than a hundred thousand characters.', 'test/code/highlight.test.ts'),
})

export const pastedCharacter = diagnostic<{ character: string; instead: string }>('SP2058', {
  severity: 'warning',
  message: ({ character, instead }) =>
    `Unexpected character ${codeName(character)} in code${instead === '' ? '' : `, expected ${instead === ' ' ? 'a space' : `\`${instead}\``}`}`,
  hint: ({ instead }) =>
    instead === ''
      ? 'Remove it.'
      : `Write ${instead === ' ' ? 'a space' : `\`${instead}\``}: whoever copies the code gets this one.`,
  explain: `Word processors and chat programs turn straight quotes into typographic ones, two hyphens into a dash and a space into one that does not break. No shell and no compiler takes those for what was meant, and who copies the sample gets an error. Texts of the program, comments, and languages of texts such as HTML are left alone.`,
  example: md('```sh\ncurl –X POST https://example.com\n```', '```sh\ncurl -X POST https://example.com\n```'),
})

export const emptyFence = diagnostic('SP2059', {
  severity: 'warning',
  message: () => 'Missing code between the lines of a fence',
  hint: () => 'Write the code, or remove the fence: readers see an empty box.',
  explain: `A fence opens and closes with nothing but blank lines between. Readers see a box with the name of a language and
buttons that copy nothing. Most often the code was to come later, or an include of another generator was left out.

Where a sample shows what a program prints when it prints nothing, say so in a sentence.`,
  example: md('```js\n```', '```js\nsend()\n```'),
})

export const reorderingCharacter = diagnostic<{ character: string }>('SP2057', {
  severity: 'warning',
  message: ({ character }) => `Unexpected character ${codeName(character)} in code: it reorders the text around it`,
  hint: () => 'Remove it, or write it as an escape of the language.',
  explain: `Some Unicode characters change the direction of the text that follows. In code they make a line read differently
from how it runs, so that a harmful sample can look harmless. Readers who copy it copy the hidden character too.

Remove the character. Where the sample is about such characters, write an escape, which shows what is there.`,
  example: md("```js\nconst override = '\u202e'\n```", "```js\nconst override = '\\u202e'\n```"),
})
