import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBundle, ClientEntry } from '../../compiler/bundle.ts'
import { root } from '../root.ts'

/** The browser's side as the compiled command has it. */
export function compiledClient(): ClientBundle {
  const folder = join(root, 'dist/cli/client')
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, ClientEntry>
  return { folder, entries: new Map(Object.entries(manifest)) }
}
