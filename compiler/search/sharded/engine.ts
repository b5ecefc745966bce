import type { IndexEntry, IndexFacts } from '../../../client/wire/search-index.ts'
import type { PlacedFiles, SearchEngine } from '../engine.ts'
import { type Digest, digestOf } from './digest.ts'
import { filesOf } from './index-files.ts'
import { groupsOf, pieceNames, piecesOf } from './pieces.ts'

/** The engine of the site's own search: decision 15 says why it is this one. `client/widgets/search/static` asks it. */
export const searchEngine: SearchEngine<Digest, IndexEntry> = {
  digest: digestOf,
  groups: groupsOf,
  pieceNames,
  pieces: piecesOf,
  files: filesOf,
  entry: indexEntry,
}

/** Pure. See `SearchEngine.entry`. */
function indexEntry(placed: (name: string) => PlacedFiles, at: string, language: string): IndexEntry {
  const { files, summary } = placed('facts')
  const pages = placed('pages')
  const hashes = new Map(pages.files.map(({ name, hash }) => [name, hash]))
  const words = pieceNames
    .filter((name) => name.startsWith('w'))
    .flatMap((name) => placed(name).files.map((file) => [file.name.slice(1), file.hash] as const))
  return {
    at,
    language,
    ...(summary as IndexFacts),
    facts: files[0]?.hash ?? '',
    pages: Array.from({ length: pages.summary as number }, (_, part) => hashes.get(`p${part}`) ?? ''),
    words: Object.fromEntries(words),
  }
}
