/** The parts of Pagefind's browser module that are used (pagefind.app, "The Pagefind Search API"). */
export interface Pagefind {
  options(options: Readonly<Record<string, unknown>>): Promise<void>
  search(
    query: string,
    options: { filters: Readonly<Record<string, string>> },
  ): Promise<{ results: readonly Found[] } | null>
}

export interface Found {
  readonly id: string
  /** Places of the words in the page's text, in words from its start. */
  readonly words?: readonly number[]
  readonly matchedMetaFields?: readonly string[]
  data(): Promise<FoundPage>
}

export interface FoundPage {
  readonly url: string
  readonly excerpt: string
  readonly meta: Readonly<Record<string, string | undefined>>
  /** Sections in which the words stand; the text before the first heading has the page's own address. */
  readonly sub_results?: readonly FoundSection[]
}

export interface FoundSection {
  readonly title: string
  readonly url: string
  readonly excerpt: string
  readonly anchor?: { readonly location: number }
  readonly weighted_locations?: readonly { readonly balanced_score: number }[]
}
