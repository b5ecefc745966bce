import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { roleOf } from '../../compiler/read/role.ts'

test('what a page is called otherwise makes it nothing else: the look at names says what is wrong with it', () => {
  for (const name of ['index.md', 'docs/a.mdx', 'a b.md', 'a\nb.md', '.well-known.md'])
    deepEqual(roleOf(`content/pages/${name}`), { role: 'pages', fault: null }, name)
  deepEqual(roleOf('content/pages/.well-known/security.md'), { role: 'asset', fault: null })
})

test('code and look of the site below content are sent beside it', () => {
  const hintOf = (path: string) => roleOf(path).fault?.hint
  deepEqual(hintOf('content/theme.css'), 'Move `theme.css` beside `content/`, into the root.')
  deepEqual(hintOf('content/blocks/hi/block.tsx'), 'Move `blocks` beside `content/`, into the root.')
})
