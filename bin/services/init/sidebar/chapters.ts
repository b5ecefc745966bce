/** An entry of the sidebar that another tool has, in the order and below the entry that it has there. */
export interface Chapter {
  /** Null where it is called as its page is. */
  readonly title: string | null
  /** The file of its page as the other tool names it, an address of another site, or nothing. */
  readonly address: string
  readonly entries: readonly Chapter[]
  /** A heading with what follows it, and no folder. */
  readonly isPart?: true
}

/** A sidebar that another tool has. */
export interface OwnSidebar {
  /** The folder whose pages have it, in the way it is called last in its address; empty for the root. Else its own have it. */
  readonly folder?: string
  /** Null where the tool gives none. */
  readonly title: string | null
  readonly chapters: readonly Chapter[]
}

/** A page by an address of a chapter. */
export interface ChapterPage {
  readonly route: string
  readonly title: string
}

/** @returns the page that was copied of a file; null where none was */
export type PageOf = (address: string) => ChapterPage | null

/** @returns a text that another tool's settings give; null for what is none, or says nothing */
export function saidText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

const elsewhere = /^(?:https?:\/\/|mailto:)/i

/** @returns whether a chapter leads out of the site */
export function leadsElsewhere({ address }: Chapter): boolean {
  return elsewhere.test(address)
}

/** @yields all chapters, each before those below it */
export function* eachChapter(chapters: readonly Chapter[]): Generator<Chapter> {
  for (const chapter of chapters) {
    yield chapter
    yield* eachChapter(chapter.entries)
  }
}
