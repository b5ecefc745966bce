import { readConfig } from '../../services/config.ts'
import { createFeedback } from './feedback.ts'

/** One dialog a page: opens it for the thumb that was clicked. */
export const open = createFeedback(readConfig())
