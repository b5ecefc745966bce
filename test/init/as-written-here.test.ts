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

test('pages of MDX lose their imports, and nothing else', () => {
  const imports = [
    "import Tabs from '@theme/Tabs';",
    'import { Card, CardGrid } from "@kit/components"',
    "import {\n  Steps,\n  type Step,\n} from '~/steps';",
    "import * as all from './all.js'",
    "import './styles.css'",
  ].join('\n')
  const rest = '# Title\n\nTo import it, say\nimport from a file.\n\n```js\nimport a from "b"\n```\n'
  assert.equal(asWrittenHere(`${imports}\n\n${rest}`, true), `\n${rest}`)
  assert.equal(asWrittenHere(`${imports}\n\n${rest}`, false), `${imports}\n\n${rest}`)
})

test('a page of long lines is read', () => {
  for (const long of [
    `import ${'a '.repeat(50_000)}`,
    'import a\n'.repeat(20_000),
    `\`\`\`ts ${'title '.repeat(50_000)}`,
  ])
    assert.equal(asWrittenHere(long, true), long)
})
