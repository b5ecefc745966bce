import { ContentChanged } from '../../../compiler/read/read-text.ts'
import { OverBudget } from '../../bounded.ts'

/**
 * Answers are of one state of the content: when a file changes under a question, or takes too long, it is asked again.
 *
 * @param look brings the content up to date, or leaves out the page that has used up its time
 */
export function readConsistently<Answer>(ask: () => Answer, look: (over: OverBudget | null) => void): Answer {
  for (;;) {
    try {
      return ask()
    } catch (error) {
      if (error instanceof OverBudget) look(error)
      else if (error instanceof ContentChanged) look(null)
      else throw error
    }
  }
}
