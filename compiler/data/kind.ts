import { z } from 'zod'
import type { Place } from '../diagnostics/diagnostic.ts'
import { Findings } from '../diagnostics/packed.ts'
import { placeOfRecord } from '../formats/shape/check-shape.ts'
import type { SourceFile } from '../formats/source.ts'
import { parseData } from '../formats/yaml/parse-data.ts'
import type { Placed } from '../formats/yaml/placed.ts'
import type { ValuePath } from '../formats/yaml/value-path.ts'
import { type AboutFile, unmeasured } from '../model/about-file.ts'
import { withoutExtension } from '../read/extension.ts'
import { type DataFile, kindOf, type Loading, type Origin, Refused } from './records.ts'
import type { SiteConfig } from './site/site-config.ts'
import { recordsWithoutExcluded } from './without-excluded.ts'

/** A kind of data: what is under one name in `content/data/`, and the lists that blocks get of it. */
export interface DataKind<Lists extends object = object> {
  /** The name of the file, without extension, or of the folder. */
  readonly name: string
  readonly place: 'file' | 'folder' | 'file or folder'
  /** Files of the folder hold one record each, named as the file. */
  readonly namedByFile?: boolean
  /** What a file of this kind holds, for editors. */
  readonly schema: z.ZodType
  /** The names of the lists, so that the kind is known to be read before it is. */
  readonly lists: readonly string[]
  /** A record that is wrong is reported at its own place and left out. */
  load(input: KindInput): Lists
  /**
   * For a kind that holds many parts, each of which a page shows by itself.
   *
   * @param part names one
   * @returns a text that is the same only where no reader of this part can tell two lists apart
   */
  partPrint?(lists: Lists, part: readonly string[]): string
}

/** What a kind is read from. */
export interface KindInput {
  readonly sources: readonly NamedSource[]
  readonly config: SiteConfig
  readonly loading: Loading
  /** Has to do all the work that grows with one file. */
  readonly about: AboutFile
  /** Whether the output may not tell where a link in a file leads; absent where it may tell everything. */
  readonly isExcluded?: Excluding | undefined
  /** Reads every file; one that is no data at all is reported and left out. */
  each<Item>(read: ReadFile<Item>): Item[]
}

export type Excluding = (url: string, file: string) => boolean

type ReadFile<Item> = (loading: Loading, data: DataFile, name: string) => readonly Item[]

export interface NamedSource {
  /** The path below the kind's folder, without extension; empty for a file that is the kind. */
  readonly name: string
  readonly source: SourceFile
}

/** A kind as it was read. */
export interface LoadedKind {
  readonly value: object
  /** A file may repeat a mistake in each of its records. */
  readonly diagnostics: Findings
  /** Whether a record is there and was refused: who names it need not hear that it is unknown. */
  isRefused(name: string | number): boolean
  /** Where a record has an address, or the record itself; null when the file has none there. */
  placeOfLink(file: string, path: ValuePath, url: string): Place | null
}

/** @returns what a file with `items` holds */
export function itemsOf(schema: z.ZodType): z.ZodType {
  return z.looseObject({ items: z.array(schema) })
}

/** What the files of a kind are read with. */
interface KindReading {
  readonly config: SiteConfig
  /** Takes the place of each record. */
  readonly origins: WeakMap<object, Origin>
  /** Does the work on each file. */
  readonly about?: AboutFile
  readonly isExcluded?: Excluding | undefined
}

/** Gives a kind the type of its lists. */
export function defineKind<Lists extends object>(
  kind: DataKind<Lists> & { readonly lists: readonly (keyof Lists)[] },
): DataKind<Lists> {
  return kind
}

/**
 * Reads the files of one kind.
 *
 * @param unread paths of its files that are there and can't be read, which is reported on its own
 */
export function loadKind(
  kind: DataKind,
  sources: readonly SourceFile[],
  unread: readonly string[],
  { config, origins, about = unmeasured, isExcluded }: KindReading,
): LoadedKind {
  const diagnostics = new Findings()
  const refused = new Refused()
  const loading: Loading = { diagnostics, origins, refused }
  const files = new Map<string, Placed>()
  const refuse = (path: string) => refused.add(kind.name, kind.namedByFile === true ? nameOf(path) : null)
  for (const path of unread) refuse(path)
  const readFile = <Item>(source: SourceFile, read: ReadFile<Item>): readonly Item[] => {
    const parsed = parseData(source)
    diagnostics.addAll(parsed.diagnostics)
    if (parsed.value !== null) {
      files.set(source.path, parsed.value)
      return read(loading, { file: source.path, placed: shown(parsed.value, source.path) }, nameOf(source.path))
    }
    refuse(source.path)
    return []
  }
  const shown = (placed: Placed, path: string): Placed =>
    isExcluded === undefined
      ? placed
      : { ...placed, value: recordsWithoutExcluded(placed.value, (url) => isExcluded(url, path)) }
  const each: KindInput['each'] = (read) =>
    sources.flatMap((source) => about(source.path, () => readFile(source, read)))
  const named = sources.map((source) => ({ name: nameOf(source.path), source }))
  const value = kind.load({ sources: named, config, loading, about, isExcluded, each })
  return {
    value,
    diagnostics,
    isRefused: (name) => refused.has(kind.name, name),
    placeOfLink(file, path, url) {
      const placed = files.get(file)
      return placed === undefined ? null : (placed.placeOfLink(path, url) ?? placeOfRecord(placed, path))
    },
  }
}

/** @returns whether a file of the data is where files of this kind belong */
export function matchesPath(kind: DataKind, path: string): boolean {
  if (kindOf(path) !== kind.name) return false
  const isInFolder = path.split('/').length > 3
  return kind.place === 'file or folder' || (kind.place === 'folder') === isInFolder
}

function nameOf(path: string): string {
  return withoutExtension(path.split('/').slice(3).join('/'))
}
