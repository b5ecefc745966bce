import { unknownSecurityScheme } from '../../diagnostics/codes/openapi.ts'
import { unknownScope } from '../../diagnostics/codes/openapi-calls.ts'
import { isMapping } from '../../formats/members.ts'
import { nearest } from '../../formats/nearest.ts'
import { once } from '../../formats/once.ts'
import { type Fields, field, listField, type Source } from '../document/document.ts'
import { partAt } from '../document/overridden.ts'
import type { DocumentSet } from '../document/reference.ts'
import { findScheme, type NamedScheme } from '../document/security-scheme.ts'
import type { Spot } from './spot.ts'

/**
 * Security requirements: each names a scheme of the components, or has its address.
 * @param root the specification's own document
 * @returns the schemes that are named by their address
 */
export function checkSecurity(holder: Fields, root: Source, at: Spot, documents: DocumentSet): readonly Source[] {
  const schemes = field(field(root.value, 'components'), 'securitySchemes')
  const addressed: Source[] = []
  for (const [index, requirement] of listField(holder, 'security').entries()) {
    for (const [name, scopes] of isMapping(requirement) ? Object.entries(requirement) : []) {
      const found = findScheme(documents, root, at.file, name)
      if (found?.isAddressed === true) addressed.push(found.source)
      if (found === null) {
        const near = isMapping(schemes) ? documents.nearestIn(schemes, name) : null
        at.report(
          unknownSecurityScheme({ file: at.file, place: at.key('security', index, name) }, { name, nearest: near }),
        )
      } else checkScopes(documents, found, Array.isArray(scopes) ? scopes : [], at, index, name)
    }
  }
  return addressed
}

/** A scheme that lists no scope at all may have its scopes described elsewhere. */
function checkScopes(
  documents: DocumentSet,
  { name: scheme, source }: NamedScheme,
  scopes: readonly unknown[],
  at: Spot,
  ...path: readonly [index: number, name: string]
): void {
  const flows = scopes.length === 0 ? undefined : field(partAt(documents, source)?.value, 'flows')
  const listed = Object.values(isMapping(flows) ? flows : {})
    .map((flow) => field(flow, 'scopes'))
    .filter(isMapping)
  const isListing = once(() => listed.some((one) => Object.keys(one).length > 0))
  for (const [place, scope] of scopes.entries()) {
    if (typeof scope !== 'string' || listed.some((one) => Object.hasOwn(one, scope)) || !isListing()) continue
    const here = { file: at.file, place: at.value('security', ...path, place) }
    const near = nearest(
      scope,
      listed.flatMap((one) => documents.nearestIn(one, scope) ?? []),
    )
    at.report(unknownScope(here, { scope, scheme, nearest: near }))
  }
}
