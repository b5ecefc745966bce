import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compileFragment } from '../fragment.ts'

/** The texts of elements that hold nothing else: what a search for a whole text finds. */
const textsAlone = (html: string): readonly string[] =>
  [...html.matchAll(/>([^<>]+)<\/[a-z]+>/g)].map(([, text = '']) => text.trim())

const sample = ['```js Node.js', 'send()', '```', '', '```json output', '{}', '```'].join('\n')

for (const [groupType, name] of [
  ['dynamic', 'Response'],
  ['static', 'Output'],
])
  test(`the name of the output of a ${groupType} sample stands alone, whatever follows it`, () => {
    const { html } = compileFragment(
      `<CodeSampleGroup slug="send" groupType="${groupType}">\n\n${sample}\n\n</CodeSampleGroup>`,
      'content/pages/docs/sample.mdx',
    )
    assert.ok(textsAlone(html).includes(name ?? ''), html)
  })

test('the tag of a property stands alone, whatever explains it', () => {
  const { html } = compileFragment(
    '<OperationTable type="properties" data={{properties: {tags: {type: "array", items: {type: "string"}, uniqueItems: true}}}} />',
    'content/pages/docs/table.mdx',
  )
  assert.ok(textsAlone(html).includes('unique'), html)
})
