import type { FeedbackType } from '../../services/feedback/submission.ts'
import type { Step } from './state.ts'

/** Questions of the steps, and the short names that label the progress (specification, section 4). */
export const questions: Readonly<Record<Step, string>> = {
  feedbackType: 'Is your feedback related to...',
  whyAreYouHere: 'What brought you to our site today?',
  relatedTo: 'Is your feedback about:',
  comment: 'How would you describe your overall experience?',
}

export const shortNames: Readonly<Record<Step, string>> = {
  feedbackType: 'Feedback type',
  whyAreYouHere: 'Visit purpose',
  relatedTo: 'Feedback topic',
  comment: 'Comments',
}

/** The dialog's accessible name. */
export const dialogName = 'Feedback'

export const feedbackTypes: readonly { readonly type: FeedbackType; readonly label: string }[] = [
  { type: 'documentation', label: 'The documentation' },
  { type: 'product', label: 'The product' },
]

export const options = {
  whyAreYouHere: ['Getting started', 'Reference', 'Best practices', 'Updates', 'Code Samples', 'Other'],
  relatedTo: [
    'Accuracy',
    'Clarity of documentation',
    'Completeness of information',
    'Organization',
    'Site usability',
    'Other',
  ],
} as const satisfies Partial<Record<Step, readonly string[]>>

export const commentPlaceholder = 'Tell us more (Optional)'

/** The receiver refuses longer ones. */
export const commentLimit = 5000

export const thankYou = { title: 'Thank you', text: 'Thank you for your feedback' } as const

export const failure = {
  title: 'Error',
  text: 'Oops! Something went wrong. Try again in few minutes.',
} as const

export const report = {
  title: 'Report incorrect code.',
  text: 'Your report will be submitted to our team. Thank you for helping to improve our docs.',
  placeholder: "What's wrong with the code?",
} as const
