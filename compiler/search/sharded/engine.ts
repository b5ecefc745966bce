import type { IndexEntry } from '../../../client/wire/search-index.ts'
import type { SearchEngine } from '../engine.ts'
import { type Digest, digestOf } from './digest.ts'
import { indexEntry } from './entry.ts'
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
