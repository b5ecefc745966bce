import { isMapping } from '../../formats/members.ts'
import type { Source } from '../document/document.ts'
import { field, inside, textField } from '../document/document.ts'
import { partAt } from '../document/overridden.ts'
import { resolveReference } from '../document/reference.ts'
import { valueText } from '../schema/property.ts'
import type { Specification } from '../specification.ts'
import { serverUrl } from './access.ts'
import type { ResponseLink } from './operation-model.ts'

/** The links of a response, in its own order (OpenAPI, "Link Object"). */
export function linksOf(specification: Specification, response: Source): readonly ResponseLink[] {
  const held = inside(response, 'links')
  if (!isMapping(held.value)) return []
  return Object.keys(held.value)
    .filter((name) => !name.startsWith('x-'))
    .flatMap((name): readonly ResponseLink[] => {
      const link = partAt(specification.documents, inside(held, name))
      if (link === undefined || !isMapping(link.value)) return []
      const parameters = field(link.value, 'parameters')
      const body = field(link.value, 'requestBody')
      return [
        {
          name,
          operationId: operationOf(specification, link),
          description: textField(link.value, 'description'),
          parameters: Object.entries(isMapping(parameters) ? parameters : {}).map(([parameter, value]) => ({
            name: parameter,
            value: valueText(value),
          })),
          body: body === undefined ? null : valueText(body),
          server: serverUrl(field(link.value, 'server')),
        },
      ]
    })
}

/** An operation is named by its id, or referred to by its place. */
function operationOf({ documents, operations }: Specification, link: Source): string | null {
  const id = textField(link.value, 'operationId')
  if (id !== null) return operations.has(id) ? id : null
  const reference = textField(link.value, 'operationRef')
  if (reference === null) return null
  const target = resolveReference(documents, link.file, reference).source?.value
  if (target === undefined) return null
  for (const entry of operations.values()) if (entry.source.value === target) return entry.operationId
  return null
}
