import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { withOwnCodeIncludes } from '../../bin/services/init/own-code-includes.ts'

const file =
  'use a;\n// ANCHOR: here\nfn b() {\n    // ANCHOR: inside\n    c();\n    // ANCHOR_END: inside\n}\n// ANCHOR_END: here\n\nfn d() {}\n'
const python = 'import a\n# --8<-- [start:b]\nb()\n# --8<-- [end:b]\n'
const files: Readonly<Record<string, string>> = { 'a.rs': file, 'a.py': python, 'a.md': '```\nA\n```\n' }
const own = (code: string) =>
  withOwnCodeIncludes(`{{#include a.rs}}\n\n\`\`\`rust\n${code}\n\`\`\`\n`, (address) => files[address] ?? null).slice(
    '{{#include a.rs}}\n\n```rust\n'.length,
    -'\n```\n'.length,
  )

test('code has the file that it takes in, or the part of it, without the marks of parts', () => {
  const inside = 'fn b() {\n    c();\n}'
  equal(own('{{#include a.rs}}'), `use a;\n${inside}\n\nfn d() {}`)
  equal(own('{{#rustdoc_include a.rs:here}}'), inside)
  equal(own('  {{ #include a.rs:inside }}'), '      c();')
  equal(own('{{#include a.rs:1}}\n{{#include a.rs:10:}}\n{{#include a.rs::3}}'), 'use a;\nfn d() {}\nuse a;\nfn b() {')
  equal(own('--8<-- "a.py:b"\r\n-8<- "a.py"'), 'b()\r\nimport a\nb()')
})

test('what is not found, would end the code, or is text of the code stays', () => {
  for (const same of [
    '{{#include b.rs}}',
    '{{#include a.rs:gone}}',
    '{{#include a.md}}',
    'Write {{#include a.rs}}',
    '--8<-- "b.py"',
  ])
    equal(own(same), same)
})
