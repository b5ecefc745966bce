import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { withOwnPartials } from '../../bin/services/init/includes/own-partials.ts'
import { withOwnTabs } from '../../bin/services/init/own-tabs.ts'

const theirs = `<Tabs groupId="os" values={[{ label: 'a', value: 'b' }]}>
  <TabItem value="mac" label="macOS" default>

:::tip
Text
:::

  </TabItem>
  <TabItem value='win'>Use [it].</TabItem><TabItem label={"A [b]"}>
\`\`\`mdx
<Tabs>
\`\`\`
</TabItem>
</Tabs>
`

test('tabs of MDX are the blocks that are here', () => {
  equal(
    withOwnTabs(theirs, true),
    theirs
      .replace(/<Tabs g.*>/, '<TabGroup>')
      .replace('</Tabs>', '</TabGroup>')
      .replaceAll('</TabItem>', '</Tab>')
      .replace(/<TabItem value="mac".*>/, '<Tab title="macOS">')
      .replace("<TabItem value='win'>", '<Tab title="win">')
      .replace('<TabItem label={"A [b]"}>', '<Tab title="A [b]">'),
  )
})

test('in Markdown without tags they are directives on lines of their own', () => {
  equal(
    withOwnTabs(theirs, false),
    `::::::tab-group
:::::tab[macOS]

:::tip
Text
:::

:::::
:::::tab[win]
Use [it].
:::::
:::::tab[A \\[b\\]]
\`\`\`mdx
<Tabs>
\`\`\`
:::::
::::::
`,
  )
})

test('tabs whose titles can not be read stay, as do those of others', () => {
  for (const same of [
    '<Tabs>\n<TabItem label={name}>a</TabItem>\n</Tabs>\n',
    '<Tabs>\n<TabItem>a</TabItem>\n</Tabs>\n',
    '<Tabs>\n<TabItem label="a" />\n</Tabs>\n',
    '<Tabs>\n<Tab title="a">a</Tab>\n</Tabs>\n',
    '```\n<TabItem label="a">a</TabItem>\n```\n',
  ])
    for (const isMdx of [true, false]) equal(withOwnTabs(same, isMdx), same)
})

test('Markdown that a page imports is included where it is a partial', () => {
  const existing = {
    folder: 'docs',
    copies: [
      { from: 'docs/a/_b.mdx', to: 'content/partials/a/b.mdx' },
      { from: 'docs/c.md', to: 'content/pages/c.md' },
    ],
  }
  const imports = "import B from './_b.mdx';\nimport Again from '@site/docs/a/_b.mdx'\nimport C from '../c.md'\n"
  const page = (ours: string) => `${imports}\n${ours} <C /> <B kind="x" />\n\n\`\`\`mdx\n<B />\n\`\`\`\n`
  const from = 'docs/a/d.mdx'
  const text = page('<B />\n\n<Again></Again>')
  equal(
    withOwnPartials(text, { from, to: 'content/pages/a/d.mdx' }, existing),
    page('<Include file="a/b.mdx" />\n\n<Include file="a/b.mdx" />'),
  )
  equal(
    withOwnPartials(text, { from, to: 'content/pages/a/d.md' }, existing),
    page('::include{file="a/b.mdx"}\n\n::include{file="a/b.mdx"}'),
  )
})
