import { ContentChanged } from '../../../compiler/read/read-text.ts'

/**
 * Answers are of one state of the content: when a file changes under a question, it is asked again.
 *
 * @param look brings the content up to date
 */
export function ofOneMoment<Answer>(ask: () => Answer, look: () => void): Answer {
  for (;;) {
    try {
      return ask()
    } catch (error) {
      if (!(error instanceof ContentChanged)) throw error
      look()
    }
  }
}
