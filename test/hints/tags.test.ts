import { deepStrictEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { LineIndex } from '../../compiler/formats/source.ts'
import { compileFragment } from '../fragment.ts'
import { type Blamed, blamed } from './blamed.ts'

type Case = readonly [text: string, ...problems: Blamed[]]

/** Every quote that a word processor, a chat or another script puts in place of a straight one. */
const quotes = ['“”', '””', '„“', '‘’', '’’', '«»', '‹›', '″″', '′′', '´´', '``', '＂＂', '❝❞', '「」']
const curly: readonly Case[] = [
  ...quotes.flatMap(([open, close]): Case[] => [
    [`<Callout variant=${open}info${close}>\nText\n</Callout>`, ['SP2040', open as string, 'Write `variant="info"`.']],
    [`<a href=${open}/docs${close}>Text</a>`, ['SP2040', open as string, 'Write `href="/docs"`.']],
  ]),
  ...[...'”’»'].flatMap((close): Case[] => [
    [`<Callout variant="info${close}>\nText\n</Callout>`, ['SP2040', close, 'Write `variant="info"`.']],
    [`<Callout variant="info${close} title="A">\nText\n</Callout>`, ['SP2040', close, 'Write `variant="info"`.']],
  ]),
  ['<LinkCard title="A > B" href=”/docs” />', ['SP2040', '”', 'Write `href="/docs"`.']],
  ['<GetStartedLinks links={[{label: “A”, url: "/docs"}]} />', ['SP2040', '“', 'Write `"`.']],
  [':::info{title=“A b”}\nText\n:::', ['SP2040', '“', 'Write `title="A b"`.']],
]

const inComment = 'Write `{/* comment */}`, and in the comment `* /` for `*/`, which would end it.'
const comments: readonly Case[] = [
  ['<!-- a -->\n\nb */ c', ['SP2005', '<!-- a -->', 'Write `{/* comment */}`.']],
  ['<!-- a */ b -->\n\nText', ['SP2005', '<!-- a */ b -->', inComment]],
]

const endOfTag = 'Close the tag with `>`. Where the `<` is text, write `\\<`, or put the text in code.'
const open: readonly Case[] = [
  ['<Callout variant="info>\nText\n</Callout>', ['SP2041', '"info', 'Write `variant="info"`.']],
  ['<Callout variant="info>\nText\n</Callout>\n\nMore "text" here.', ['SP2041', '"info', 'Write `variant="info"`.']],
  ["<Callout variant='info>\nIt's text\n</Callout>", ['SP2041', "'info", "Write `variant='info'`."]],
  ['<Callout variant=\'info">\nText\n</Callout>', ['SP2041', '\'info"', 'Write `variant="info"`.']],
  ['<LinkCard title="A\' href="/docs" />', ['SP2041', '"A\'', "Write `title='A'`."]],
  ['<LinkCard title="A href="/docs" />', ['SP2041', '"A', 'Write `title="A"`.']],
  ['<LinkCard title="A" href="/docs />\n\n<b title="x">y</b>', ['SP2041', '"/docs', 'Write `href="/docs"`.']],
  ['<Tab title="One>\nx\n</Tab>\n<Tab title="Two">\ny\n</Tab>', ['SP2041', '"One', 'Write `title="One"`.']],
  ['<Callout variant=info">\nText\n</Callout>', ['SP2042', 'info"', 'Write `variant="info"`.']],
  ['<Callout variant=info>\nText\n</Callout>', ['SP2042', 'info', 'Write `variant="info"`.']],
  ...['[{ label: "A [b", url: "/docs" }]', '["A", "B > c"]', '[["A"], []]', '[\n  "A",\n]'].map(
    (value): Case => [`<GetStartedLinks links=${value} />`, ['SP2042', value, `Write \`links={${value}}\`.`]],
  ),
  ['<Disclosure title="A" open=true>\nText\n</Disclosure>', ['SP2042', 'true', 'Write `open={true}`.']],
  [
    '<Tab title="Say "hi" now">x</Tab>',
    ['SP2046', '"', 'Put the whole value in single quotes, or write `&quot;` for the inner ones.'],
  ],
  [
    '<Callout variant="info">\nText\n<Callout>',
    ['SP2002', '<Callout>', 'Write `</Callout>` if it ends the one that is open already, else close both.'],
  ],
  [
    '<TabGroup>\n<Tab title="One">\nx\n<Tab>\n<Tab title="Two">\ny\n</Tab>\n</TabGroup>',
    ['SP2002', '<Tab>', 'Write `</Tab>` if it ends the one that is open already, else close both.'],
  ],
  ['<p>a<br>b</p>', ['SP2002', '<br>', 'Write `<br />`.']],
  ['<img src="/a.png" alt="A">', ['SP2002', '<img src="/a.png" alt="A">', 'Write `<img src="/a.png" alt="A" />`.']],
  ['One</br>two', ['SP2003', '</br>', 'Write `<br />`.']],
  [
    '<Callout variant="info">\nx\n</Callout variant="info">',
    ['SP2001', 'v', 'Write `</Callout>`: properties stand in the opening tag.'],
  ],
  [
    '<Callout variant="info">\n```js\na\n</Callout>',
    [
      'SP2002',
      '<Callout variant="info">',
      'Close the code in front of its closing tag: with a line of as many backticks as the code begins with.',
    ],
  ],
  ['At most <5.', ['SP2001', '<5', 'Write a literal `<` as `\\<`, or put the text in code.']],
  ['A <\u{1F600}>.', ['SP2001', '<\u{1F600}', 'Write a literal `<` as `\\<`, or put the text in code.']],
  ['<Callout variant=="info">\nx\n</Callout>', ['SP2001', '=', 'Write one `=`.']],
  ...[': "info"', ' : "info"', ":'info'", ': {"info"}'].map(
    (value): Case => [`<Callout variant${value}>\nx\n</Callout>`, ['SP2001', ':', 'Write `=` in its place.']],
  ),
  ['<LinkCard title="A", href="/docs" />', ['SP2001', ',', 'Remove the `,`.']],
  ['<LinkCard title="A" ; href="/docs" />', ['SP2001', ';', 'Remove the `;`.']],
  ['<GetStartedLinks links={[]}, title="A" />', ['SP2001', ',', 'Remove the `,`.']],
  ...['\n\nText\n</Callout>', '\nText, and more.\n</Callout>', '\n</Callout>', '\n\n<b>x</b>\n</Callout>'].map(
    (rest): Case => [`<Callout variant="info"${rest}`, ['SP2001', '<Callout', endOfTag]],
  ),
  ['{/* A note\n\nText', ['SP2004', '{', 'Close the comment with `*/}`.']],
  ['<GetStartedLinks links={[{label: "A"', ['SP2004', '{', 'Close it with `}`.']],
]

const closing: readonly Case[] = ['Calout', 'callout', 'CallOut', 'Callouts', 'Calllout', 'Note', 'info'].flatMap(
  (name): Case[] => [
    [`<Callout variant="info">\nText\n</${name}>`, ['SP2043', `</${name}>`, 'Write `</Callout>`.']],
    [`Some <Callout variant="info">text</${name}> here.`, ['SP2043', `</${name}>`, 'Write `</Callout>`.']],
    [
      `<Disclosure title="A">\n<Callout variant="info">\nText\n</${name}>\n</Disclosure>`,
      ['SP2043', `</${name}>`, 'Write `</Callout>`.'],
    ],
  ],
)

const unclosed: readonly Case[] = [
  ...[
    '<TabGroup>\n<Tab title="a">\n\nx\n\n</Tab><Tab title="b">y</Tab>\n</TabGroup>',
    '<TabGroup>\n<Tab title="a">\n\nx </Tab>\n<Tab title="b">y</Tab>\n</TabGroup>',
    '<TabGroup>\n<Tab title="a">\n\n### x </Tab>\n\n<Tab title="b">y</Tab>\n</TabGroup>',
  ].map(
    (text): Case => [
      text,
      ['SP2003', '</Tab>', 'Put `</Tab>` on a line of its own: beside other text it is a part of that text.'],
    ],
  ),
  [
    '<TabGroup>\n<Tab title="x">\nText\n</TabGroup>',
    ['SP2002', '<Tab title="x">', 'Close it with `</Tab>`, or write `<Tab />` if nothing stands inside.'],
  ],
  ['<Calout variant="info">\nText\n</Callout>', ['SP3001', '<Calout variant="info">', 'Did you mean `Callout`?']],
  [
    '<Callout variant="info" />\nText\n</Callout>',
    ['SP2003', '</Callout>', 'Take the `/` out of the opening tag, or remove the closing one.'],
  ],
]

const isText = (tag: string) => `If it is text, put it in code (backticks), or write \`\\${tag}\`.`
const placeholders = ['<YOUR_TOKEN>', '<your-token>', '<Account SID>', '<id>', '<title>', '<FILE.json>', '<host:port>']

const spaces = ['One{" "}\ntwo', "One{' '}two"].map((text): Case => {
  return [text, ['SP2008', /\{.*\}/.exec(text)?.[0] ?? '', 'Write a space: in Markdown a line end is one, too.']]
})

const cases = [
  ...spaces,
  ...[...curly, ...comments, ...open, ...closing, ...unclosed],
  ...placeholders.flatMap((tag): Case[] => [
    [`Set ${tag} in the header.`, ['SP2044', tag, isText(tag)]],
    [`- a ${tag}\n- b`, ['SP2044', tag, isText(tag)]],
    [`<Callout variant="info">Set ${tag} here</Callout>`, ['SP2044', tag, isText(tag)]],
  ]),
]

for (const [text, ...problems] of cases) test(text.replaceAll('\n', '⏎'), () => deepStrictEqual(blamed(text), problems))

test('all placeholders of a page are named at once', () => {
  const text = 'Call <account_id>/messages/<message_id>.\n\nThen <token>, and `<code>`.'
  const { diagnostics } = compileFragment(text)
  const [{ line, column, related } = { line: 0, column: 0, related: [] }] = diagnostics
  const lines = new LineIndex(text)
  const places = [{ line, column }, ...related].map((one) => text.slice(lines.offset(one.line ?? 0, one.column ?? 0)))
  deepStrictEqual(places.map((rest) => rest.slice(0, rest.indexOf('>') + 1)).sort(), [
    ...['<account_id>', '<message_id>', '<token>'],
  ])
})

for (const text of ['{id}', '{account-id}', '{AccountSid}', '{x.y}', '{f(1)}'])
  test(`${text} in prose`, () => {
    const hint = `If it is text, put it in code (backticks), or write \`\\${text}\`; a value of the site is \`{site.brand.name}\`.`
    deepStrictEqual(blamed(`Send ${text} to it.`), [['SP2008', text, hint]])
    deepStrictEqual(blamed(`Send \\${text} to it.`), [], 'the hint is right')
  })

test('a value of the site without its first word', () => {
  deepStrictEqual(blamed('{brand.name}'), [['SP2008', '{brand.name}', 'Did you mean `{site.brand.name}`?']])
})

test('curly quotes of directives in Markdown', () => {
  deepStrictEqual(blamed(':::info{title=“A b”}\nText\n:::', 'md'), [['SP2040', '“', 'Write `:::info{title="A b"}`.']])
  deepStrictEqual(blamed(':::info{title="A b}\nText\n:::', 'md'), [
    ['SP2014', ':::info{title="A b}', 'Write `:::info{title="A b"}`.'],
  ])
  deepStrictEqual(blamed(':error-code{code=“11200”}', 'md'), [['SP2040', '“', 'Write `code="11200"`.']])
})

test('a placeholder of a .md file is closed by a tag of its own name alone, however it is written', () => {
  const codes = (text: string) =>
    compileFragment(text, 'content/pages/docs/fragment.md').diagnostics.map(({ code, column }) => `${code} ${column}`)
  deepStrictEqual(codes('Set <token> or `<b></tokens>` here'), ['SP2045 5'])
  deepStrictEqual(codes('Set <token>a</Token> here'), ['SP2017 5'])
})

test('a placeholder of a .md file keeps its text', () => {
  for (const text of [
    'Set <token> here',
    '<token>',
    '## Get <id>',
    '- <host>:<port>',
    'The <script> tag',
    '| <id> | b |\n| - | - |',
  ]) {
    const { html, markdown, diagnostics } = compileFragment(text, 'content/pages/docs/fragment.md')
    const tags = text.match(/<\w+>/g) ?? []
    deepStrictEqual(
      diagnostics.map(({ code, severity }) => `${code} ${severity}`),
      tags.map(() => 'SP2045 warning'),
    )
    for (const tag of tags) {
      ok(html.includes(`&lt;${tag.slice(1, -1)}&gt;`), html)
      ok(markdown.includes(`\\${tag}`), markdown)
    }
  }
})

test('HTML that is closed, or holds values, is no placeholder', () => {
  deepStrictEqual(
    blamed('<marquee>x</marquee> <x-y a="b"> <b>b</b> <br> <script>x</script>', 'md').map(([code]) => code),
    ['SP2017', 'SP2017', 'SP2017'],
  )
})

test('an opening tag of several lines ends at its own `>`, not at the mark of a quotation', () => {
  const tag = (mark: string) => `<LinkCard\n${mark}title="A"\n${mark}>`
  for (const mark of ['> ', '> > ', '>', '- > '].map((one) => [one, one.replace('- ', '  ')] as const)) {
    const text = `${mark[0]}${tag(mark[1])}\n${mark[1]}</LinkCard>\n`
    deepStrictEqual(blamed(text), [['SP3003', tag(mark[1]), 'Add `href="…"`.']])
    deepStrictEqual(blamed(`${mark[0]}<Disclosure\n${mark[1]}>Text</Disclosure>\n`), [
      ['SP3003', `<Disclosure\n${mark[1]}>`, 'Add `title="…"`.'],
    ])
  }
})

test('an image that says nothing is told how a tag says it', () => {
  for (const file of ['content/pages/docs/a.md', 'content/pages/docs/a.mdx']) {
    const { diagnostics } = compileFragment('<img src="https://a.example/a.png" />\n', file)
    deepStrictEqual(
      diagnostics.map(({ code, hint }) => [code, hint?.includes('write `alt=""`')]),
      [['SP4005', true]],
    )
  }
})
