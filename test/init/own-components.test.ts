import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { withOwnComponents } from '../../bin/services/init/own-components.ts'

const own = (theirs: string) =>
  withOwnComponents(theirs)
    .replace(/\n{3,}/g, '\n\n')
    .trim()

test('boxes of Mintlify and Starlight are callouts and disclosures', () => {
  equal(own('<Note>Text</Note>'), '<Callout variant="info">\n  Text\n</Callout>')
  equal(
    own('<Aside type="caution" title=\'A "b"\'>\n  Text\n</Aside>'),
    '<Callout variant="warning" title=\'A "b"\'>\n  Text\n</Callout>',
  )
  equal(
    own(
      '<AccordionGroup>\n  <Accordion title="Q" icon="x" defaultOpen>\n    ```js\n      a\n    ```\n  </Accordion>\n</AccordionGroup>',
    ),
    '<Disclosure title="Q" open>\n  ```js\n    a\n  ```\n</Disclosure>',
  )
})

test('boxes that say in a property what they are, and buttons, are ours', () => {
  equal(own('<Alert type="info">\nText\n</Alert>'), '<Callout variant="info">\n  Text\n</Callout>')
  equal(own('<Alert type="alert">Text</Alert>'), '<Callout variant="warning">\n  Text\n</Callout>')
  equal(own('<Admonition type="tip">Text</Admonition>'), '<Callout variant="success">\n  Text\n</Callout>')
  equal(
    own('<Callout type="error" title="A">Text</Callout>'),
    '<Callout variant="danger" title="A">\n  Text\n</Callout>',
  )
  equal(
    own('<LinkButton href="/a/" variant="minimal" icon="x">\n\tGet started\n</LinkButton>'),
    '<ActionButton url="/a/" label="Get started" />',
  )
  for (const same of [
    '<Callout variant="beta">Text</Callout>',
    '<Alert type="constructor">Text</Alert>',
    '<LinkButton href={a}>Text</LinkButton>',
    '<LinkButton href="/a">*Text*</LinkButton>',
  ])
    equal(own(same), same)
})

test('steps are a numbered list', () => {
  equal(
    own(
      '<Steps>\n  <Step title="One">\n    First\n\n    <Tip>Now</Tip>\n  </Step>\n  <Step title={\'Two\'}>Then</Step>\n</Steps>',
    ),
    '1. **One**\n\n   First\n\n   <Callout variant="success">\n     Now\n   </Callout>\n\n1. **Two**\n\n   Then',
  )
  equal(own('<Steps>\n1. One\n2. Two\n</Steps>'), '1. One\n2. Two')
})

test('cards with a link and plain words are link cards; others keep all that they say', () => {
  equal(
    own(
      '<CardGroup cols={2}>\n  <Card title="A" href="/a">Text</Card>\n  <Card title="B" icon="x" href="/b" />\n</CardGroup>',
    ),
    '<LinkCardGrid>\n  <LinkCard title="A" href="/a" description="Text" />\n  <LinkCard title="B" href="/b" />\n</LinkCardGrid>',
  )
  equal(
    own('<CardGrid>\n  <Card title="A">See [b](/b)</Card>\n  <Card title="C" href="/c">A `d`</Card>\n</CardGrid>'),
    '**A**\n\nSee [b](/b)\n\n**[C](/c)**\n\nA `d`',
  )
})

test('tabs, groups of code, fields and frames have their equals', () => {
  equal(
    own('<Tabs>\n  <Tab title="A">a</Tab>\n  <Tab title="B" icon="b">b</Tab>\n</Tabs>'),
    '<TabGroup>\n  <Tab title="A">a</Tab>\n  <Tab title="B">\n    b\n  </Tab>\n</TabGroup>',
  )
  equal(
    own('<CodeGroup>\n```js a.js lines\na\n```\n```sh Terminal two\nb\n```\n</CodeGroup>'),
    '<TabGroup>\n  <Tab title="a.js">\n    ```js lines\n    a\n    ```\n  </Tab>\n  <Tab title="Terminal two">\n    ```sh\n    b\n    ```\n  </Tab>\n</TabGroup>',
  )
  equal(
    own(
      '<ParamField path="id" type="string" required default="a">\n  The id\n</ParamField>\n<ResponseField name="x">X</ResponseField>',
    ),
    '- **`id`** (`string`, required, default `a`)\n\n  The id\n\n- **`x`**\n\n  X',
  )
  equal(own('<CodeGroup>\n```js a.js\na\n```\n</CodeGroup>'), '```js file="a.js"\na\n```')
  equal(own('<Frame>![a](/a.png)</Frame>'), '![a](/a.png)')
  equal(own('<Frame caption="C"><img src="/a.png" alt="A" /></Frame>'), '<Lightbox src="/a.png" alt="A" caption="C" />')
  equal(own('New <Badge>beta</Badge> here'), 'New **beta** here')
})

test('what can not be read stays, and what is in it is written', () => {
  for (const same of [
    '<Accordion title={name}>a</Accordion>',
    '<Aside type="rare">a</Aside>',
    '<Note>a',
    '| a |\n| - |\n| <Note>b</Note> |',
    'A <Note>b</Note>',
    '## A <Badge>b</Badge>',
    '> <Note>b</Note>',
    '```mdx\n<Note>a</Note>\n```',
    '<Tab title="A">a</Tab>',
    '<CodeGroup>\n```js\na\n```\n</CodeGroup>',
    '<CardGroup>\n<Card title={a}>b</Card>\n</CardGroup>',
  ])
    equal(withOwnComponents(same), same)
  equal(
    own('<Steps>\n<Note>a</Note>\nText\n</Steps>'),
    '<Steps>\n<Callout variant="info">\n  a\n</Callout>\nText\n</Steps>',
  )
})

test('components are read twenty deep; a page with deeper ones stays', () => {
  const deep = (depth: number, text = 'a') => `${'<Note>\n'.repeat(depth)}${text}\n${'</Note>\n'.repeat(depth)}`
  equal(withOwnComponents(deep(20)).match(/<Callout/g)?.length, 20)
  // Level by level, 1,000 took 17 seconds, and 20,000 all of the stack.
  for (const depth of [1000, 20_000]) equal(withOwnComponents(deep(depth)), deep(depth))
})

test('what Mintlify has beside words goes or is said behind them, and its changes are sections', () => {
  equal(
    own('A <Icon icon="x" size={16} /> sign, <Tooltip tip="so *many* {a}" cta="c">a</Tooltip> word.'),
    'A  sign, a (so \\*many\\* \\{a\\}) word.',
  )
  equal(own('<Tooltip tip="t" href="/a">a</Tooltip>'), '<Tooltip tip="t" href="/a">a</Tooltip>')
  equal(
    own('<Update label="May 2026" description="v1.2" tags={["a"]}>\n  ## New\n\n  Text\n</Update>'),
    '## May 2026\n\nv1.2\n\n## New\n\nText',
  )
  equal(own('<Visibility for="humans">a</Visibility>\n\n<Visibility for="agents">b</Visibility>'), 'a')
})

test('a tree of files is a list', () => {
  equal(
    own(
      '<Tree>\n  <Tree.Folder name="src" defaultOpen>\n    <Tree.File name="a_b.ts" />\n    <Tree.Folder name="c">\n      <Tree.File name="d" />\n    </Tree.Folder>\n  </Tree.Folder>\n  <Tree.File name="e" />\n</Tree>',
    ),
    '- src\n  - a_b.ts\n  - c\n    - d\n- e',
  )
})

test('a folder of a tree with text between its files stays, and a text that begins as a list or a heading is a text', () => {
  const same = '<Tree.Folder name="a">\n  <Tree.File />\n  Text\n</Tree.Folder>'
  equal(own(same), same)
  equal(own('<Tree>\n  <Tree.File name="- a" />\n  <Tree.File name="1. b" />\n</Tree>'), '- \\- a\n- 1\\. b')
  equal(own('<Update label="May" description="# One">\n  Text\n</Update>'), '## May\n\n\\# One\n\nText')
})
