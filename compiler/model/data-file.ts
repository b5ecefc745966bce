import { createHash } from 'node:crypto'
import { assetsRoute } from './bundle.ts'
import type { OutputFile } from './output.ts'

/**
 * A file of data beside the scripts and styles. Its name holds a hash of the content, so that hosts and browsers may
 * keep it for ever, and two blocks with the same content share one.
 *
 * @param name lower-case letters, digits and dashes, with an extension; another one is a fault of the block, and thrown
 */
export function dataFile(name: string, content: string): OutputFile {
  const [, base, extension] = /^([a-z0-9-]+)(\.[a-z]+)$/.exec(name) ?? []
  if (base === undefined || extension === undefined) throw new Error(`No name for a data file: ${name}`)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase()
  return { path: `${assetsRoute.slice(1)}/${base}-${hash}${extension}`, content }
}
