import { deepStrictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { createRegistry } from '../../compiler/model/registry.ts'
import { blocks } from '../../templates/blocks.ts'
import { blamed } from './blamed.ts'

/** What other generators call it, and what the hint says. */
const tags: Readonly<Record<string, string>> = {
  Tabs: 'TabGroup',
  TabItem: 'Tab',
  Card: 'LinkCard',
  Cards: 'LinkCardGrid',
  CardGrid: 'LinkCardGrid',
  Note: '<Callout variant="info">',
  Tip: '<Callout variant="success">',
  Warning: '<Callout variant="warning">',
  Caution: '<Callout variant="danger">',
  Info: '<Callout variant="info">',
  Admonition: '<Callout variant="info">',
  Aside: '<Callout variant="info">',
  Accordion: 'Disclosure',
  Details: 'Disclosure',
  CodeGroup: 'CodeSampleGroup',
  Frame: 'Lightbox',
  YouTube: 'Video',
  Mermaid: 'Diagram',
  Snippet: 'Include',
  LinkButton: 'ActionButton',
  Calout: 'Callout',
}

for (const [name, meant] of Object.entries(tags))
  test(`<${name}>`, () => {
    const [first] = blamed(`<${name}>\n\nx\n\n</${name}>`)
    deepStrictEqual(first, ['SP3001', `<${name}>`, `Did you mean \`${meant}\`?`])
  })

test('Steps are a numbered list', () => {
  const hint = 'Write a numbered list: each step is an item, `1.`, `2.` and so on.'
  deepStrictEqual(blamed('<Steps>\n<Step>a</Step>\n</Steps>'), [
    ['SP3001', '<Steps>', hint],
    ['SP3001', '<Step>', hint],
  ])
})

test('some components are nothing but Markdown, front matter or nothing', () => {
  const hints: Readonly<Record<string, string>> = {
    '<>\n\nx\n\n</>': 'Take both tags out: what is between them needs none.',
    '<Fragment>\n\nx\n\n</Fragment>': 'Take both tags out: what is between them needs none.',
    'A <Badge>new</Badge> thing': 'Write the word in bold: `**New**`.',
    '<Icon name="x" />': 'Leave it out, or write the sign itself: only cards and links have icons.',
    '<Head>x</Head>': 'Write `title` and `description` into the front matter.',
  }
  for (const [text, hint] of Object.entries(hints)) {
    const [first] = blamed(text)
    deepStrictEqual([first?.[0], first?.[2]], ['SP3001', hint])
  }
})

test('what stands in an unknown block is not misplaced', () => {
  deepStrictEqual(
    blamed('<Tabs>\n<Tab title="a">\nx\n</Tab>\n</Tabs>').map(([code]) => code),
    ['SP3001'],
  )
})

test('a block of ours that has another meaning elsewhere names the other one', () => {
  const [first] = blamed('<CardGroup heading="A">\n<LinkCard title="a" href="/docs" />\n</CardGroup>')
  deepStrictEqual(first?.[2], 'Put it directly inside `ProductGrid`, or use `LinkCardGrid`.')
})

test('a name is another generator’s for one block only', () => {
  const names = blocks.flatMap(({ more }) => Object.keys(more?.syntax?.otherNames ?? {}))
  deepStrictEqual([...new Set(names)].length, names.length)
  deepStrictEqual(createRegistry(blocks).byOtherName.size, names.length)
})

/** The line as written, and the line of the hint: a title after the name costs one round. */
const lines: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['info', 'warning', 'danger', 'beta', 'success', 'note', 'tip', 'important', 'caution', 'disclosure'].map(
      (name) => [`:::${name} My title`, `:::${name}[My title]`],
    ),
  ),
  ':::protected My title': ':::protected',
  ':::hint My title': ':::info[My title]',
  ':::details My title': ':::disclosure[My title]',
  ':::warn My title': ':::warning[My title]',
  '::: tip My title': ':::tip[My title]',
}

for (const [line, right] of Object.entries(lines))
  test(line, () => {
    deepStrictEqual(blamed(`${line}\nText.\n:::`, 'md'), [['SP2014', line, `Write \`${right}\`.`]])
    deepStrictEqual(blamed(`${right}\nText.\n:::`, 'md'), [], 'the hint is right')
  })

test('a title after a name that means nothing is told of the name', () => {
  deepStrictEqual(blamed(':::foo My title\nText.\n:::', 'md'), [
    ['SP3001', ':::foo', 'See the block reference for what there is.'],
  ])
})

test('what mdBook includes, and formulas, are told in Markdown', () => {
  const formulas = 'Formulas are not set here: write it as code, or show it as an image.'
  const cases: readonly (readonly [text: string, found: string, hint: string])[] = [
    [
      'See\n{{#include intro.md}}',
      '{{#include intro.md}}',
      'Write `::include{file="intro.md"}`; the file lies under `content/partials/`.',
    ],
    [
      '{{#title My book}}',
      '{{#title My book}}',
      'Nothing of it runs here: use Markdown or a block. Put it in code if readers are to see it.',
    ],
    ['$$\na + b\n$$', '$$\na + b\n$$', formulas],
    ['$$ a + b $$', '$$ a + b $$', formulas],
  ]
  for (const [text, found, hint] of cases) deepStrictEqual(blamed(text, 'md'), [['SP2090', found, hint]])
  for (const text of ['From $$5 to $$7.', '`$$`', '$$', 'Handlebars: {{#if a}}'])
    deepStrictEqual(blamed(text, 'md'), [], text)
})

test('shortcodes of Hugo are told with what says the same, where something does', () => {
  const close = 'Write `:::`, with as many colons as its opening.'
  const around = 'Around all tabs stand `::::tab-group` and `::::`.'
  const nothing = 'Nothing of it runs here: use Markdown or a block. Put it in code if readers are to see it.'
  const cases: Readonly<Record<string, string>> = {
    '{{% notice tip %}}': 'Write `:::success`, the text, and `:::`.',
    '{{% /notice %}}': close,
    '{{< callout type="warning" title="Mind" >}}': 'Write `:::warning[Mind]`, the text, and `:::`.',
    '{{< hint danger >}}': 'Write `:::danger`, the text, and `:::`.',
    '{{< alert >}}': 'Write `:::info`, the text, and `:::`.',
    '{{< caution >}}': 'Write `:::danger`, the text, and `:::`.',
    '{{< /caution >}}': close,
    '{{< details "More here" >}}': 'Write `:::disclosure[More here]`, the text, and `:::`.',
    '{{< expand title="More" >}}': 'Write `:::disclosure[More]`, the text, and `:::`.',
    '{{< tabs >}}': around,
    '{{< tab "A" >}}': `Write \`:::tab[A]\`, the text, and \`:::\`. ${around}`,
    '{{< /tabs >}}': close,
    '{{< youtube dQw4w9WgXcQ >}}': 'Write `::video{src="dQw4w9WgXcQ" title="…"}`.',
    '{{< figure src="/a.png" alt="A call" >}}': 'Write `![A call](/a.png)`.',
    '{{< figure >}}': 'Write `![what it shows](./file.png)`.',
    '{{< param x >}}': nothing,
    '{{< /param >}}': nothing,
  }
  for (const [text, hint] of Object.entries(cases)) deepStrictEqual(blamed(text, 'md'), [['SP2090', text, hint]])
})

test('a frame with a video is told as the block that shows one, other frames as HTML', () => {
  const address = 'https://www.youtube.com/embed/dQw4w9WgXcQ?start=30'
  const given = `<iframe width="560" src="${address}" title="YouTube video player" allow="autoplay; x" allowfullscreen>`
  const named = `<iframe title='Make a "call"' src="${address}">`
  const right = (properties: string) => `src="https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30" title="${properties}"`
  deepStrictEqual(blamed(`${given}</iframe>`, 'md'), [['SP2017', given, `Write \`::video{${right('…')}}\`.`]])
  deepStrictEqual(blamed(`<iframe title="A call" src="${address}" />`), [
    ['SP2017', '<iframe', `Write \`<Video ${right('A call')} />\`.`],
  ])
  deepStrictEqual(blamed(`::video{${right('…')}}`, 'md'), [])
  deepStrictEqual(blamed(`<Video ${right('A call')} />`), [])
  deepStrictEqual(blamed(`${named}</iframe>`, 'md'), [['SP2017', named, `Write \`::video{${right('…')}}\`.`]])
  deepStrictEqual(blamed('<iframe src="https://maps.example/x"></iframe>', 'md'), [
    [
      'SP2017',
      '<iframe src="https://maps.example/x">',
      'Use Markdown or a block instead; HTML is cut down to what is safe.',
    ],
  ])
})

test('a sample of Markdown with code in it is one mistake, whatever its own closing line opens', () => {
  const hint =
    'Write a line of 3 backticks and nothing else where the code ends; code that shows such a line takes more of them around it.'
  const rest = '\n\nRest.\n\n```js\ny\n```\n\nEnd.\n'
  for (const sample of ['```md\n```js\nx\n```\n```', '```md\n```js\nx\n```\nMore.\n```'])
    for (const text of [sample, sample + rest]) deepStrictEqual(blamed(text, 'md'), [['SP2081', '```md', hint]], text)
  deepStrictEqual(blamed(`\`\`\`\`md\n\`\`\`js\nx\n\`\`\`\n\`\`\`\`${rest}`, 'md'), [], 'the hint is right')
  deepStrictEqual(blamed(`\`\`\`js\nx\n\`\`\`${rest}\n\`\`\`\nz\n`, 'md').length, 1, 'an open one is told')
})

test('classes after a heading leave its id, and what refers to a page in GitBook leaves the link', () => {
  const cases: Readonly<Record<string, readonly [found: string, hint: string]>> = {
    '## Calls {#calls .big}': ['{#calls .big}', 'Write `{#calls}`: a heading takes an id alone.'],
    '## Calls { .big #calls }': ['{ .big #calls }', 'Write `{#calls}`: a heading takes an id alone.'],
    '## Calls {.big}': [
      '{.big}',
      'Remove it. Only headings take an id: `## Title {#id}` in .md, `## Title {/* #id */}` in .mdx.',
    ],
    '{% content-ref url="a.md" %}': ['{% content-ref url="a.md" %}', 'Remove it: the link below it is enough.'],
    '{% endcontent-ref %}': ['{% endcontent-ref %}', 'Remove it.'],
    '## Calls {/* later */}': ['{/* later */}', 'A comment is `<!-- … -->` in .md.'],
    '## Calls {/*my-calls*/}': [
      '{/*my-calls*/}',
      'A comment is `<!-- … -->` in .md, and the id of a heading `{#my-calls}`.',
    ],
  }
  for (const [text, [found, hint]] of Object.entries(cases))
    deepStrictEqual(blamed(`${text}\n\nText.`, 'md'), [['SP2090', found, hint]])
})
