import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createParser } from '../../../compiler/formats/markdown/parse-markdown.ts'
import { walk } from '../../../compiler/formats/markdown/walk.ts'

const parse = createParser(new Set())

/** @returns where the links of Markdown in a text lead */
function linksOf(text: string, format: 'md' | 'mdx'): readonly string[] {
  const parsed = parse(text, format)
  const found: string[] = []
  if ('tree' in parsed)
    walk(parsed.tree.children, (node) => {
      if (node.type === 'link') found.push(node.url)
    })
  return found
}

test('a bare address inside of an `<a>` is no second link; what is written as one, and what is beside it, is', () => {
  for (const format of ['md', 'mdx'] as const) {
    assert.deepEqual(linksOf('<a href="https://a.example">https://a.example</a> and www.b.example', format), [
      'http://www.b.example',
    ])
    assert.deepEqual(linksOf('<a href="mailto:x@a.example">**x@a.example**</a>\n\nx@b.example', format), [
      'mailto:x@b.example',
    ])
    assert.deepEqual(linksOf('<a href="/x">[two](/two)</a> <abbr>www.a.example</abbr>', format), [
      '/two',
      'http://www.a.example',
    ])
  }
  assert.deepEqual(linksOf('<a href="/x">\n\nwww.a.example\n\n</a>', 'mdx'), [])
})
