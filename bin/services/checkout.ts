import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** @returns the top of the checkout of git that a folder lies in; null where it is in none */
export function checkoutAround(folder: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at
    if (dirname(at) === at) return null
  }
}
