import { unknownDataFile } from '../diagnostics/codes/data.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { nearest } from '../formats/nearest.ts'
import { withoutExtension } from '../read/extension.ts'
import { actionsKind } from './actions.ts'
import { aiLabelsKind } from './ai-labels.ts'
import { codeSamplesKind } from './code-samples.ts'
import { destinationCategoriesKind } from './destination-categories.ts'
import { destinationsKind } from './destinations.ts'
import { errorsKind } from './errors.ts'
import { type DataKind, matchesPath } from './kind.ts'
import { librarySupportKind } from './library-support.ts'
import { searchResultsKind } from './search-results.ts'
import { sourcesKind } from './sources.ts'
import { specificationsKind } from './specifications.ts'
import { voicesKind } from './voices.ts'

/** Every kind of data that a site may have. */
export const dataKinds = [
  errorsKind,
  destinationsKind,
  destinationCategoriesKind,
  sourcesKind,
  librarySupportKind,
  voicesKind,
  codeSamplesKind,
  searchResultsKind,
  actionsKind,
  aiLabelsKind,
  specificationsKind,
] as const

type ListsOf<Kind> = Kind extends DataKind<infer Lists> ? Lists : never
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The lists of all kinds, checked and typed, in the order of the files. A missing file is an empty list. */
export type DataLists = Together<ListsOf<(typeof dataKinds)[number]>>

/** @returns the kind that reads a file of the data; null for none */
export function kindAt(path: string): DataKind | null {
  return dataKinds.find((kind) => matchesPath(kind, path)) ?? null
}

/** What is wrong with a file of the data that no kind reads. */
export function unknownKind(path: string): Diagnostic {
  const [, , first = '', ...rest] = path.split('/')
  const found = rest.length === 0 ? withoutExtension(first) : `${first}/`
  const known = dataKinds.flatMap(({ name, place }): string[] => [
    ...(place === 'folder' ? [] : [name]),
    ...(place === 'file' ? [] : [`${name}/`]),
  ])
  const ordered = [...known.filter((name) => !name.endsWith('/')), ...known.filter((name) => name.endsWith('/'))]
  return unknownDataFile({ file: path, place: null }, { name: found, nearest: nearest(found, ordered), known: ordered })
}
