import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isSystemError } from '../../compiler/formats/thrown.ts'
import type { DrawnIcons } from '../../compiler/render/site-icons.ts'
import { compiled } from '../process/compiled.ts'

/** A picture takes some tenths of a second, on a busy machine some seconds: one that takes longer is not worth waiting for. */
const timeoutMs = 60_000

/**
 * Draws the icons of a site while everything waits; what is drawn is remembered.
 *
 * @returns a function that is given the absolute place of an SVG file, and gives null for one that can't be drawn; undefined
 *   where the command is not compiled
 */
export function iconDrawer(): ((location: string) => DrawnIcons | null) | undefined {
  const folder = compiled()?.folder
  return folder === undefined ? undefined : (location) => drawIcons(folder, location)
}

/** @throws an error of the system where nobody has begun to draw: that says nothing of the picture, and is not to be remembered */
function drawIcons(folder: string, location: string): DrawnIcons | null {
  const { status, stdout, error } = spawnSync(process.execPath, [join(folder, 'print-icons.js'), location], {
    timeout: timeoutMs,
    maxBuffer: 16 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
  })
  if (status === 0) return JSON.parse(stdout)
  if ((stdout ?? '') !== '') return null
  // Node ends itself where the system lets it have no threads.
  const code = isSystemError(error) ? error.code : 'EAGAIN'
  throw Object.assign(new Error(`the icons of ${location} were not drawn`), { code, syscall: 'spawn', path: location })
}
