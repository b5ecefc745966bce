import { deepStrictEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { compileFragment } from '../fragment.ts'

const problems = (line: string) => {
  const colons = /^:+/.exec(line)?.[0] ?? ''
  const text = colons === '::' ? `${line}\n` : `${line}\nText\n${colons}\n`
  return compileFragment(text, 'content/pages/docs/fragment.md').diagnostics
}

/** What follows the name of a directive as other tools and habits have it, and what the hint makes of it. */
const cases: readonly (readonly [written: string, right: string])[] = [
  [':::callout variant="info"', ':::callout{variant="info"}'],
  [':::callout A title variant="info" title=\'b\'', ':::callout{variant="info" title=\'b\'}'],
  [':::callout(variant="info")', ':::callout{variant="info"}'],
  ['::products-used products="voice"', '::products-used{products="voice"}'],
  [':::callout{variant="info", title="A"}', ':::callout{variant="info" title="A"}'],
  [':::callout{variant: "info"; }', ':::callout'],
  [':::callout{variant:"info"}', ':::callout{variant="info"}'],
  [':::info{title=}', ':::info{title=""}'],
  [':::info{=A}', ':::info'],
  [':::info{', ':::info'],
  [':::info{title="a \\"b\\""}', ':::info{title="a &quot;b&quot;"}'],
  [':::info "A title"', ':::info[A title]'],
  [':::info: A title', ':::info[A title]'],
  [':::info - A title', ':::info[A title]'],
  [':::info A title :::', ':::info[A title]'],
  [':::info 😀', ':::info[😀]'],
  [':::info[a [b] c] d', ':::info[a [b] c]'],
  [':::info]a', ':::info[\\]a]'],
  [':::info [x', ':::info[x]'],
  [':::info.', ':::info'],
  [':::info -->', ':::info'],
  [':::\u00a0info', ':::info'],
  [':::info\u00a0A', ':::info[A]'],
  ['::products-used{products="voice" }.', '::products-used{products="voice"}'],
  [':::info{title="A", } B', ':::info{title="A"}'],
  ['::video{src=https://youtu.be/a?t=1 title=A}', '::video{src="https://youtu.be/a?t=1" title=A}'],
  ['::products-used(products="voice")', '::products-used{products="voice"}'],
  ['::products-used{\n  products="voice"\n}', '::products-used{products="voice"}'],
  ['::include partials/x.md', '::include{file="partials/x.md"}'],
  ['::include{partials/x.md}', '::include{file="partials/x.md"}'],
  ['::video{https://youtu.be/a?t=1}', '::video{src="https://youtu.be/a?t=1"}'],
  ['::video[Title]{https://youtu.be/a}', '::video[Title]'],
  ['::products-used{voice, sms}', '::products-used{products="voice, sms"}'],
  ['::include(partials/x.md)', '::include{file="partials/x.md"}'],
  ['::video(dQw4w9WgXcQ)', '::video{src="dQw4w9WgXcQ"}'],
  ['::support-grid flagship', '::support-grid{type="flagship"}'],
  ['::support-grid best', '::support-grid'],
  ['::include file: x.md', '::include'],
  [':::callout{variant="info"\n  title="A"}', ':::callout{variant="info" title="A"}'],
]

for (const [written, right] of cases)
  test(`${written} → ${right}`, () => {
    const found = problems(written)
    deepStrictEqual(
      found.map(({ code, hint }) => [code, hint]),
      [['SP2014', `Write \`${right}\`.`]],
    )
    ok(!problems(right).some(({ code }) => code === 'SP2014' || code === 'SP2016'), 'the hint is right')
  })

test('an outer container needs more colons than an inner one, which may have more than it needs', () => {
  for (const [text, right] of [
    [':::disclosure[A]\n::::info\nText\n::::\n:::\n', ':::::disclosure[A]'],
    [':::disclosure[A]\n:::info\nText\n:::\n:::\n', '::::disclosure[A]'],
    [':::disclosure[A]\n- One\n\n  :::info\n  Text\n  :::\n:::\n', '::::disclosure[A]'],
    [':::disclosure[A]\n1. > - One\n\n   :::info\n   Text\n   :::\n:::\n', '::::disclosure[A]'],
  ] as const) {
    const found = compileFragment(text, 'content/pages/docs/fragment.md').diagnostics
    deepStrictEqual(
      found.map(({ code, hint }) => [code, hint]),
      [['SP2015', `Give the outer container more colons: \`${right}\`.`]],
    )
  }
})

test('an inner container that has no closing line of its own needs one', () => {
  for (const text of [
    ':::disclosure[A]\n- One\n\n  :::info\n  Text\n:::\n',
    ':::disclosure[A]\n> :::info\n> Text\n\n:::\n',
  ]) {
    const found = compileFragment(text, 'content/pages/docs/fragment.md').diagnostics
    deepStrictEqual(
      found.map(({ code, hint }) => [code, hint]),
      [['SP2015', 'Close it with a line that holds as many colons as the opening one.']],
    )
  }
})

test('an unclosed container is told with the colons that it has', () => {
  const found = compileFragment('::::info\nText\n:::\n', 'content/pages/docs/fragment.md').diagnostics
  deepStrictEqual(
    found.map(({ code, message }) => [code, message]),
    [['SP2015', 'Unexpected end of `::::info`, expected a closing `::::`']],
  )
})

test('a hint names blocks in a directive as directives', () => {
  for (const [text, ...hints] of [
    [':::tab-group\n::tab{title="A"}\n:::\n', 'Add a `:::tab{title="…"}`.'],
    [
      ':::product-landing-page{productName="A"}\nText\n:::\n',
      'Move it out of the block.',
      'Add a `:::tutorial{steps=\'[…]\' output="…"}` with one fenced sample inside.',
      'Add `:::related-products` with a `:::related-product{title="…" svg="…"}` for each product that goes with this one.',
    ],
  ] as const) {
    const found = compileFragment(text, 'content/pages/docs/fragment.md').diagnostics
    deepStrictEqual(
      found.map(({ hint }) => hint),
      hints,
    )
  }
})

test('a value without quotes that a space has ended is shown in quotes', () => {
  const hintsOf = (text: string) =>
    compileFragment(text, 'content/pages/docs/fragment.md').diagnostics.map(({ code, hint }) => [code, hint])
  const quoted = (right: string) => ['SP3002', `A value with spaces stands in quotes: \`${right}\`.`]
  deepStrictEqual(hintsOf('::products-used{products=voice, messaging}\n'), [quoted('products="voice, messaging"')])
  deepStrictEqual(hintsOf(':::disclosure{title=The first call open=true}\nText\n:::\n'), [
    quoted('title="The first call"'),
    quoted('title="The first call"'),
  ])
  deepStrictEqual(hintsOf(':::info{title="A" wide}\nText\n:::\n'), [['SP3002', 'It takes `variant`, `title`.']])
})

test('the label of a block without a title is the property that it asks for', () => {
  const uses = ['A :error-code[20003] badge.\n', '::include[x.md]\n', 'A :log-level-badge[ERROR] badge.\n']
  deepStrictEqual(
    uses.map((text) =>
      compileFragment(text, 'content/pages/docs/fragment.md').diagnostics.map(({ code, hint }) => `${code} ${hint}`),
    ),
    [
      ['SP3002 Write `{code="20003"}` in place of the label.'],
      ['SP3002 Write `{file="x.md"}` in place of the label.'],
      ['SP3002 Write `{level="ERROR"}` in place of the label.'],
    ],
  )
})

test('a word alone in braces is the property that the block asks for, and what holds nothing has two colons', () => {
  const uses = ['A :error-code{20003} badge.\n', '::include{x.md}\n', ':::products-used{products="voice"}\n\nText.\n']
  deepStrictEqual(
    uses.map((text) =>
      compileFragment(text, 'content/pages/docs/fragment.md').diagnostics.map(({ code, hint }) => `${code} ${hint}`),
    ),
    [
      ['SP3002 Write `{code="20003"}`.'],
      ['SP3002 Write `{file="x.md"}`.'],
      ['SP2015 It holds nothing, and has two colons: `::products-used{products="voice"}`.'],
    ],
  )
})

test('a line that names what is described in code is told that nothing here reads it', () => {
  const hint =
    'Write as Markdown what readers are to know: nothing here makes a reference out of the comments of code, as mkdocstrings does.'
  const found = (text: string) => compileFragment(text, 'content/pages/docs/fragment.md').diagnostics
  for (const line of ['::: kites.wings.Wing', ':::kites.fly'])
    deepStrictEqual(
      found(`${line}\n    options:\n      show_root_heading: true\n`).map(({ code, hint }) => `${code} ${hint}`),
      [`SP3001 ${hint}`],
    )
})
