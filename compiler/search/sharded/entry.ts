import type { PlacedFiles } from '../engine.ts'
import type { FactsTold } from './index-files.ts'
import { pieceNames } from './pieces.ts'

/** What the entry file says of an index: which parts there are, by the hashes in their names. */
export interface IndexEntry extends FactsTold {
  /** The folder of the parts, from the root of the published one: `_assets/search/`. */
  readonly at: string
  readonly language: string
  readonly facts: string
  /** Parts of the table of pages, in their order; empty for one without a page. */
  readonly pages: readonly string[]
  /** Parts of the words by the beginning of the words in them. */
  readonly words: Readonly<Record<string, string>>
}

/** Pure. See `SearchEngine.entry`. */
export function indexEntry(placed: (name: string) => PlacedFiles, at: string, language: string): IndexEntry {
  const { files, told } = placed('facts')
  const pages = placed('pages')
  const hashes = new Map(pages.files.map(({ name, hash }) => [name, hash]))
  const words = pieceNames
    .filter((name) => name.startsWith('w'))
    .flatMap((name) => placed(name).files.map((file) => [file.name.slice(1), file.hash] as const))
  return {
    ...{ at, language },
    ...(told as FactsTold),
    facts: files[0]?.hash ?? '',
    pages: Array.from({ length: pages.told as number }, (_, part) => hashes.get(`p${part}`) ?? ''),
    words: Object.fromEntries(words),
  }
}
