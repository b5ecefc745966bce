import { z } from 'zod'

/**
 * @param example as a message shows it
 * @returns the schema of a path of this site. `//host` and `/\host` would lead outside
 */
export function sitePath(example: string) {
  return z.string().regex(/^\/(?![/\\])\S*$/, `expected a site path such as \`${example}\``)
}
