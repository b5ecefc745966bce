import { leftOutOperations } from '../../diagnostics/codes/api-mentions.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { isMapping } from '../../formats/members.ts'
import type { DocumentPath } from '../document/document.ts'
import { type DocumentSet, placeOf } from '../document/reference.ts'
import type { OperationEntry } from '../specification.ts'
import type { Findings } from './check.ts'

export interface Separated {
  readonly operations: ReadonlyMap<string, OperationEntry>
  readonly leftOut: ReadonlyMap<string, OperationEntry>
}

/** Separates the operations that can be shown whole from those with a fault in them, or in what they use. */
export function separate(
  entries: ReadonlyMap<string, OperationEntry>,
  documents: DocumentSet,
  { holders }: Pick<Findings, 'holders'>,
): Separated {
  for (const { value, faults = [], ...document } of documents.files.values()) {
    for (const { line, column, severity } of faults) {
      if (line === null || column === null || severity !== 'error') continue
      const around = valuesAround(value, (path) => document.placeOf(path, 'value'), line, column)
      const blamed = around.findLast((one) => holders.kindOf(one) !== undefined)
      if (blamed !== undefined) holders.blame(blamed)
    }
  }
  const faulty = holders.faulty()
  const isOut = ({ source, items }: OperationEntry) =>
    faulty.has(source.value) || items.some(({ value }) => faulty.has(value))
  const all = [...entries]
  return {
    operations: new Map(all.filter(([, entry]) => !isOut(entry))),
    leftOut: new Map(all.filter(([, entry]) => isOut(entry))),
  }
}

/** @returns the objects around a place, the outermost first */
function valuesAround(
  root: unknown,
  placeOf: (path: DocumentPath) => ReturnType<DocumentSetFile['placeOf']>,
  line: number,
  column: number,
): readonly unknown[] {
  const found: unknown[] = []
  let path: DocumentPath = []
  let value = root
  while (isMapping(value) || Array.isArray(value)) {
    found.push(value)
    const members: readonly [string | number, unknown][] = Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(value)
    const inside = members.find(([key]) => {
      const place = placeOf([...path, key])
      if (place === null) return false
      const begins = place.line < line || (place.line === line && place.column <= column)
      return begins && (line < place.endLine || (line === place.endLine && column < place.endColumn))
    })
    if (inside === undefined) break
    path = [...path, inside[0]]
    value = inside[1]
  }
  return found
}

type DocumentSetFile = DocumentSet['files'] extends ReadonlyMap<string, infer File> ? File : never

/** @returns one finding that names the operations that a page will not have; none when there are none */
export function tellLeftOut(
  documents: DocumentSet,
  leftOut: ReadonlyMap<string, OperationEntry>,
): readonly Diagnostic[] {
  const [first, ...others] = leftOut.values()
  if (first === undefined) return []
  const placeOfEntry = ({ source }: OperationEntry) =>
    placeOf(documents, source, source.path.length === 0 ? 'value' : 'key')
  const related = others.map((entry) => {
    const { line = null, column = null } = placeOfEntry(entry) ?? {}
    return { message: `\`${entry.operationId}\` is left out`, file: entry.source.file, line, column }
  })
  const at = { file: first.source.file, place: placeOfEntry(first), related }
  return [leftOutOperations(at, { operationId: first.operationId, others: others.length })]
}
