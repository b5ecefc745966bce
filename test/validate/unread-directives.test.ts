import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { compileFragment } from '../fragment.ts'

const found = (text: string) =>
  compileFragment(text, 'content/pages/docs/fragment.md').diagnostics.map(
    ({ code, line, column, endColumn, message, hint }) => `${line}:${column}-${endColumn} ${code} ${message} ${hint}`,
  )
const ownLine = 'Put it on a line of its own, with an empty line before and after.'
const fault = (place: string, text: string, right: string) =>
  `${place} SP2014 Unexpected \`${text}\`, expected a directive Write \`${right}\`.`

for (const [text, ...faults] of [
  ['See :error-code{code=}.', fault('1:5-23', ':error-code{code=}', ':error-code{code=""}')],
  ['See :error-code{code="1} here.', fault('1:5-25', ':error-code{code="1}', ':error-code{code="1"}')],
  ['- See **:error-code{code=1 here**.', fault('1:9-27', ':error-code{code=1', ':error-code{code=1}')],
  ['| A |\n| - |\n| :error-code{code=} |', fault('3:3-21', ':error-code{code=}', ':error-code{code=""}')],
  ['See ::error-code{code=1} here.', fault('1:5-25', '::error-code{code=1}', ':error-code{code=1}')],
  [
    '- See ::video[A]{src="a"} here\n  and\n  x ::video{src="a"}.',
    `1:7-26 SP2014 Unexpected \`::video[A]{src="a"}\`, expected a directive ${ownLine}`,
    `3:5-21 SP2014 Unexpected \`::video{src="a"}\`, expected a directive ${ownLine}`,
  ],
] as const)
  test(`${JSON.stringify(text)} is shown as it is written, which is told`, () => deepEqual(found(text), faults))

for (const text of [
  'At 10:30{x} a user:error-code{code=} and :nothing{code=} and \\:error-code{code=}',
  'In code: `:error-code{code=}`.',
  'In C++ std::video{x} and ::nothing{x}.',
  'The sign :error-code and :error-code [x] {code=1}.',
])
  test(`${JSON.stringify(text)} has no directive`, () => deepEqual(found(text), []))
