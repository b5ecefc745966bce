import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { createParser } from '../../../compiler/formats/markdown/parse-markdown.ts'

const text = 'Calls of {site.brand.name}.\n\n<A b={[1, { c: "d" }]} {...e}>\n\n{/* note */}\n\n</A>\n'

test('expressions hold no place but their offsets', () => {
  const parsed = createParser(new Set())(text, 'mdx')
  ok('tree' in parsed)
  const starts: number[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('loc' in node) deepEqual(node.loc, undefined)
    if ('range' in node) deepEqual(node.range, undefined)
    if ('type' in node && node.type === 'Program' && 'start' in node) starts.push(Number(node.start))
    Object.values(node).forEach(visit)
  }
  visit(parsed.tree)
  deepEqual(starts, [text.indexOf('site'), text.indexOf('[1'), text.indexOf('...e'), text.indexOf('/*')])
})
