import { alikeOperationIds, duplicateOperationId } from '../../diagnostics/codes/openapi.ts'
import type { At, Diagnostic, Outcome } from '../../diagnostics/diagnostic.ts'
import { slugOf } from './anchor.ts'
import { inside, type Source, textField } from './document.ts'
import { type DocumentSet, placeOf } from './reference.ts'

/** An operation, or what is sent to a webhook, which has no page of its own. */
interface Identified {
  readonly kind: 'operation' | 'webhook'
  readonly source: Source
}

/** @returns the ids that operations have, each once; two alike are an error, two that make one address a warning */
export function writtenIds(documents: DocumentSet, found: readonly Identified[]): Outcome<readonly string[]> {
  const diagnostics: Diagnostic[] = []
  const written = new Map<string, Source>()
  const bySegment = new Map<string, { readonly other: string; readonly source: Source }>()
  for (const { kind, source } of found) {
    const operationId = textField(source.value, 'operationId')
    if (operationId === null) continue
    const first = written.get(operationId)
    if (first !== undefined) {
      // One path item may be at two paths by reference: that is the same operation.
      if (first.value !== source.value)
        diagnostics.push(duplicateOperationId(atSecond(documents, first, source), { operationId }))
      continue
    }
    written.set(operationId, source)
    if (kind === 'webhook') continue
    const segment = slugOf(operationId, 'operation')
    const before = bySegment.get(segment)
    if (before === undefined) bySegment.set(segment, { other: operationId, source })
    else {
      const facts = { operationId, other: before.other, segment }
      diagnostics.push(alikeOperationIds(atSecond(documents, before.source, source), facts))
    }
  }
  return { value: [...written.keys()], diagnostics }
}

function atSecond(documents: DocumentSet, first: Source, second: Source): At {
  const { line = null, column = null } = placeOf(documents, inside(first, 'operationId'), 'value') ?? {}
  const related = [{ message: 'First used here', file: first.file, line, column }]
  return { file: second.file, place: placeOf(documents, inside(second, 'operationId'), 'value'), related }
}
