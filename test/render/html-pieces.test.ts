import { ok, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { createParser } from '../../compiler/formats/markdown/parse-markdown.ts'
import { toHast } from '../../compiler/render/to-hast.ts'

test('of a long block of HTML a parser of HTML is given a few at once', () => {
  const line = '<p>A <b>line</b> of HTML</p>\n'
  const parsed = createParser(new Set())(`<div>\n${line.repeat(5000)}</div>\n`, 'md')
  ok('tree' in parsed && parsed.tree.children.length === 1)
  const sizes = [...toHast(parsed.tree, true)].map((piece) => JSON.stringify(piece).split('"b"').length - 1)
  strictEqual(
    sizes.reduce((sum, size) => sum + size, 0),
    5000,
  )
  ok(sizes.length > 3 && sizes.every((size) => size < 1500), sizes.join())
})
