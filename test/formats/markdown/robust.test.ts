import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import { compileFragment } from '../../fragment.ts'
import { fc, runs } from '../../properties.ts'

const pieces = [
  'word',
  ' ',
  '\n',
  '\n\n',
  '\r\n',
  '*',
  '**',
  '_',
  '~~',
  '`',
  '```\n',
  '```js\n',
  '- ',
  '1. ',
  '> ',
  '# ',
  '## A {#a}\n',
  '| a | b |\n| - | - |\n',
  '[a](/b)',
  '![i](./x.png)',
  '<b>',
  '</b>',
  '<div class="x">',
  '</div>',
  '<script>',
  '<!-- c -->',
  '<!--',
  '<a href="javascript:x">',
  '<https://a.example>',
  ':::info\n',
  ':::\n',
  '::: info\n',
  ':::info T\n',
  '::::x\n',
  '::products-used{products="a"}\n',
  '::products-used{products=',
  ':api-key-checkbox{x}',
  ':a[b]{c}',
  '10:30',
  '> [!NOTE]\n',
  '{',
  '}',
  '{site.brand.name}',
  '{1 + 1}',
  '{/* c */}',
  '{/*',
  '{`a${b}`}',
  '<Callout variant="info">',
  '</Callout>',
  '<Callout variant={"info"}>',
  '<Callout {...a}>',
  '<Tab title="a">',
  '</Tab>',
  '<TabGroup>',
  '</TabGroup>',
  '<Include file="a" />',
  '<GetStartedLinks links={[{label: "a", url: "/docs"}]} />',
  '<GetStartedLinks links={[{',
  '<Unknown />',
  '<>',
  '</>',
  '<',
  'import a from "b"\n',
  'export const a = 1\n',
  '\\',
  '&amp;',
  '\t',
  '    ',
  '[^1]',
  '[^1]: n\n',
  '[r]: /x\n',
  '[r]',
  '\u202E',
  '😀',
  '<p style="a">',
  '// !mark(1:9)\n',
  '// !focus\n',
  '<Disclosure title="a" open>',
  '</Disclosure>',
  '"',
  "'",
  '=',
  '__proto__',
]

for (const format of ['md', 'mdx'] as const) {
  test(`whatever is written in .${format} ends in a page or in problems at places of the text`, () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 16 }), (parts) => {
        const text = parts.join('')
        const lines = text.split(/\r\n|\r|\n/)
        const { diagnostics } = compileFragment(text, `content/pages/docs/x.${format}`)
        for (const { line, column, endLine, endColumn, message } of diagnostics) {
          ok(message !== '')
          if (line === null || column === null || endLine === null || endColumn === null) continue
          ok(line >= 1 && line <= lines.length && column >= 1, `${line}:${column} ${message}`)
          ok(column <= (lines[line - 1] ?? '').length + 1, `${line}:${column} ${message}`)
          ok(
            endLine > line || (endLine === line && endColumn >= column),
            `${line}:${column}-${endLine}:${endColumn} ${message}`,
          )
        }
      }),
      { numRuns: runs(700) },
    )
  })
}
