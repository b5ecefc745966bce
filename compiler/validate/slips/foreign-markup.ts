import { type Directive, fenceHint } from './foreign-hints.ts'

/** A construct of another generator, and what to write here instead. */
export interface Foreign {
  readonly pattern: RegExp
  /** Without one of these there is none: looking for them costs next to nothing. */
  readonly signs: readonly string[]
  readonly of: string
  readonly hint: (found: string, directive: Directive) => string
}

/** What is before a sign is looked at where the sign is: at each blank of a line it took the square of its length. */
export const afterBlanks = (sign: string, rest: string, before = '^[ \\t>]*') => `${sign}(?<=${before}${sign})${rest}`

const heading = (level: number) => `Write \`${'#'.repeat(level)} \` before the title.`

/** What is no Markdown at all: markup of wikis and of other tools for documentation, as it is pasted from them. */
export const markups: readonly Foreign[] = [
  {
    pattern: new RegExp(
      afterBlanks(
        '\\{',
        '(?:code|noformat|info|note|tip|warning|panel|quote|expand|toc)(?::[^{}\\r\\n]*)?\\}(?=[ \\t]*$)',
      ),
      'gm',
    ),
    signs: ['{'],
    of: 'Confluence',
    hint: confluenceHint,
  },
  {
    pattern: /^h[1-6]\. (?=\S)/gm,
    signs: ['h'],
    of: 'Confluence',
    hint: (found) => heading(Number(found[1])),
  },
  {
    pattern: /\[[^[\]|\r\n]{1,200}\|(?:https?:\/\/|mailto:|\/)[^[\]|\s]+\]/g,
    signs: ['|'],
    of: 'Confluence',
    hint: (found) => {
      const [text = '', url = ''] = found.slice(1, -1).split('|')
      return `Write \`[${text.trim()}](${url})\`.`
    },
  },
  {
    pattern: /^\.\.[ \t]+[a-z][\w-]*::/gm,
    signs: ['..'],
    of: 'reStructuredText',
    hint: (found, directive) => {
      const name = /[a-z][\w-]*/.exec(found)?.[0] ?? ''
      if (/^(?:code|code-block|sourcecode)$/.test(name)) return fence
      const known = directive(name)
      return known === null ? 'Use Markdown or a block.' : fenceHint(known, null, 'the text without its indentation')
    },
  },
  {
    pattern: /^={2,6}[ \t]+(?=[^\s="][^\r\n]*$)/gm,
    signs: ['='],
    of: 'AsciiDoc',
    hint: (found) => heading(found.trim().length),
  },
  {
    pattern: /^\[source(?:,[^\]\r\n]*)?\](?=[ \t]*$)/gm,
    signs: ['[source'],
    of: 'AsciiDoc',
    hint: () => fence,
  },
  {
    pattern: /^\+(?:[-=]{2,}\+)+(?=[ \t]*[\r\n])/g,
    signs: ['+'],
    of: 'grid tables',
    hint: () => 'Write the row of the head, `| --- | --- |` with as many cells below it, then the other rows.',
  },
]

const fence = 'Write code between two lines of three backticks, with its language after the first ones.'

/** @param found a macro, such as `{info:title=Limits}` */
function confluenceHint(found: string, directive: Directive): string {
  const { name = '', rest = '' } = /^\{(?<name>[a-z]+)(?<rest>[^{}]*)\}$/.exec(found)?.groups ?? {}
  if (name === 'code' || name === 'noformat') return fence
  if (name === 'toc') return 'Remove it: the list of headings stands beside the page by itself.'
  if (name === 'quote') return 'Begin each line of a quotation with `> `.'
  const title = /(?:^:|[:|]title=)(?<title>[^|=]+)(?:\||$)/.exec(rest)?.groups?.title ?? null
  if (name === 'expand') return fenceHint(directive('details') ?? 'disclosure', title ?? '…')
  return fenceHint(directive(name) ?? 'info', title)
}
