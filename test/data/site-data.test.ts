import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LoadedKind } from '../../compiler/data/kind.ts'
import { siteData } from '../../compiler/data/site-data.ts'
import { Findings } from '../../compiler/diagnostics/packed.ts'

test('what is asked for one part reads that of its own kind, and all of any other', () => {
  const asked: string[] = []
  const kind = (name: string): LoadedKind => {
    asked.push(name)
    return { value: {}, diagnostics: new Findings(), isRefused: () => false, placeOfLink: () => null }
  }
  const lists = siteData(kind, (part) => () => kind(part.join(' ')), new WeakMap()).ofPart(['openapi', 'calls'])
  void lists.specifications
  void lists.errors
  assert.deepEqual(asked, ['openapi calls', 'errors'])
})
