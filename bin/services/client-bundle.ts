import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ClientBundle, ClientEntry } from '../../compiler/model/bundle.ts'

/** The folder of the compiled command, in which its chunks have a folder of their own. */
export function commandFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  return basename(here) === 'chunks' ? dirname(here) : here
}

/** @returns what changes with every change of the command: the names of its chunks, which hold hashes of their content; null where it is not compiled */
export function commandVersion(): string | null {
  const folder = join(commandFolder(), 'chunks')
  return existsSync(folder) ? readdirSync(folder).sort().join(' ') : null
}

/** The browser's side that `bin/compile.mjs` has put beside the compiled command. */
export function readClientBundle(): ClientBundle {
  const folder = join(commandFolder(), 'client')
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, ClientEntry>
  return { folder, entries: new Map(Object.entries(manifest)) }
}
