import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { compileFragment } from '../fragment.ts'

const found = (text: string) =>
  compileFragment(text, 'content/pages/docs/fragment.md').diagnostics.map(
    ({ code, line, column, message }) => `${line}:${column} ${code} ${message}`,
  )
const fault = (place: string, text: string) => `${place} SP2014 Unexpected \`${text}\`, expected a directive`

for (const [text, ...faults] of [
  ['<div>\n:::info\nText.\n:::\n</div>\n', fault('2:1', ':::info')],
  ['<div>\n  ::support-grid{type=flagship}\n</div>\n', fault('2:3', '::support-grid')],
  ['<details><summary>On :error-code{code=20003}</summary>\n\nText.\n\n</details>\n', fault('1:22', ':error-code')],
  ['- <div>\n  :::info\n  </div>\n', fault('1:3', ':::info')],
  ['> <div>\n> :::info\n> </div>\n', fault('1:3', ':::info')],
] as const)
  test(`${JSON.stringify(text)} is shown as it is written, which is told`, () => deepEqual(found(text), faults))

for (const text of [
  '<div>\n\n:::info\nText.\n:::\n\n</div>\n',
  '<div>\n<pre>\n:::info\n</pre>\n<code>:error-code{code=20003}</code>\n</div>\n',
  '<!--\n:::info\n-->\n\nText.\n',
  '<div>\nAt 10:30 a user:email and :info, ::, std::info[0] and :::nothing\n</div>\n',
])
  test(`${JSON.stringify(text)} has no directive in HTML`, () => deepEqual(found(text), []))
