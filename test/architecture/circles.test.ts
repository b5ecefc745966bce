import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { circlesOf } from './circles.ts'
import { importsOf, parseSource } from './sources.ts'

const circles = (files: Readonly<Record<string, string>>) =>
  circlesOf(Object.entries(files).flatMap(([path, text]) => importsOf(parseSource(path, text))))

test('files that import one another are a circle, also by types alone and by way of others', () => {
  const files = {
    'a.ts': "import { b } from './b.ts'",
    'b.ts': "import type { C } from './c.ts'\nimport { d } from './d.ts'",
    'c.ts': "import { a } from './a.ts'",
    'd.ts': "import type { E } from './e.ts'",
    'e.ts': "export type E = import('./d.ts').D",
    'f.ts': "import { a } from './a.ts'",
  }
  deepEqual(circles(files), [
    ['d.ts', 'e.ts'],
    ['a.ts', 'b.ts', 'c.ts'],
  ])
})

test('two ways to one file are none', () => {
  deepEqual(
    circles({
      'a.ts': "import { b } from './b.ts'\nimport { c } from './c.ts'",
      'b.ts': "import { c } from './c.ts'",
      'c.ts': '',
    }),
    [],
  )
})
