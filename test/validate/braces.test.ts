import { deepEqual, match } from 'node:assert/strict'
import { test } from 'node:test'
import { compileFragment } from '../fragment.ts'

const shown = (text: string, file = 'content/pages/docs/page.mdx') => compileFragment(text, file)
const told = (text: string) =>
  shown(text).diagnostics.map(({ code, line, column, message }) => `${code} ${line}:${column} ${message}`)

test('a value of the site stands in the text of an image', () => {
  const { html, markdown } = shown('![*{site.brand.name}* {/* not shown */}sends `{x}`](https://a.example/a.png)\n')
  match(html, /alt="Acme sends \{x\}"/)
  match(markdown, /!\[Acme sends \{x\}\]/)
  match(shown('![By {site.brand.name}][a]\n\n[a]: https://a.example/a.png\n').html, /alt="By Acme"/)
  match(
    shown('![By {site.brand.name}](https://a.example/a.png)\n', 'content/pages/docs/page.md').html,
    /alt="By \{site/,
  )
})

test('an image is blamed for what is no value of the site', () => {
  deepEqual(told('A ![By {site.brand.nme}](https://a.example/a.png)\n'), ['SP2010 1:3 Unknown value `site.brand.nme`'])
  deepEqual(told('![{5} apples](https://a.example/a.png)\n'), [
    'SP2008 1:1 Unexpected expression in text, expected data',
  ])
  deepEqual(told('![{/* none */}](https://a.example/a.png)\n'), ['SP4005 1:1 Missing text alternative of an image'])
})

test('the space before a comment that ends a heading, a paragraph or a cell of a table is no text', () => {
  const { html } = shown('## A {/* a */}\n\nB {/* b */}\n\n| C {/* c */} |\n| - |\n| {/* d */} D |\n')
  for (const text of ['>A<', '>B<', '>C<', '>D<']) match(html, new RegExp(text))
})
