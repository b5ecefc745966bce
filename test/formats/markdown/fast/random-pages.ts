import { chanceOf, randomDocuments } from './random-markdown.ts'

const markdown = [
  ...['Text', 'Plain words of a line.', '# Heading', '- a\n- b', '1. a\n\n   b', '**bold** and `code`', '    indented'],
  ...['    - x', '      # y', '> q', '- \n', '~~~\n{x}\n~~~', ':::info', ':::', '***', '[x](y)', ' text', '```', '~~~'],
  ...[
    '   ```',
    '    ```',
    '- a\n\n  ```\n  x\n  ```',
    '```js\ncode {x} <b>\n\nmore\n```',
    '| a | b |\n| - | - |\n| c | d |',
  ],
  ...[
    '<div>',
    '</div>',
    '<!-- c -->',
    '<!-- c\nd -->',
    '<!--\n\nc -->',
    '[a]: /x\n[b]: /y "t"',
    '[b]: /z',
    '[`c`]: #c',
    '[a] and [b][`c`] [c] ***d*',
    '**a*b',
    'see [a] b',
    'www.x.y',
    '- \n\n  a',
    '> a\n>\n> b',
    '``` ``` x',
    '* * *',
  ],
  ...['<div>\n```\na\n\nb\n```\n</div>', '- ```\n  a\n\n  b\n  ```', '- ```\n\n\ntext', '1. ```\n   x\n  ```', '\ta'],
  ...['-\tx\n\n\ty', ':::info\nText\n:::', '::leaf{a="b"}', 'x :code[y] z', '   - a\n\n     b', 'a\\{b'],
]
const jsx = [
  ...['Text {site.x} more', '<A b="c" />', '<A b={[1, "x"]}>\ntext\n</A>', '<A>x</A>', 'A <b>c</b> d', '{site.y}'],
  ...['{/* note\n\nPlain\n\nwords */}', '<A b={`\n\nPlain\n\n`} />', '<A\n\nb="c"\n\n/>', '- x {site.x}\n- <A>y</A>'],
  ...[
    'a\n***\nb <b>x</b>',
    '| a | {site.x} |\n| - | - |',
    '> q {site.x}',
    '```js <A>\nx\n\ny\n```',
    '- a\n\n  {site.x}\n\n  b',
  ],
  ...['1. a\n\n   <A>\n\n   t\n\n   </A>', 'Text `{x}` y', 'a ``{x}`` b', 'x `{\n\ny}` z', '<A>\n  - a\n\n  - b\n</A>'],
]
/** Tags on lines of their own, with what may stand between them. */
const between = [
  ...[
    'Plain words.\nAnd more.',
    '**bold** [a](/b) `<c>`',
    'One.\n\nTwo.',
    '- a\n- b',
    '# H\ntext',
    'a\n---',
    '> q',
    '***',
  ],
  ...[
    '| a |\n| - |',
    '    deep',
    '\tdeep',
    ':::info\ntext\n:::',
    'text\n:::',
    '```\nx\n```',
    '1. a',
    'a  \nb',
    '[x]: /y',
  ],
  ...[
    'a\\',
    '`a',
    '*a',
    'www.x.y',
    'a {b}',
    '<B />',
    '<B c="d" />\ntext',
    'text\n<B>\nmore\n</B>',
    '<B>\n  in\n</B>',
    '&amp;',
  ],
]
const broken = [
  ...['<A>', '</A>', '{/*', '*/}', '<A', 'b={`', '`} />', '/>', '}', '{', '<>', '</>', '  </A>', 'import a from "b"'],
  ...['<Tab title="x">', '</Tab>', '  <Tab>'],
]

/**
 * Pages of many parts, some of which hold others: tags, expressions, code and containers that go across empty lines, and
 * some that never end.
 *
 * @param seed the same seed gives the same pages
 * @param examples texts to put between
 */
export function* randomPages(seed: number, count: number, examples: readonly string[]): Generator<string> {
  const chance = chanceOf(seed)
  const odd = randomDocuments(seed, count, examples)
  const enclosed = (): string => {
    const margin = chance.of(['', '  ', '    '])
    const inside = Array.from({ length: 1 + chance.below(2) }, () => chance.of(between)).join(chance.of(['\n', '\n\n']))
    const text = inside.replace(/^(?=.)/gm, margin)
    const close = chance.of(['</T>', '</T>', '</T>', '  </T>', '</T>\nafter', '</T>\n<T />'])
    const tags = chance.below(3) === 0 ? [`<G>\n  <T a="b">`, `  ${close}\n</G>`] : ['<T a="b">', close]
    return `${tags[0]}\n${text}\n${tags[1]}`
  }
  const part = (depth: number): string => {
    const kind = chance.below(46)
    if (kind >= 40) return enclosed()
    if (kind < 14) return chance.of(markdown)
    if (kind < 28) return chance.of(jsx)
    if (kind < 29) return chance.of(broken)
    if (kind < 30) return odd.next().value ?? ''
    if (kind < 32) return chance.of(examples)
    if (depth > 2) return 'Text'
    return kind < 37
      ? `<T a="b">\n\n${parts(depth + 1)}</T>`
      : `${':'.repeat(6 - depth)}info\n\n${parts(depth + 1)}${':'.repeat(6 - depth)}`
  }
  const parts = (depth: number): string => {
    let text = ''
    for (let left = 1 + chance.below(5); left > 0; left--) text += part(depth) + (chance.below(8) === 0 ? '\n' : '\n\n')
    return text
  }
  for (let made = 0; made < count; made++) yield parts(0)
}
