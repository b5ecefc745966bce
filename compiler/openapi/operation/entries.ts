import { missingOperationId, relativeApiPath } from '../../diagnostics/codes/openapi.ts'
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.ts'
import { append } from '../../formats/append.ts'
import { toCasing, wordsOf } from '../../formats/casing.ts'
import { isMapping } from '../../formats/members.ts'
import { checkParameters, checkSamePaths, keyPlace } from '../check/check-paths.ts'
import { createIds, slugOf } from '../document/anchor.ts'
import type { Source } from '../document/document.ts'
import { field, flagField, inside, listField, textField } from '../document/document.ts'
import { isMethod, otherMethods } from '../document/enumerations.ts'
import { writtenIds } from '../document/operation-ids.ts'
import { type DocumentSet, dereference } from '../document/reference.ts'
import type { OperationEntry } from '../specification.ts'

/**
 * Lists the operations and webhooks of a specification in its own order.
 * @returns the entries by operationId, with what is wrong with ids and path parameters
 */
export function listOperations(documents: DocumentSet, root: Source): Outcome<ReadonlyMap<string, OperationEntry>> {
  const diagnostics: Diagnostic[] = []
  const entries = new Map<string, OperationEntry>()
  const paths = pathItems(root, 'paths', 'operation')
  for (const { path, source } of paths.filter((one) => !one.path.startsWith('/')))
    diagnostics.push(relativeApiPath({ file: source.file, place: keyPlace(documents, source) }, { path }))
  append(diagnostics, checkSamePaths(documents, paths))
  const found = [
    ...paths,
    ...pathItems(root, 'webhooks', 'webhook'),
    ...pathItems(root, 'x-webhooks', 'webhook'),
  ].flatMap(({ kind, path, source }) =>
    operationsOf(documents, source).map((found): Found => ({ kind, path, ...found })),
  )

  // Ids that are written down come first, so that a derived one never takes another's name.
  const written = writtenIds(documents, found)
  append(diagnostics, written.diagnostics)
  const ids = createIds()
  const derived = createIds()
  const nameless: { readonly where: string; readonly operationId: string; readonly source: Source }[] = []
  for (const id of written.value) derived(id)
  for (const { kind, method, path, source, items } of found) {
    const id = textField(source.value, 'operationId')
    if (id !== null && entries.has(id)) continue
    const operationId = id ?? derived(deriveId(kind, method, path))
    if (isNameless(source) && kind === 'operation') nameless.push({ where: `${method} ${path}`, operationId, source })
    if (kind === 'operation') append(diagnostics, checkParameters(documents, path, source, items))
    entries.set(operationId, {
      kind,
      operationId,
      method,
      path,
      summary:
        textField(source.value, 'summary') ??
        items.map((item) => textField(item.value, 'summary')).find((text) => text !== null) ??
        null,
      tags: listField(source.value, 'tags').filter((tag) => typeof tag === 'string'),
      deprecated: flagField(source.value, 'deprecated'),
      anchor: ids(slugOf(operationId, 'operation')),
      source,
      items,
    })
  }
  const [first, ...others] = nameless
  if (first !== undefined) {
    const related = others.map(({ where, operationId, source }) => {
      const { line = null, column = null } = keyPlace(documents, source) ?? {}
      return { message: `\`${operationId}\` is used for ${where}`, file: source.file, line, column }
    })
    const at = { file: first.source.file, place: keyPlace(documents, first.source), related }
    diagnostics.push(missingOperationId(at, { where: first.where, derived: first.operationId, others: others.length }))
  }
  return { value: entries, diagnostics }
}

/** An operationId that is no text is reported as such. */
function isNameless({ value }: Source): boolean {
  const id = field(value, 'operationId') ?? ''
  return typeof id === 'string' && id.trim() === ''
}

type Found = Pick<OperationEntry, 'kind' | 'method' | 'path' | 'source' | 'items'>

function pathItems(root: Source, key: string, kind: 'operation' | 'webhook') {
  const all = inside(root, key)
  const names = isMapping(all.value) ? Object.keys(all.value) : []
  // A reference in place of all of them is reported as such.
  return names
    .filter((name) => !name.startsWith('x-') && name !== '$ref')
    .map((path) => ({ kind, path, source: inside(all, path) }))
}

/** @returns the operations of a path item, in its order, those of methods that OpenAPI does not list last */
export function operationsOf(
  documents: DocumentSet,
  item: Source,
): readonly Pick<OperationEntry, 'method' | 'source' | 'items'>[] {
  const target = dereference(documents, item).source
  const items = target === undefined || target.value === item.value ? [item] : [item, target]
  const keys = new Set(items.flatMap(({ value }) => keysOf(value).filter(isMethod)))
  const others = new Set(items.flatMap(({ value }) => keysOf(field(value, otherMethods))))
  const places = [...[...keys].map((method) => [method]), ...[...others].map((method) => [otherMethods, method])]
  return places.flatMap((place) => {
    const written = items.map((one) => inside(one, ...place)).find(({ value }) => isMapping(value))
    if (written === undefined) return []
    const source = dereference(documents, written).source ?? written
    return [{ method: place.at(-1) ?? '', source, items }]
  })
}

function keysOf(value: unknown): readonly string[] {
  return isMapping(value) ? Object.keys(value) : []
}

/** `get /calls/{CallSid}/events` is `getCallsByCallSidEvents`. */
function deriveId(kind: OperationEntry['kind'], method: string, path: string): string {
  const segments = path.split('/').map((segment) => {
    const words = wordsOf(segment).join('_')
    return segment.startsWith('{') ? `by_${words}` : words
  })
  const name = (kind === 'webhook' ? segments : [method, ...segments]).filter((word) => word !== '').join('_')
  return toCasing(name, 'camel') || method
}
