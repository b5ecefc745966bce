/** What all pages of an index have, once: the facts of a page name them by number. */
export interface IndexFacts {
  /** Sets of keys of brands. */
  readonly tags: readonly (readonly string[])[]
  readonly kinds: readonly string[]
  readonly products: readonly string[]
}

/** What the entry file says of an index: which parts there are, by the hashes in their names. A build writes it, the dialog reads it. */
export interface IndexEntry extends IndexFacts {
  /** The folder of the parts, from the root of the published one: `_assets/search/`. */
  readonly at: string
  readonly language: string
  readonly facts: string
  /** Parts of the table of pages, in their order; empty for one without a page. */
  readonly pages: readonly string[]
  /** Parts of the words by the beginning of the words in them. */
  readonly words: Readonly<Record<string, string>>
}
