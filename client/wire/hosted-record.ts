/** A record of a hosted search index: a section of a page. `signalpost index --push` writes it, the dialog reads it. */
export interface HostedRecord {
  /** The same for the same section in every push. */
  readonly objectID: string
  /** Absolute, with the section's anchor. */
  readonly url: string
  /** The page's title. */
  readonly title: string
  /** The section's heading; empty for the text above the first one. */
  readonly section: string
  readonly content: string
  /** Keys of the brands under which it is found. */
  readonly tags: readonly string[]
  /** What kind of page it is: `guide`, `reference`, `schema`, `error` or `external`. */
  readonly kind: string
  /** The name of its product, as readers know it; empty for a page of none. */
  readonly product: string
  /** Place in the page, from 0: of two alike the earlier goes first. */
  readonly position: number
}
