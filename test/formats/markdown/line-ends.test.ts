import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { createParser } from '../../../compiler/formats/markdown/parse-markdown.ts'
import { compileFragment } from '../../fragment.ts'
import { firstDifference } from './fast/same-tree.ts'

const text = `Two lines
of text, \`co
de\` and *emph
asis*<br
/>.

> [!NOTE]
> An alert
> of two lines

- item
  more

      code
      more

\`\`\`js
// !mark
a()
b()
\`\`\`

| a | b |
| - | - |
| c | d |

<div
  title="a
b">x
y</div>

:::info[A
label]
text
:::

:::warning{title="T"}
more
text
:::

![alt
text](/assets/a.png "ti
tle")
`

for (const [name, end] of [
  ['Windows', '\r\n'],
  ['old Macs', '\r'],
] as const)
  test(`line ends of ${name} change nothing`, () => {
    const file = 'content/pages/docs/a.md'
    const there = compileFragment(text.replaceAll('\n', end), file)
    const here = compileFragment(text, file)
    deepEqual(there.markdown.split('\n'), here.markdown.split('\n'))
    deepEqual(there.html.split('\n'), here.html.split('\n'))
    deepEqual(
      there.diagnostics.map(({ code, line, column }) => [code, line, column]),
      here.diagnostics.map(({ code, line, column }) => [code, line, column]),
    )
  })

test('a long page of returns alone is read in parts, and is the page of line feeds', () => {
  let parts = 0
  const parse = createParser(new Set(), null, { size: 200, rest: () => parts++ })
  const page = 'Some words\nof a *paragraph*.\n\n'.repeat(100)
  equal(firstDifference(parse(page, 'md'), parse(page.replaceAll('\n', '\r'), 'md')), null)
  ok(parts > 20, String(parts))
  const other = parse(page.replace('paragraph*.\n\nSome', 'paragraph*.\n\nLike'), 'md')
  match(String(firstDifference(parse(page, 'md'), other)), /"Some words.* became "Like words/)
})
