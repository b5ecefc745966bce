import { isMapping } from '../../formats/members.ts'
import { field } from './document.ts'

/**
 * Versions are texts, and few put them in quotes: YAML reads `1.10` as the number 1.1, which is another version.
 *
 * @param value a whole document
 * @param written gives the characters of what is at a path
 * @returns the document with the version of OpenAPI and its own as they are written
 */
export function withVersions(value: unknown, written: (path: readonly string[]) => string | null): unknown {
  if (!isMapping(value)) return value
  const { info } = value
  const isWritten = typeof field(value, 'openapi') === 'number'
  const own = typeof field(info, 'version') === 'number' ? written(['info', 'version']) : null
  if (!isWritten && own === null) return value
  return Object.assign(
    Object.create(null),
    value,
    isWritten ? { openapi: written(['openapi']) } : {},
    own === null ? {} : { info: Object.assign(Object.create(null), info, { version: own }) },
  )
}

/** @returns a version of OpenAPI with all three of its numbers, as its schema has it: `3.1` is `3.1.0` */
export function wholeVersion(openapi: string): string {
  return /^\d+\.\d+$/.test(openapi) ? `${openapi}.0` : openapi
}
