import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { longestText, sizeOfData, toldOfWeights } from '../../bin/site/told-of-weights.ts'
import { longText } from '../../compiler/formats/source.ts'
import type { ContentRole } from '../../compiler/read/role.ts'

const files: Readonly<Partial<Record<ContentRole, Readonly<Record<string, number>>>>> = {
  pages: { 'content/pages/a.md': 100, 'content/pages/b.md': 100, 'content/pages/c.md': 100 },
  partials: { 'content/partials/log.md': 2 * longText, 'content/partials/x/around.md': 50 },
  data: { 'content/data/errors.yaml': 4000 },
  navigation: { 'content/navigation/a.yaml': 300, 'content/navigation/b.yaml': 20 },
  redirects: { 'content/redirects.yaml': 1 },
  site: { 'content/site.yaml': 50_000 },
}
const sizes = new Map(Object.values(files).flatMap((some) => Object.entries(some)))
const content = {
  paths: (role: ContentRole) => Object.keys(files[role] ?? {}),
  version: (path: string) => `${sizes.get(path) ?? 0} 1`,
}

test('a partial counts as a page does for how long the longest is', () => {
  equal(longestText(content), 2 * longText)
})

test('settings, entries of sidebars and redirects count as data does', () => {
  equal(sizeOfData(content), 54_321)
})

test('a page that names a long partial, or one that names it, is as much work as a long page', () => {
  const told: number[] = []
  const heap = toldOfWeights({ onFile: () => {}, atWork: (bytes) => void told.push(bytes) }, content)
  heap.onRead('content/partials/x/around.md', '::include{file="log.md"}\n')
  heap.onRead('content/pages/a.md', '::include{file="log"}\n')
  heap.onRead('content/pages/b.md', '<Include file="x/around.mdx" />\n')
  heap.onRead('content/pages/c.md', 'Text.\n')
  heap.onRead('content/data/log.yaml', 'log: 1\n')
  told.length = 0
  for (const path of content.paths('pages')) heap.atWork(path, 100)
  deepEqual(told, [longText, longText, 100])
})
