import type { OutputFile } from '../model/output.ts'
import type { SearchRecord } from './search-record.ts'
import { type Digest, digestOf } from './sharded/digest.ts'
import { indexFiles } from './sharded/index-files.ts'

/** What makes an index that browsers ask by themselves. */
export interface SearchEngine<Page, Entry> {
  /** What the index needs of a page: pure and small, so that it can be remembered in the page's place. */
  digest(record: SearchRecord): Page
  /**
   * Pure.
   *
   * @param folder of the output, with a slash at its end
   * @param language of the pages (BCP 47)
   * @returns what the entry file tells the browser, and the files that it leads to
   */
  index(
    pages: readonly Page[],
    folder: string,
    language: string,
  ): { readonly entry: Entry; readonly files: readonly OutputFile[] }
}

/** The engine of the site's own search: decision 15 says why it is this one. `client/widgets/search/static` asks it. */
export const searchEngine = { digest: digestOf, index: indexFiles } satisfies SearchEngine<Digest, unknown>
