import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { PageOutline } from '../../compiler/assemble/outline.ts'
import { readOutline, storedOutline } from '../../compiler/assemble/stored-outline.ts'
import { deadLink } from '../../compiler/diagnostics/codes/links.ts'
import { createRegistry } from '../../compiler/model/registry.ts'

const place = (line: number) => ({ line, column: 1, endLine: line, endColumn: 9 })

test('links of a page that come back from the store share its name and the empty list, and say the same', () => {
  const file = 'content/pages/a.md'
  const links = Array.from({ length: 100 }, (_, at) => ({
    url: `/b${at}`,
    kind: 'link' as const,
    file: at < 99 ? file : 'content/partials/c.md',
    place: place(at + 1),
    related: at < 99 ? [] : [{ message: 'Included here', file, line: 1, column: 1 }],
  }))
  const outline = { links, blocks: [], places: new Map(), derived: [], diagnostics: [] } as unknown as PageOutline
  const stored = JSON.parse(JSON.stringify(storedOutline(outline)))
  const back = [...readOutline(stored, createRegistry([]), () => null).links]
  deepEqual(back, links)
  equal(new Set(back.map(({ related }) => related)).size, 2)
})

test('what is wrong with a page that comes back from the store stays with a copy of its outline', () => {
  const file = 'content/pages/a.md'
  const diagnostics = [1, 2].map((line) => deadLink({ file, place: place(line) }, { path: '/b', nearest: null }))
  const outline = { links: [], blocks: [], places: new Map(), derived: [], diagnostics } as unknown as PageOutline
  const stored = JSON.parse(JSON.stringify(storedOutline(outline)))
  const copy = { ...readOutline(stored, createRegistry([]), () => null) }
  deepEqual([...copy.diagnostics], diagnostics)
  // As often as somebody asks.
  deepEqual([...copy.diagnostics], diagnostics)
})
