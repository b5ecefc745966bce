import { memberOf } from '../formats/members.ts'
import { readAiLabel } from './ai-labels.ts'
import type { DataKinds } from './data.ts'
import type { LoadedKind } from './kind.ts'
import { type DataLists, dataKinds } from './kinds.ts'
import { kindOf, type Origin } from './records.ts'

/**
 * The data of a site as blocks see it: each list is asked for when a block looks at it.
 *
 * @param load reads a kind, by its name
 * @param loadPart the same for a reader of one of its parts
 * @param origins the place of each record that was read
 */
export function siteData(
  load: (kind: string) => LoadedKind,
  loadPart: (part: readonly [kind: string, ...part: string[]]) => () => LoadedKind,
  origins: WeakMap<object, Origin>,
): DataKinds {
  return Object.assign(listsFrom(load), {
    ofPart: (part: readonly [kind: string, ...part: string[]]) => {
      const [own] = part
      const loadOwn = loadPart(part)
      return listsFrom((kind) => (kind === own ? loadOwn() : load(kind)))
    },
    readAiLabel,
    isRefused: ({ kind, name }: Parameters<DataKinds['isRefused']>[0]) => load(kind).isRefused(name),
    originOf: (record: object) => origins.get(record) ?? null,
    placeOfLink: ({ file, path }: Pick<Origin, 'file' | 'path'>, url: string) =>
      load(kindOf(file)).placeOfLink(file, path, url),
  })
}

function listsFrom(load: (kind: string) => LoadedKind): DataLists {
  const lists = {} as DataLists
  for (const { name, lists: keys } of dataKinds)
    for (const key of keys)
      Object.defineProperty(lists, key, {
        enumerable: true,
        get: () => memberOf(load(name).value, key),
      })
  return lists
}
