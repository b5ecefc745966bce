import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { compileFragment } from '../fragment.ts'

const B = '<LogLevelBadge level="ERROR" />'
const shown = /<span class="badge[^>]*>ERROR<\/span>/g

/** What is written, the HTML of it and its Markdown form; `B` is a block that may be in a line. */
const cases: readonly (readonly [written: string, html: string, markdown: string])[] = [
  ['<b>a B c</b>', '<p><b>a B c</b></p>', '**a **B** c**'],
  ['<p>a B c</p>', '<p>a B c</p>', 'a **B** c'],
  ['<div>a B c</div>', '<div>a B c</div>', 'a **B** c'],
  ['<div>\na B c\n</div>', '<div><p>a B c</p></div>', 'a **B** c'],
  ['<ul><li>a B c</li></ul>', '<ul><li>a B c</li></ul>', 'a **B** c'],
  ['<dl>\n<dt>a B</dt>\n<dd>c B</dd>\n</dl>', '<dl><dt>a B</dt><dd>c B</dd></dl>', 'a **B**\n\nc **B**'],
  [
    '<details>\n<summary>a B</summary>\n\nc\n\n</details>',
    '<details><summary>a B</summary><p>c</p></details>',
    'a **B**\n\nc',
  ],
  [
    '<details>\n<summary>a B</summary>\nc\n</details>',
    '<details><summary>a B</summary><p>c</p></details>',
    'a **B**\n\nc',
  ],
  ['<Disclosure title="T"> a B c </Disclosure>', '', '**T**\n\na **B** c'],
  ['<Disclosure title="T"><p>a B</p> c</Disclosure>', '', '**T**\n\na **B**\n\nc'],
  ['a <div>b</div> c', '<p>a</p><div>b</div><p>c</p>', 'a\n\nb\n\nc'],
]

for (const [written, html, markdown] of cases)
  test(`${JSON.stringify(written)} is shown as it is written`, () => {
    const made = compileFragment(`${written.replaceAll('B', B)}\n`, 'content/pages/docs/fragment.mdx')
    deepEqual(made.diagnostics, [])
    if (html !== '') equal(made.html.replace(shown, 'B').replace(/\n/g, ''), html)
    equal(made.markdown.replaceAll('ERROR', 'B').trim(), markdown)
  })
