import assert from 'node:assert/strict'
import { test } from 'node:test'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { escapeLine } from '../../../compiler/formats/markdown/escape-line.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

const texts = [
  '*a* **b** _c_ __d__ `e` [f] [g](h) ![i](j) ~k~',
  'snake_case, __init__, a__b, _private, trailing_, 日本_語, é_é',
  '<b> &lt; &#60; <!-- c --> a > b \\* R&D; AT&T',
  '[x][y] [^1] `` ` `` ***a***_b_*c*',
]

for (const text of texts)
  test(text, () => {
    const { children } = parser.parse(`# ${escapeLine(text)}`)
    const [heading] = children
    assert.ok(heading?.type === 'heading')
    assert.deepEqual(
      heading.children.map((one) => (one.type === 'text' ? one.value : one.type)),
      [text],
    )
  })

test('the signs inside of words stay as they are', () => {
  assert.equal(escapeLine('create_message of api_v2010'), 'create_message of api_v2010')
})
