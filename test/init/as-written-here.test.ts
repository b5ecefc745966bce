import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asWrittenHere } from '../../bin/services/init/as-written-here.ts'

test('the options of a fence have the names that they have here', () => {
  const theirs = '```ts title="src/a.ts" showLineNumbers\r\nconst a = \'title="x"\'\r\n```\r\nA title="b".\r\n'
  const ours = '```ts file="src/a.ts" lines\r\nconst a = \'title="x"\'\r\n```\r\nA title="b".\r\n'
  assert.equal(asWrittenHere(theirs, false), ours)
  for (const same of [
    '```ts\n``` title="a"\n```\n',
    '```ts subtitle="a"\n```\n',
    '```ts title showLineNumbersToo\n```\n',
  ])
    assert.equal(asWrittenHere(same, false), same)
})

test('comments that mark lines of code have the form that they have here', () => {
  const theirs =
    '```js\n// highlight-next-line\na()\n  # highlight-next-line\r\nb()\n{/* highlight-start */}\nc()\nd()\n{/* highlight-end */}\ne()\n```\n'
  const ours = '```js\n// !mark\na()\n  # !mark\r\nb()\n{/* !mark(1:2) */}\nc()\nd()\ne()\n```\n'
  assert.equal(asWrittenHere(theirs, false), ours)
  for (const same of [
    '```js\n// highlight-start\na()\n```\n',
    '```js\n// highlight-end\na()\n```\n',
    '```js\na() // highlight-next-line\n```\n',
    '// highlight-next-line\n',
  ])
    assert.equal(asWrittenHere(same, false), same)
})

test('numbers of marked lines behind the language become comments before the code', () => {
  const marked = {
    '```js{1,3-4}\na\nb\nc\nd\n```\n': '```js\n// !mark(1:1)\n// !mark(3:4)\na\nb\nc\nd\n```\n',
    '  ~~~ vue {2} title="a.vue"\r\n  a\r\n  b\r\n  ~~~\r\n':
      '  ~~~ vue file="a.vue"\r\n  <!-- !mark(2:2) -->\r\n  a\r\n  b\r\n  ~~~\r\n',
    '```js title="a.js" showLineNumbers {2}\na\nb\n```\n': '```js file="a.js" lines\n// !mark(2:2)\na\nb\n```\n',
  }
  for (const [theirs, ours] of Object.entries(marked)) assert.equal(asWrittenHere(theirs, false), ours)
  for (const same of ['```js\na{1}\n```\n', '```js{a}\na\n```\n', '```js{-}\na\n```\n', '```{1}\na\n```\n', '`a{1}`\n'])
    assert.equal(asWrittenHere(same, false), same)
})

test('fences of VitePress, MkDocs and mdBook have the options and marks that they have here', () => {
  const fences = {
    '```js{1,3}:line-numbers\na\nb\nc\n```\n': '```js lines\n// !mark(1:1)\n// !mark(3:3)\na\nb\nc\n```\n',
    '```ts:no-line-numbers\na\n```\n': '```ts\na\n```\n',
    '```ts:line-numbers=5 {1}\na\n```\n': '```ts lines\n// !mark(1:1)\na\n```\n',
    '```py title="a.py" hl_lines="1 3-9" linenums="1"\na\nb\nc\n```\n':
      '```py file="a.py" lines\n# !mark(1:1)\n# !mark(3:3)\na\nb\nc\n```\n',
    '``` { .yaml .annotate title="a.yml" }\na\n```\n': '```yaml file="a.yml"\na\n```\n',
    '``` title="Jenkinsfile" hl_lines="2"\na\nb\n```\n': '```text file="Jenkinsfile"\n// !mark(2:2)\na\nb\n```\n',
    '```rust,no_run,edition2021\na\n```\n': '```rust\na\n```\n',
    '```js\n  a // [!code highlight]\nb /* [!code focus] */\n```\n': '```js\n  // !mark\n  a\n/* !focus */\nb\n```\n',
  }
  for (const [theirs, ours] of Object.entries(fences)) assert.equal(asWrittenHere(theirs, false), ours)
  for (const same of ['```js\na // [!code ++]\n```\n', '```js:line\na\n```\n', '```a,b c\n```\n'])
    assert.equal(asWrittenHere(same, false), same)
})

test('a group of code of VitePress is one of tabs', () => {
  assert.equal(
    asWrittenHere('::: code-group\n```sh [npm]\na\n```\n\n```js [a.js] {1}\nb\n```\n:::\n\nText\n', false),
    '::::tab-group\n:::tab[npm]\n```sh\na\n```\n:::\n:::tab[a.js]\n```js\n// !mark(1:1)\nb\n```\n:::\n::::\n\nText\n',
  )
  assert.equal(
    asWrittenHere(':::code-group\n```json [a.json]\na\n```\n:::\n', false),
    '```json file="a.json"\na\n```\n',
  )
  for (const same of [
    ':::code-group\n```sh\na\n```\n:::\n',
    ':::code-group\nText\n```sh [a]\na\n```\n```sh [b]\nb\n```\n:::\n',
    ':::code-group\n```sh [a]\na\n```\n```sh [b]\nb\n```\n',
  ])
    assert.equal(asWrittenHere(same, false), same)
})

test('pages lose the imports of MDX, and nothing else', () => {
  const imports = [
    "import Tabs from '@theme/Tabs';",
    'import { Card, CardGrid } from "@kit/components"',
    "import {\n  Steps,\n  type Step,\n} from '~/steps';",
    "import * as all from './all.js'",
    "import './styles.css'",
  ].join('\n')
  const rest = '# Title\n\nTo import it, say\nimport from a file.\n\n```js\nimport a from "b"\n```\n'
  for (const isMdx of [true, false]) assert.equal(asWrittenHere(`${imports}\n\n${rest}`, isMdx), `\n${rest}`)
})

test('front matter has the keys that it has here', () => {
  assert.equal(
    asWrittenHere('---\ntitle: A\nid: a\nsidebar_position: 2\nhide_title: true\n---\n\nid: b\n', false),
    '---\ntitle: A\norder: 2\n---\n\nid: b\n',
  )
  assert.equal(asWrittenHere('---\r\nid: a\r\nweight: 10\r\n---\r\n', false), '---\r\norder: 10\r\n---\r\n')
  const own = (lines: string) => asWrittenHere(`---\n${lines}---\n`, false)
  assert.equal(
    own('tags:\n- a\n- b\nkeywords: [a,\n  b]\ntitle: A\nid: |\n  a\n\n  b\nprev:\n  link: /\n'),
    '---\ntitle: A\n---\n',
  )
  assert.equal(own('hide_table_of_contents: true\ntitle: A\n'), '---\ntoc: false\ntitle: A\n---\n')
  assert.equal(asWrittenHere('---\r\naside: false\r\n---\r\n', false), '---\r\ntoc: false\r\n---\r\n')
  assert.equal(own('outline: false\naside: false\nsearch: false\n'), '---\ntoc: false\nsearch: false\n---\n')
  assert.equal(own('aliases:\n  - /b\n'), '---\nredirect_from:\n  - /b\n---\n')
  assert.equal(own('outline: false\ntoc: true\n'), '---\ntoc: true\n---\n')
  assert.equal(own('hide_table_of_contents: false\noutline: [2, 3]\naside: left\n'), '---\n---\n')
  assert.equal(own('title: "A"\nsidebar_label: A\n'), '---\ntitle: "A"\n---\n')
  assert.equal(own('sidebarTitle: A\n'), '---\ntitle: A\n---\n')
  assert.equal(own('sidebar:\n  order: 2\nhide:\n  - toc\n  - navigation\n'), '---\norder: 2\ntoc: false\n---\n')
  assert.equal(own('hide:\n  - navigation\n'), '---\n---\n')
  for (const same of [
    '---\ntitle: A\nsidebar_label: B\n---\n',
    '---\nsidebar_label: B\n---\n\n# A\n',
    '---\nsidebar_label: B\n---\n\nA\n===\n',
    '---\nsidebar_label: B\r\n---\r\n\r\nA\r\n==\r\n',
    '---\nsidebar:\n  order: 2\n  label: B\n---\n',
    '---\ntitle: A\n---\nid: b\n',
    'id: a\n',
    '---\nx:\n  id: a\nsid: b\n---\n',
    '---\norder: 1\nweight: 2\n---\n',
    '---\nweight: heavy\n---\n',
    '---\nid: a\n',
  ])
    assert.equal(asWrittenHere(same, false), same)
})

test('a page of long lines is read', () => {
  for (const long of [
    `import ${'a '.repeat(50_000)}`,
    'import a\n'.repeat(20_000),
    `\`\`\`ts ${'title '.repeat(50_000)}`,
    `\`\`\`ts {${'1, '.repeat(50_000)}\n`,
    // Tried with each beginning of the word, it took minutes.
    `\`\`\`${'a'.repeat(1_000_000)}`,
    `\`\`\`ts\nhighlight-\n${' '.repeat(100_000)}x`,
    `---\n${'a: b\n'.repeat(50_000)}`,
    `---\nsidebar_label: ${' '.repeat(100_000)}`,
    `---\nhide:\n${'- toc\n'.repeat(20_000)}a`,
    `!!! ${'a'.repeat(100_000)} "`,
    `\`\`\`{ ${'.a '.repeat(50_000)}`,
    `\`\`\`a${',b'.repeat(50_000)} c`,
    `\`\`\`js\na${' '.repeat(100_000)}[!code`,
    `{% hint${' a="b"'.repeat(20_000)}`,
    `{% code %}\n\`\`\`\n${'a\n'.repeat(50_000)}`,
    `++${'a+'.repeat(50_000)}`,
    '<Badge type="a"'.repeat(20_000),
    `:::code-group\n${'\n'.repeat(100_000)}a`,
    '<Note>'.repeat(20_000),
    `\`\`\`{note}\n${':a: b\n'.repeat(20_000)}`,
  ])
    for (const isMdx of [true, false]) assert.equal(asWrittenHere(long, isMdx), long)
})

test('a page that is not to be found says so as it does here, once', () => {
  const page = (said: string) => `---\ntitle: A\n${said}---\n\nText\n`
  assert.equal(asWrittenHere(page('hidden: true\nnoindex: true\nboost: 2\n'), true), page('internal: true\n'))
  assert.equal(asWrittenHere(page('hidden: false\ntag: NEW\n'), true), page(''))
})

test('places that have an id without a heading are anchors', () => {
  assert.equal(
    asWrittenHere('[](){#a}\n\n- An item\n  {: #b-c }\n- Code `[](){#d}`\n\n```md\n[](){#e}\n```\n', false),
    '<a id="a"></a>\n\n- An item\n  <a id="b-c"></a>\n- Code `[](){#d}`\n\n```md\n[](){#e}\n```\n',
  )
  assert.equal(asWrittenHere('[](){#a}\n', true), '[](){#a}\n')
})
