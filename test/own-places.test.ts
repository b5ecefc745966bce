import { match } from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { bundleOptions } from './bundle-options.mjs'
import { withOwnPlaces } from './own-places.mjs'
import { root } from './root.ts'

test('a stack of a bundle names the places of the sources, and what has no map stays as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-places-'))
  try {
    const source = join(folder, 'source.ts')
    writeFileSync(
      source,
      "interface Unused {\n  readonly a: string\n}\n\nexport const stack = new Error('here').stack\n",
    )
    const outfile = join(folder, 'bundle/entry.mjs')
    const maps = { sourcemap: 'external', sourcesContent: false } as const
    await build({ ...bundleOptions, ...maps, absWorkingDir: root, entryPoints: [source], outfile })
    const { stack } = await import(pathToFileURL(outfile).href)
    const other = pathToFileURL(join(folder, 'other.mjs')).href
    const text = withOwnPlaces(`${stack}\n    at ${other}:3:4`, folder)
    match(text, /^Error: here\n {4}at source\.ts:5:22\n/)
    match(text, /\/other\.mjs:3:4$/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
