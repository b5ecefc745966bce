import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBundle, ClientEntry } from '../../compiler/model/bundle.ts'
import { compiled } from '../process/compiled.ts'

/**
 * @returns the folder of the compiled command
 * @throws where it is not compiled
 */
export function commandFolder(): string {
  const found = compiled()
  if (found === null) throw new Error('The command is not compiled')
  return found.folder
}

/** @returns what changes with every change of the command; null where it is not compiled */
export function commandVersion(): string | null {
  return compiled()?.version ?? null
}

/** The browser's side that `bin/compile.mjs` has put beside the compiled command. */
export function readClientBundle(): ClientBundle {
  const folder = join(commandFolder(), 'client')
  const manifest: Record<string, ClientEntry> = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  return { folder, entries: new Map(Object.entries(manifest)) }
}
