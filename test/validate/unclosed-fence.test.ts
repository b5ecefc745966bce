import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { compileFragment } from '../fragment.ts'

test('a line of marks that ends a page opens code that nothing closes', () => {
  const told = (text: string) =>
    compileFragment(text, 'content/pages/docs/page.md').diagnostics.map(({ code, line }) => `${code} ${line}`)
  deepEqual(told('Text.\n\n```'), ['SP2081 3'])
  deepEqual(told('Text.\n\n```\n'), ['SP2081 3'])
  deepEqual(told('Text.\n\n```\n```\n'), ['SP2059 3'])
})
