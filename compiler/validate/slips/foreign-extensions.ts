import { asText, fenceHint } from './foreign-hints.ts'
import type { Foreign } from './foreign-markup.ts'
import { nonText } from './prose.ts'

const roles =
  'abbr|class|command|cite|doc|download|envvar|eq|file|footcite|func|guilabel|index|kbd|math|menuselection|meth|mod|numref|option|program|ref|samp|sub|sup|term|py:\\w+'

/** What several tools add to Markdown. */
export const extensions: readonly Foreign[] = [
  {
    pattern: /(?<![\w=<>!])==(?=[^\s=])[^=\r\n]{1,200}(?<=[^\s=])==(?![\w=>])/g,
    signs: ['=='],
    of: 'Obsidian',
    hint: () => 'Write `**…**`: text is not marked in other ways.',
  },
  {
    // What a command of TeX or a raised sign shows to be no sum of money.
    pattern:
      /(?<![\w$\\])\$(?=[^\s$])(?=[^$\r\n]{0,200}?(?:\\[A-Za-z]{2}|[\^_][{\w]))[^$\r\n]{1,200}(?<=[^\s\\])\$(?![\w$])/g,
    signs: ['$'],
    of: 'TeX',
    hint: () => 'Formulas are not set here: write it as code, or show it as an image.',
  },
  {
    pattern: /(?<![^\s(])(?::(?!\d+:)[a-z\d+-][a-z\d_+-]{1,40}:)+(?![^\s.,;!?)])/g,
    signs: [':'],
    of: 'GitHub',
    hint: () => 'Write the character itself: names of emoji are not replaced.',
  },
  {
    pattern: /^[!?]>[ \t]+(?=\S)/gm,
    signs: ['!>', '?>'],
    of: 'Docsify',
    hint: (found, directive) => fenceHint(directive(found.startsWith('!') ? 'warning' : 'info') ?? 'info', null),
  },
  {
    pattern: new RegExp(`(?<!${nonText})\\{(?:${roles})\\}(?=${nonText})`, 'g'),
    signs: ['}'],
    of: 'MyST',
    hint: (found) => (/^\{(?:ref|doc|numref)\}$/.test(found) ? 'Write a link: `[text](./page.md#part)`.' : asText),
  },
  {
    pattern: /(?<=[^\s>][ \t]*\r?\n[ \t>]*):[ \t]+(?=\S)/g,
    signs: ['\n:', '\n :', '> :'],
    of: 'PHP Markdown Extra',
    hint: () => 'Write a list: `- **term**: what it means`.',
  },
]
