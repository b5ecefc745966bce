/** The parts of Pagefind's browser module that are used (pagefind.app, "The Pagefind Search API"). */
export interface Pagefind {
  /** One that has loaded nothing yet: what could not be loaded once, an instance never asks for again. */
  createInstance(options: { readonly basePath: string }): Instance
}

export interface Instance {
  options(options: Readonly<Record<string, unknown>>): Promise<void>
  /** Searches another index too. @param folder its URL path, with a slash at both ends */
  mergeIndex(folder: string, options: Readonly<Record<string, unknown>>): Promise<void>
  search(query: string): Promise<{ readonly results: readonly Found[]; readonly unfilteredResultCount: number } | null>
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
