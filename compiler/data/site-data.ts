import { readAiLabel } from './ai-labels.ts'
import type { DataKinds } from './data.ts'
import type { LoadedKind } from './kind.ts'
import { type DataLists, dataKinds } from './kinds.ts'
import type { Origin } from './records.ts'

/**
 * The data of a site as blocks see it: each list is asked for when a block looks at it.
 *
 * @param load reads a kind, by its name
 * @param origins the place of each record that was read
 */
export function siteData(load: (kind: string) => LoadedKind, origins: WeakMap<object, Origin>): DataKinds {
  const lists = {} as DataLists
  for (const { name, lists: keys } of dataKinds)
    for (const key of keys)
      Object.defineProperty(lists, key, {
        enumerable: true,
        get: () => (load(name).value as Record<string, unknown>)[key],
      })
  return Object.assign(lists, {
    readAiLabel,
    isRefused: ({ kind, name }: Parameters<DataKinds['isRefused']>[0]) => load(kind).isRefused(name),
    originOf: (record: object) => origins.get(record) ?? null,
  })
}
