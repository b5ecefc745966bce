import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { withOwnCodeFiles } from '../../bin/services/init/includes/own-code-files.ts'
import { withOwnCodeIncludes } from '../../bin/services/init/includes/own-code-includes.ts'

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

test('a file that a page shows is code, with the lines that are shown and marked', () => {
  const shown = (line: string) => withOwnCodeFiles(`Text.\n\n${line}\n`, (address) => files[address] ?? null)
  const lines = (opening: string, code: string) => `Text.\n\n\`\`\`${opening}\n${code}\n\`\`\`\n`
  equal(shown('{* a.py *}'), lines('py', python.trimEnd()))
  equal(shown('{* a.py ln[1, 3:3] hl[3:9,1] title["app/a.py"] *}'), lines('py file="app/a.py" {1,2}', 'import a\nb()'))
  equal(shown('{* a.py hl[2] *}'), lines('py {2}', python.trimEnd()))
  equal(shown('    {* a.py ln[1] *}'), 'Text.\n\n    ```py\n    import a\n    ```\n')
  for (const same of [
    '{* b.py *}',
    '{* a.md *}',
    '{* a.py x[1] *}',
    'See {* a.py *}',
    '{* a.py hl[x] *}',
    '```\n{* a.py *}\n```',
  ])
    equal(shown(same), `Text.\n\n${same}\n`)
  equal(shown('{* a.py ln[1:99999999999] hl[99999999:999999999999] *}'), lines('py', python.trimEnd()))
})
