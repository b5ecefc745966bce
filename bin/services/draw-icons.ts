import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { DrawnIcons } from '../../compiler/render/site-icons.ts'
import { compiled } from '../compiled.ts'

/** A picture takes some tenths of a second: one that takes longer is not worth waiting for. */
const timeoutMs = 20_000

/**
 * Draws the icons of a site while everything waits; what is drawn is remembered.
 *
 * @param location of an SVG file, absolute
 * @returns null for a file that can't be drawn
 */
export function drawIcons(location: string): DrawnIcons | null {
  const folder = compiled()?.folder
  if (folder === undefined) return null
  const options = { timeout: timeoutMs, maxBuffer: 16 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] as const }
  try {
    const text = execFileSync(process.execPath, [join(folder, 'print-icons.js'), location], {
      ...options,
      stdio: [...options.stdio],
      encoding: 'utf8',
    })
    return JSON.parse(text) as DrawnIcons
  } catch {
    return null
  }
}
