import { deepStrictEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { AnyBlock } from '../../compiler/model/block.ts'
import { theme } from '../../templates/theme.ts'
import { memoryContent, pipelineOf, themeWith } from '../site.ts'

/** Calls for each level of blocks in blocks grew with a power: 16 levels, a kilobyte, took eight seconds. */
test('what is written of blocks in blocks grows with the square of their depth at most', () => {
  const depth = 30
  let calls = 0
  const counted = theme.blocks.map((block): AnyBlock => {
    if (block.name !== 'Disclosure') return block
    return {
      ...block,
      markdown: (made) => {
        if (++calls > depth * depth) throw new Error('too often')
        return block.markdown(made)
      },
    }
  })
  const body = `${'<Disclosure title="a">\n\n'.repeat(depth)}x\n\n${'</Disclosure>\n\n'.repeat(depth)}`
  const content = memoryContent({
    'content/site.yaml': 'url: https://a.example\nbrand: { key: a, name: A }\n',
    'content/pages/index.mdx': `---\ntitle: T\n---\n\n${body}`,
  })
  const { render } = pipelineOf(content, { theme: themeWith(counted) })
  ok(render.markdown('/').includes('x'))
})

test("an author's section ends before a block with sections of its own: each has its thumbs at its own end", () => {
  const block = '<Essentials>\n  <IconLink title="Voice" href="/" icon="Mobile" />\n</Essentials>'
  for (const more of ['', '[a]: /b\n\n']) {
    const content = memoryContent({
      'content/site.yaml': 'url: https://a.example\nbrand: { key: a, name: A }\n',
      'content/pages/index.mdx': `---\ntitle: T\nlayout: home\n---\n\n## Limits\n\nText.\n\n${more}${block}\n\nAfter.\n`,
    })
    const html = pipelineOf(content).render.html('/').files[0]?.content
    const marks = String(html).match(/<section|<\/section|class="thumbs/g) ?? []
    deepStrictEqual(marks, Array(2).fill(['<section', 'class="thumbs', '</section']).flat())
  }
})
