// Pictures of every kind of page, compared with those of another commit: npm run test:look [-- COMMIT]
// COMMIT (default: HEAD) is built beside the working tree; what is not committed yet shows as a difference.

import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const folder = join(root, 'node_modules/.cache/look', String(process.pid))
const outfile = join(folder, 'test/look/print.mjs')
mkdirSync(folder, { recursive: true })
try {
  await build({
    entryPoints: [join(root, 'test/look/print.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
  })
  await import(pathToFileURL(outfile).href)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
