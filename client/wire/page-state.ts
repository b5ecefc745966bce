/** What the preview shows over a page. */
export interface Notice {
  /** The problems of the page as the terminal shows them, with its colours (ECMA-48, SGR); null for none. */
  readonly report: string | null
  readonly draft: boolean
}

/** The event `state`: what the preview server says of the page that is shown. */
export interface PageState extends Notice {
  /** Another one with every change of the page's HTML. */
  readonly version: string
}

/** The event `images`: images of the site whose files have changed. */
export interface ChangedImages {
  readonly paths: readonly string[]
  readonly version: string
}
