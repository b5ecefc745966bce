import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PhrasingContent } from 'mdast'
import { toMarkdown } from 'mdast-util-to-markdown'
import { rootWithBareAmpersands } from '../../../compiler/formats/markdown/bare-ampersands.ts'
import { parsePlainMarkdown } from '../../../compiler/formats/markdown/plain-markdown.ts'

function written(...children: PhrasingContent[]): string {
  const options = { handlers: { root: rootWithBareAmpersands } }
  return toMarkdown({ type: 'root', children: [{ type: 'paragraph', children }] }, options).trim()
}

const link = (url: string): PhrasingContent => ({ type: 'link', url, children: [{ type: 'text', value: 'a' }] })

test('a & stays bare where nothing makes a character reference of it', () => {
  assert.equal(written({ type: 'text', value: 'R&D, AT&T; & and &#' }), 'R&D, AT\\&T; & and &#')
  assert.equal(written(link('https://a.example/?x=1&y=2&copy=3')), '[a](https://a.example/?x=1&y=2&copy=3)')
  assert.equal(written({ type: 'image', url: '/a?x&y', alt: 'R&D', title: 'Q&A' }), '![R&D](/a?x&y "Q&A")')
})

/** What is in the paragraph that a text of Markdown is read as. */
function read(markdown: string): readonly PhrasingContent[] {
  const [paragraph] = parsePlainMarkdown(markdown, null).children
  return paragraph?.type === 'paragraph' ? paragraph.children : []
}

test('what is written is read as the same text', () => {
  const texts = ['&amp;', '&lt', '&', '&#60;', '&#x3c;', '&#', '&copy=1', 'a&b;c', '&amp&amp;', '\\&lt;', '&;', '&a_b;']
  for (const first of texts)
    for (const second of ['', 'lt;', ';', 'amp;', '#60;', ' x']) {
      const text = `${first}${second}`
      const markdown = written({ type: 'text', value: first }, { type: 'text', value: second })
      assert.deepEqual(
        read(markdown).map((child) => child.type === 'text' && child.value),
        [text],
        markdown,
      )
      const [child] = read(written(link(`/${text}`)))
      assert.equal(child?.type === 'link' && child.url, `/${text}`)
    }
})
