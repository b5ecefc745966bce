import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { memoryContent, pipelineOf } from '../site.ts'

/** @returns the Markdown form of a page after its title */
function formOf(body: string): string {
  const { render } = pipelineOf(
    memoryContent({
      'content/site.yaml': 'url: https://a.example\nbrand: { key: a, name: A }\n',
      'content/pages/index.md': `---\ntitle: Page\ndescription: Words.\n---\n\n${body}`,
    }),
  )
  return render.markdown('/').replace(/^.*\n\n/, '')
}

test('many blocks in a row are written some at once as each is by itself', () => {
  const blocks = [
    '::::tab-group\n:::tab{title="A"}\nOne.\n:::\n:::tab{title="B"}\n- two\n:::\n::::\n\n',
    ':::note\n- three\n:::\n\n',
  ]
  const each = blocks.map((block) => formOf(block).trimEnd())
  equal(
    formOf(blocks.join('').repeat(100)),
    `${Array.from({ length: 100 }, () => each)
      .flat()
      .join('\n\n')}\n`,
  )
})
