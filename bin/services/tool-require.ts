import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compiled } from '../process/compiled.ts'

/** Finds packages as the tool does. What is compiled knows no address of its own file. */
export function toolRequire(): NodeJS.Require {
  const folder = compiled()?.folder
  return createRequire(folder === undefined ? import.meta.url : join(folder, 'command.cjs'))
}
