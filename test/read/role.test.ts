import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { roleOf } from '../../compiler/read/role.ts'

test('what a page is called otherwise makes it nothing else: the look at names says what is wrong with it', () => {
  for (const name of ['index.md', 'docs/a.mdx', 'a b.md', 'a\nb.md', '.well-known.md'])
    deepEqual(roleOf(`content/pages/${name}`), { role: 'pages', fault: null }, name)
  deepEqual(roleOf('content/pages/.well-known/security.md'), { role: 'asset', fault: null })
})
