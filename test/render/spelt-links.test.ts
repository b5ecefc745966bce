import assert from 'node:assert/strict'
import { test } from 'node:test'
import { speltAs } from '../../compiler/render/hast/spelt-links.ts'

for (const [words, href] of [
  ['https://example.com/a', 'https://example.com/a'],
  ['example.com/a', 'https://example.com/a/'],
  ['www.example.com', 'http://www.example.com'],
  ['https://example.com', 'https://example.com/'],
] as const)
  test(`a link says its own address: ${words}`, () => assert.deepEqual(speltAs(words, href), { translate: 'no' }))

for (const [words, href] of [
  ['example.com', 'https://example.com/a'],
  ['/docs', '/docs'],
  ['help@example.com', 'mailto:help@example.com'],
] as const)
  test(`a link says something else: ${words} ${href}`, () => assert.deepEqual(speltAs(words, href), {}))
