import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cell } from '../../templates/elements/markdown-cell.ts'

test('a cell of a table is one line, which breaks where a paragraph or an item of a list begins', () => {
  for (const [markdown, line] of [
    ['One\nline', 'One line'],
    ['One\n\nTwo', 'One<br>Two'],
    ['Some:\n\n- a `x|y`\n- b\n  more', 'Some:<br>- a `x\\|y`<br>- b more'],
    ['1. a\n2. b\n\n   - c', '1. a<br>2. b<br>- c'],
    ['A sum: 3\n\\- 4 and 5 -\n6', 'A sum: 3 \\- 4 and 5 - 6'],
  ] as const)
    assert.equal(cell(markdown), line)
})
