import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { type CodeModel, linesOf } from '../../templates/elements/code/CodeBlock.tsx'

const code = (given: Partial<CodeModel>): CodeModel => ({
  lang: null,
  language: null,
  label: '',
  lines: false,
  wrap: false,
  role: 'example',
  annotations: [],
  code: `say "it's" <b>\n\nb && c`,
  ...given,
})

test('lines of code are one text, with quotation marks as they are', () => {
  equal(linesOf(code({})), `say "it's" &lt;b&gt;\n\nb &amp;&amp; c\n`)
  equal(linesOf(code({ wrap: true, html: ['<i>a</i>', '', 'b'] })), '<i>a</i>\n\nb\n')
})

test('lines that something tells apart are elements', () => {
  const marks = (given: Partial<CodeModel>) => linesOf(code(given)).match(/<span class="line"[^>]*>/g) ?? []
  const plain = '<span class="line">'
  deepEqual(marks({ lines: true }), [plain, plain, plain])
  const range = { fromLineNumber: 2, toLineNumber: 2 }
  deepEqual(marks({ annotations: [{ name: 'mark', ...range }] }), [plain, '<span class="line" data-mark="">', plain])
  deepEqual(marks({ annotations: [{ name: 'focus', ...range }] }), [plain, '<span class="line" data-focus="">', plain])
})
