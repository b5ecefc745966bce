import assert from 'node:assert/strict'
import { test } from 'node:test'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { textCell } from '../../templates/elements/markdown-table.ts'
import { markdownText } from '../../templates/elements/markdown-text.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

for (const text of ['*a* _b_ `c` [d](e) <f> ~g~ ~~h~~', 'AT&T, R&amp;D, &#42;x&#42;', '1. one', '- \\*'])
  test(`reads as the same text: ${text}`, () => {
    const [paragraph] = parser.parse(markdownText(text)).children
    assert.ok(paragraph?.type === 'paragraph')
    assert.deepEqual(
      paragraph.children.map((one) => (one.type === 'text' ? one.value : one.type)),
      [text],
    )
  })

test('a text in a cell keeps its bars, and the backslashes before them', () => {
  assert.equal(textCell('on|off'), 'on\\|off')
  assert.equal(textCell(String.raw`a\|b`), String.raw`a\\\|b`)
})
