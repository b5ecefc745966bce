/** Numbers that come out the same for a seed. */
export interface Chance {
  /** A whole number below `limit`. */
  below(limit: number): number
  of<Item>(items: readonly Item[]): Item
}

/** A linear congruential generator (the constants of Numerical Recipes), mixed so that low bits are good, too. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const below = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0
    return Math.floor((mixed / 2 ** 32) * limit)
  }
  return { below, of: (items) => items[below(items.length)] as never }
}

const starts = [
  ...['', '', '', '', '', '- ', '* ', '+ ', '1. ', '2) ', '> ', '>', '> > ', '# ', '## ', '  ', '    ', '   ', '\t'],
  ...['- [ ] ', '- [x] ', '1. [X] ', '[^1]: ', '[a]: ', '| ', '::', ':::', '> - ', '- > ', '- - ', '  - ', '   1. '],
]
const words = [
  ...[
    'word',
    'a',
    'two words',
    'x1',
    'É',
    'naïve',
    '5',
    '“q”',
    'e.g.',
    'sk_live',
    'snake_case_name',
    'A_',
    '_b',
    '10:30',
  ],
  ...[
    'user:email',
    'http://a.example/x',
    'https://b.example.',
    'www.c.example',
    'me@d.example',
    ':info[x]',
    ':code{a="b"}',
  ],
]
const pieces = [
  ...['*', '**', '***', '_', '__', '~', '~~', '`', '``', '[', ']', '](', '(/u)', '![', '[a]', '[^1]', '[a](/b "c")'],
  ...[
    '![i](/j)',
    '<b>',
    '</b>',
    '<br/>',
    '<!-- c -->',
    '<http://e.example>',
    '&amp;',
    '&',
    '\\',
    '\\*',
    '\\_',
    '\\`',
    '|',
    ':',
  ],
  ...[
    '::',
    ' ',
    ' ',
    ' ',
    '  ',
    '.',
    ',',
    '!',
    '(',
    ')',
    '"',
    "'",
    '-',
    '=',
    '#',
    '+',
    '>',
    '<',
    '{',
    '}',
    '$',
    '^',
    '\t',
  ],
]
const lines = [
  ...[
    '',
    '',
    '',
    '',
    '',
    '---',
    '***',
    '===',
    '```',
    '```js x',
    '~~~',
    '| a | b |',
    '| - | - |',
    '|-|',
    '> ',
    '>',
    '- ',
    '-',
  ],
  ...[
    ':::info',
    ':::',
    '::::warning[T]{a="b"}',
    '::::',
    '::leaf{a}',
    ':::tip Title',
    '<div>',
    '</div>',
    '<p>x</p>',
    '    code',
  ],
  ...[
    '[a]: /u',
    '[a]: /u "t"',
    '[^1]: note',
    '1.',
    '* * *',
    '# h',
    'a | b',
    '<details>',
    '\t',
    '  ',
    '- [ ]',
    '- [x] done',
  ],
]

function line(chance: Chance): string {
  if (chance.below(3) === 0) return chance.of(lines)
  let text = chance.of(starts)
  for (let left = 1 + chance.below(7); left > 0; left--) {
    text += chance.of(chance.below(2) === 0 ? words : pieces)
    if (chance.below(3) === 0) text += ' '
  }
  return text
}

const written = (chance: Chance) =>
  Array.from({ length: 1 + chance.below(8) }, () => line(chance)).join(chance.below(20) === 0 ? '\r\n' : '\n')

/** A piece of a text with a few characters put in, taken out, doubled or moved. */
function changed(text: string, chance: Chance): string {
  const from = text.length > 600 ? text.indexOf('\n', chance.below(text.length - 500)) + 1 : 0
  let piece = text.slice(from, from + 100 + chance.below(500))
  for (let left = 1 + chance.below(4); left > 0; left--) {
    const at = chance.below(piece.length + 1)
    const end = Math.min(piece.length, at + chance.below(4))
    const put = chance.of([
      () => chance.of(pieces),
      () => chance.of(words),
      () => `\n${line(chance)}\n`,
      () => '\n',
      () => '',
    ])()
    piece = piece.slice(0, at) + put + piece.slice(chance.below(2) === 0 ? at : end)
  }
  return piece
}

/**
 * Documents that look for what two parsers read in different ways: marks in odd places, and examples that were changed.
 *
 * @param seed the same seed gives the same documents
 * @param examples texts to change
 */
export function* randomDocuments(seed: number, count: number, examples: readonly string[]): Generator<string> {
  const chance = chanceOf(seed)
  for (let made = 0; made < count; made++)
    yield chance.below(2) === 0 ? written(chance) : changed(chance.of(examples), chance)
}
