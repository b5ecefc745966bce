import { field, inside, nameOf, type Source } from './document.ts'
import { securityTypes } from './enumerations.ts'
import { partAt } from './overridden.ts'
import { type DocumentSet, resolveReference } from './reference.ts'

/** A scheme, with the name that readers know it by. */
export interface NamedScheme {
  readonly name: string
  readonly source: Source
  /** It is no component of the specification of that name. */
  readonly isAddressed: boolean
}

/**
 * Finds what a key of a security requirement means: a component, else what is at that address (OpenAPI 3.2, "Security
 * Requirement Object"), whose last word is its name.
 *
 * @param root the specification's own document
 * @param file the file that the requirement is in
 * @param key the name or the address
 * @returns null where there is neither, or what is there is no scheme
 */
export function findScheme(documents: DocumentSet, root: Source, file: string, key: string): NamedScheme | null {
  const component = inside(root, 'components', 'securitySchemes', key)
  if (component.value !== undefined) return { name: key, source: component, isAddressed: false }
  const { source } = resolveReference(documents, file, key)
  const type = source === undefined ? undefined : field(partAt(documents, source)?.value, 'type')
  if (source === undefined || !securityTypes.some((known) => known === type)) return null
  return { name: nameOf(source), source, isAddressed: true }
}
