// Prints what every host answers to every request: npm run test:hosts [-- --no-preview]
// TEST_WRANGLER=… names the program of Cloudflare's runtime, which can't be installed without running its scripts.

import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const folder = join(root, 'node_modules/.cache/hosts', String(process.pid))
const outfile = join(folder, 'test/hosts/table/print.mjs')
mkdirSync(folder, { recursive: true })
try {
  await build({
    entryPoints: [join(root, 'test/hosts/table/print.ts')],
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
