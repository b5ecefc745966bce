export type Sentiment = 'positive' | 'negative'
export type FeedbackType = 'documentation' | 'product' | 'codeSample'

/** Choices of the feedback dialog (specification, section 4). */
export type VisitPurpose = 'Getting started' | 'Reference' | 'Best practices' | 'Updates' | 'Code Samples' | 'Other'
export type FeedbackTopic =
  | 'Accuracy'
  | 'Clarity of documentation'
  | 'Completeness of information'
  | 'Organization'
  | 'Site usability'
  | 'Other'

/** What a reader says (specification, section 3): a step sends those that it knows. */
export interface FeedbackValues {
  readonly sentiment?: Sentiment
  readonly feedbackType?: FeedbackType
  readonly whyAreYouHere?: readonly VisitPurpose[]
  readonly relatedTo?: readonly FeedbackTopic[]
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

/** The body of a post to the feedback endpoint. */
export type FeedbackPost = FeedbackValues & FeedbackContext
