// Runs a script of the tests that is TypeScript: bundled as test files are, into a folder that goes afterwards.
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { bundleOptions } from './bundle-options.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** @param {string} script relative to the root */
export async function runBundled(script) {
  const folder = join(root, 'node_modules/.cache/scripts', String(process.pid))
  const outfile = join(folder, script.replace(/\.ts$/, '.mjs'))
  mkdirSync(folder, { recursive: true })
  try {
    await build({ ...bundleOptions, absWorkingDir: root, entryPoints: [script], outfile })
    await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
