import { unknownLinkedOperation } from '../../diagnostics/codes/openapi-calls.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { isMapping } from '../../formats/members.ts'
import { nearestOfMany } from '../../formats/nearest-of-many.ts'
import { once } from '../../formats/once.ts'
import { inside, type Source, textField } from '../document/document.ts'
import { type DocumentSet, placeOf, resolveReference } from '../document/reference.ts'

/**
 * Links of responses that lead to no operation. An address outside of the folder is somebody else's.
 *
 * @param links all that were met
 * @param operationIds of every operation, those of callbacks among them
 */
export function checkLinks(
  documents: DocumentSet,
  links: readonly Source[],
  operationIds: ReadonlySet<string>,
): readonly Diagnostic[] {
  const search = once(() => nearestOfMany([...operationIds]))
  return links.flatMap((link) => {
    const id = textField(link.value, 'operationId')
    const reference = textField(link.value, 'operationRef')
    const operation = id ?? reference
    if (operation === null) return []
    const isKnown = id === null ? leadsToOne(documents, link, operation) : operationIds.has(id)
    if (isKnown) return []
    const key = id === null ? 'operationRef' : 'operationId'
    const at = { file: link.file, place: placeOf(documents, inside(link, key), 'value') }
    return [unknownLinkedOperation(at, { operation, nearest: id === null ? null : search()(id) })]
  })
}

function leadsToOne(documents: DocumentSet, { file }: Source, reference: string): boolean {
  const { source, problem } = resolveReference(documents, file, reference)
  return problem === undefined ? isMapping(source.value) : problem.kind === 'remote'
}
