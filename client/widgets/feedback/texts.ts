import { say } from '../../say.ts'
import type { FeedbackType, FeedbackValues } from '../../wire/feedback.ts'
import type { Step } from './state.ts'

/** Questions of the steps, and the short names that label the progress (specification, section 4). */
export const questions: Readonly<Record<Step, string>> = {
  feedbackType: say('Is your feedback related to...'),
  whyAreYouHere: say('What brought you to our site today?'),
  relatedTo: say('Is your feedback about:'),
  comment: say('How would you describe your overall experience?'),
}

export const shortNames: Readonly<Record<Step, string>> = {
  feedbackType: say('Feedback type'),
  whyAreYouHere: say('Visit purpose'),
  relatedTo: say('Feedback topic'),
  comment: say('Comments'),
}

/** The dialog's accessible name. */
export const dialogName = say('Feedback')

export const feedbackTypes: readonly { readonly type: FeedbackType; readonly label: string }[] = [
  { type: 'documentation', label: say('The documentation') },
  { type: 'product', label: say('The product') },
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
} as const satisfies Pick<FeedbackValues, 'whyAreYouHere' | 'relatedTo'>

export const commentPlaceholder = say('Tell us more (Optional)')

/** The receiver refuses longer ones. */
export const commentLimit = 5000

export const thankYou = { title: say('Thank you'), text: say('Thank you for your feedback') } as const

export const failure = {
  title: say('Error'),
  text: say('Oops! Something went wrong. Try again in few minutes.'),
} as const

export const report = {
  title: say('Report incorrect code.'),
  text: say('Your report will be submitted to our team. Thank you for helping to improve our docs.'),
  placeholder: say("What's wrong with the code?"),
} as const
