export type Sentiment = 'positive' | 'negative'
export type FeedbackType = 'documentation' | 'product' | 'codeSample'

/** What a reader says (specification, section 3): a step sends those that it knows. */
export interface FeedbackValues {
  readonly sentiment?: Sentiment
  readonly feedbackType?: FeedbackType
  readonly whyAreYouHere?: readonly string[]
  readonly relatedTo?: readonly string[]
  readonly comment?: string
  readonly slug?: string
  readonly language?: string
  readonly groupType?: string
}

/** Where and by whom it is said. */
export interface FeedbackContext {
  /** Made once a widget: what it sends step by step belongs together. */
  readonly sessionId: string
  readonly path: string
  /** `#` and the heading's id, or empty. */
  readonly section: string
  readonly product: string
  readonly token: string
  readonly userId: string
  readonly anonymousId: string
}

/** @returns the first segment of a path below the docs root, or 'Homepage' */
export function productOf(path: string, docsRoot: string): string {
  const start = docsRoot.endsWith('/') ? docsRoot : `${docsRoot}/`
  return (path.startsWith(start) && path.slice(start.length).split('/')[0]) || 'Homepage'
}
