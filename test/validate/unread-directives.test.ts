import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { compileFragment } from '../fragment.ts'

const found = (text: string) =>
  compileFragment(text, 'content/pages/docs/fragment.md').diagnostics.map(
    ({ code, line, column, endColumn, message, hint }) => `${line}:${column}-${endColumn} ${code} ${message} ${hint}`,
  )
const ownLine = 'Put it on a line of its own, with an empty line before and after.'
const inHtml = 'Put an empty line before and after it: Markdown in HTML is read only between empty lines.'
const told = (place: string, text: string, hint: string) =>
  `${place} SP2014 Unexpected \`${text}\`, expected a directive ${hint}`
const fault = (place: string, text: string, right: string) => told(place, text, `Write \`${right}\`.`)

for (const [text, ...faults] of [
  ['See :error-code{code=}.', fault('1:5-23', ':error-code{code=}', ':error-code{code=""}')],
  ['See :error-code{code="1} here.', fault('1:5-25', ':error-code{code="1}', ':error-code{code="1"}')],
  ['- See **:error-code{code=1 here**.', fault('1:9-27', ':error-code{code=1', ':error-code{code=1}')],
  ['| A |\n| - |\n| :error-code{code=} |', fault('3:3-21', ':error-code{code=}', ':error-code{code=""}')],
  ['See ::error-code{code=1} here.', fault('1:5-25', '::error-code{code=1}', ':error-code{code=1}')],
  [
    '- See ::video[A]{src="a"} here\n  and\n  x ::video{src="a"}.',
    told('1:7-26', '::video[A]{src="a"}', ownLine),
    told('3:5-21', '::video{src="a"}', ownLine),
  ],
  ['<div>\n:::info\nText.\n:::\n</div>\n', told('2:1-8', ':::info', inHtml)],
  ['<div>\n  ::support-grid{type=flagship}\n</div>\n', told('2:3-17', '::support-grid', inHtml)],
  [
    '<details><summary>On :error-code{code=20003}</summary>\n\nText.\n\n</details>\n',
    told('1:22-33', ':error-code', inHtml),
  ],
  ['- <div>\n  :::info\n  </div>\n', told('1:3-9', ':::info', inHtml)],
  ['> <div>\n> :::info\n> </div>\n', told('1:3-9', ':::info', inHtml)],
] as const)
  test(`${JSON.stringify(text)} is shown as it is written, which is told`, () => deepEqual(found(text), faults))

for (const text of [
  'At 10:30{x} a user:error-code{code=} and :nothing{code=} and \\:error-code{code=}',
  'In code: `:error-code{code=}`.',
  'In C++ std::video{x} and ::nothing{x}.',
  'The sign :error-code and :error-code [x] {code=1}.',
  '<div>\n\n:::info\nText.\n:::\n\n</div>\n',
  '<div>\n<pre>\n:::info\n</pre>\n<code>:error-code{code=20003}</code>\n</div>\n',
  '<!--\n:::info\n-->\n\nText.\n',
  '<div>\nAt 10:30 a user:email and :info, ::, std::info[0] and :::nothing\n</div>\n',
])
  test(`${JSON.stringify(text)} has no directive that is not read`, () => deepEqual(found(text), []))
