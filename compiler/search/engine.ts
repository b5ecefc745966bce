import type { SearchRecord } from './search-record.ts'

/**
 * What makes an index that browsers ask by themselves, in small steps: each is pure, and its answer can be remembered, so
 * that a page that changes costs no more than its group and the files that hold its words.
 */
export interface SearchEngine<Page, Entry> {
  /** What the index needs of a page: pure and small, so that it can be remembered in the page's place. */
  digest(record: SearchRecord): Page
  /** Parts pages, by their addresses, into groups that few other pages change. */
  groups(addresses: readonly string[]): readonly (readonly string[])[]
  readonly pieceNames: readonly string[]
  /** What the pages of a group add to the files of each name. */
  pieces(pages: readonly Page[], group: number, groups: number): Readonly<Record<string, string>>
  /** @param pieces of all groups, in their order */
  files(name: string, pieces: readonly string[]): PieceFiles
  /**
   * @param folder of the output, with a slash at its end
   * @param language of the pages (BCP 47)
   * @returns what the entry file tells the browser
   */
  entry(placed: (name: string) => PlacedFiles, folder: string, language: string): Entry
}

/** Files of an index, and what its entry has to say besides of their content. */
export interface PieceFiles {
  /** By names without hash or ending. */
  readonly files: readonly { readonly name: string; readonly content: string }[]
  readonly summary: unknown
}

/** The same when the files have their places. */
export interface PlacedFiles {
  readonly files: readonly { readonly name: string; readonly hash: string }[]
  readonly summary: unknown
}
