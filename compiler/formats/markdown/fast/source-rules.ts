/** Something in the source that the two parsers are known to read in different ways, and its name in reports. */
export interface SourceRule {
  readonly name: string
  readonly pattern: RegExp
  /** What each text that breaks the rule holds: looking for it takes a tenth of the pattern's time. */
  readonly holds?: string | RegExp
}

/** @returns the rules that a text breaks; what several of them ask for is looked for once */
export function brokenRules(text: string): readonly SourceRule[] {
  const held = new Map<string | RegExp, boolean>()
  return sourceRules.filter(({ pattern, holds }) => {
    if (holds === undefined) return pattern.test(text)
    const isHeld = held.get(holds) ?? mayBreak(text, holds)
    held.set(holds, isHeld)
    return isHeld && pattern.test(text)
  })
}

/** Whether a text breaks a rule. */
export function breaks(text: string, { pattern, holds }: SourceRule): boolean {
  return (holds === undefined || mayBreak(text, holds)) && pattern.test(text)
}

function mayBreak(text: string, holds: string | RegExp): boolean {
  return typeof holds === 'string' ? text.includes(holds) : holds.test(text)
}

/** Characters beside a delimiter whose class (letter, punctuation, space) both parsers know alike. */
const known = String.raw`\p{L}\p{N}\p{M}\u00a0-\u00bf\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u3000-\u303f\uff01-\uff60`
const bullet = String.raw`(?:[-+*]|\d{1,9}[.)])`
const items = String.raw`^[ \t>]*(?:${bullet}[ \t]+)`
const footnote = String.raw`^\[\^[^\]\n]*\]:`
/** `[label]: target` or `[label]: target "title"`, nothing escaped, before an empty line, the end or another one. */
const plainTarget = String.raw`[ \t]+[^\s<>"'()\\]+(?:[ \t]+"[^"\\\n]*")?[ \t]*`
const blockEnd = String.raw`(?:\r?\n[ \t]*(?:\r?\n|(?![\s\S]))|(?![\s\S]))`
const label = String.raw`\[[^^\]\n][^\]\n]*\]:`

const rule = (name: string, pattern: string, flags = 'm'): SourceRule => ({ name, pattern: new RegExp(pattern, flags) })
const holding = (holds: string | RegExp, rules: readonly SourceRule[]) => rules.map((one) => ({ ...one, holds }))
const box = /\[[ \txX\r\n]\]/

/**
 * Each rule describes a class of documents that was found to differ, and is wider than the class. They look at the text
 * with code written over.
 */
const sourceRules: readonly SourceRule[] = [
  // Which characters make a delimiter open or close.
  ...holding(/[*_~][^\0-\x7f]|[^\0-\x7f][*_~]/, [
    rule(
      'delimiter at an odd character',
      String.raw`[*_~](?=[^\x00-\x7f])(?![${known}])|[^\x00-\x7f](?=[*_~])(?<![${known}])`,
      'u',
    ),
  ]),
  rule('long delimiter run', String.raw`[*_~]{4,}(?![*_~ \t]*\r?$)`),
  // One that is escaped is none: in `\_\_init\_\_` nothing can open.
  ...holding('\\', [
    rule('escape at a delimiter', String.raw`\\[*_~][*_~]|(?<!(?<!\\)(?:\\\\)*\\)[*_~]\\[*_~]|\\${'`'}`),
  ]),
  // Task items: where their text starts, and what may follow.
  ...holding(box, [
    rule('bare task marker', String.raw`${items}+\[[ \txX\r\n]\](?:[ \t]*\r?$|[ \t]{2}|\t)`),
    rule('table in a task', String.raw`${items}+\[[ xX]\][^\n]*\n[ \t>]*[|:\-][ \t|:\-]*\r?$`),
  ]),
  // Lists and quotes: how far an item reaches, and whether it is loose.
  ...holding(/(?:[-+*]|\d[.)])[ \t]*\r?$/m, [
    rule('empty item in a container', String.raw`${items}+${bullet}[ \t]*\r?$|^[ \t]*>[ \t>]*${bullet}[ \t]*\r?$`),
    rule('empty numbered item', String.raw`^[ \t]*\d{1,9}[.)][ \t]*\r?$`),
    rule('empty item after no other', String.raw`^(?=[ \t]*[-+*][ \t]*\r?$)(?<!(?:^|\n)[ \t]*[-+*][ \t]+\S[^\n]*\n)`),
    rule('text after an empty item', String.raw`^[ \t]*[-+*][ \t]*\r?\n(?:[ \t]*\r?\n[ \t]+\S|[ \t]*[^\s\-+*])`),
  ]),
  ...holding('|', [rule('table edge in an item', String.raw`^[ \t>]*-[ \t]+\|[-:| \t]*\r?$`)]),
  ...holding('>', [
    rule('empty quote in an item', String.raw`^[ \t>]*(?:${bullet}[ \t]+|>[ \t]*)*${bullet}[ \t]+(?:>[ \t]*)+\r?$`),
    rule('quote in a quote', String.raw`^[ \t]*>[ \t]*>`),
  ]),
  ...holding('\t', [rule('tab in indentation', String.raw`^(?: +\t|[ \t]*\t[ \t]*\r?$)`)]),
  // Brackets.
  rule('bracket at a line end', String.raw`\[[ \t]*\r?\n|\n[ \t>]*\]|\\\r?\n[ \t>]*\]`, ''),
  ...holding('[^', [
    rule('footnote in a bracket', String.raw`\[!?\[\^|\[\^[^\]\n]*\]\]|!\[\^|\[\^[^\]]*$`),
    rule('footnote in a container', String.raw`^[ \t>*+\-\d.)]+\[\^[^\]\n]*\]:`),
    rule('footnote that starts with a mark', String.raw`${footnote}(?![ \t]+[^\s\-+*\d>#${'`'}~|=<:[{])`),
    rule(
      'footnote of several lines',
      String.raw`${footnote}[^\n]*\n(?:(?![ \t]*\r?\n|\[\^[^\]\n]*\]:|(?![\s\S]))|(?:[ \t]*\r?\n)+[ \t]+\S)`,
    ),
  ]),
  ...holding(']:', [
    rule('definition in a container', String.raw`^[ \t>*+\-\d.)]+\[[^\]\n]*\]:`),
    rule('definition after a line', String.raw`[^\n\r](?<!(?<![^\n])${label}${plainTarget})\r?\n${label}`, ''),
    rule('definition of another form', String.raw`^${label}(?!${plainTarget}(?:${blockEnd}|\r?\n${label}))`),
  ]),
]

/** Characters that the parsers replace, take for line ends or count in another way. */
export const oddCharacters = /[\0\uFEFF\v\f\u0085\u2028\u2029\uFFFD]|\r(?!\n)/

/** Two kinds of delimiters side by side, but for the plain `**_` before a word and `_**` after it. */
const mixed = /\*[_~]|_[*~]|~[*_]/
const plainOpening = /(^|[ (])(?:\*\*_|\*_|_\*\*|_\*)(?=[A-Za-z0-9])/gm
const plainClosing = /(?<=[A-Za-z0-9])(?:\*\*_|\*_|_\*\*|_\*)(?=[ ,.;:!?)]|\r?$)/gm

/** @returns whether a text has two kinds of delimiters side by side that parsers may read in two ways */
export function mixesDelimiters(text: string): boolean {
  return mixed.test(text) && mixed.test(text.replace(plainOpening, '$1**').replace(plainClosing, '**'))
}

const bareQuote = /^[ \t]*(?:(?:[-+*]|\d+[.)])[ \t]+)*>[ \t>]*\r?$/
const plainQuote = /^> ?(?:\r?$|[^\s>\-+*\d`~[<#|=:])/

/** A `>` alone on its line is read alike inside plain quotes, not at the end of what is in one. */
export function hasOddBareQuote(text: string): boolean {
  if (!/>[ \t]*\r?$/m.test(text)) return false
  const lines = text.split('\n')
  /** Whether all lines since the last empty one are those of plain quotes. */
  let isPlain = true
  return lines.some((line, at) => {
    isPlain = !/\S/.test(line) || (isPlain && plainQuote.test(line))
    if (isPlain || !bareQuote.test(line)) return false
    const [before = '', after = ''] = [lines[at - 1], lines[at + 1]]
    return !/^>/.test(line) || !/^>[ \t]*[^\s>]/.test(before) || !/^[ \t]*>[ \t]*[^\s>]/.test(after)
  })
}
