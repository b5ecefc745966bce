import { homedir, userInfo } from 'node:os'
import { isAbsolute } from 'node:path'
import type { Environment } from '../formats/environment.ts'

/**
 * Finds where the account keeps its own files. A relative `HOME`, or an empty one, as some containers have it, would lead into
 * the site, where everybody who writes pages can put files.
 *
 * @returns absolute; null where the account has no home
 */
export function homeFolder({ HOME: named = '' }: Environment): string | null {
  if (isAbsolute(named)) return named
  for (const ask of [homedir, () => userInfo().homedir]) {
    const found = orNone(ask)
    if (isAbsolute(found)) return found
  }
  return null
}

/** Node throws where the system has no entry for the account. */
function orNone(ask: () => string): string {
  try {
    return ask()
  } catch {
    return ''
  }
}
