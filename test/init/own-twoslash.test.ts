import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { withOwnFences } from '../../bin/services/init/own-fences.ts'

test('code of Twoslash is what readers see of it, and has no label of that name', () => {
  for (const [theirs, ours] of [
    ['```ts twoslash\na()\n```\n', '```ts\na()\n```\n'],
    ['```ts twoslash title="a.ts"\r\n// @noErrors\r\na()\r\n```\r\n', '```ts file="a.ts"\r\na()\r\n```\r\n'],
    ['```tsx twoslash\nimport b\n// ---cut---\nb()\n// ---cut-after---\nc()\n```', '```tsx\nb()\n```'],
    ['```ts twoslash {2}\na\nb\n```\n', '```ts\n// !mark(2:2)\na\nb\n```\n'],
  ])
    equal(withOwnFences(`Text.\n\n${theirs}`), `Text.\n\n${ours}`)
  for (const same of [
    '```ts\n// ---cut---\n// @noErrors\n```\n',
    '```ts file="twoslash"\n```\n',
    '```ts twoslashes\na\n```\n',
  ])
    equal(withOwnFences(same), same)
})
