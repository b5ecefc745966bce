import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { DrawnIcons } from '../../compiler/render/site-icons.ts'
import { compiled } from '../process/compiled.ts'

/** A picture takes some tenths of a second: one that takes longer is not worth waiting for. */
const timeoutMs = 20_000

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

function drawIcons(folder: string, location: string): DrawnIcons | null {
  const options = { timeout: timeoutMs, maxBuffer: 16 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] as const }
  try {
    const text = execFileSync(process.execPath, [join(folder, 'print-icons.js'), location], {
      ...options,
      stdio: [...options.stdio],
      encoding: 'utf8',
    })
    return JSON.parse(text)
  } catch {
    return null
  }
}
