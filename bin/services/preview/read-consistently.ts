import { ContentChanged } from '../../../compiler/read/read-text.ts'
import { OverBudget } from '../../process/bounded.ts'

/**
 * Answers are of one state of the content: when a file changes under a question, or takes too long, it is asked again. What
 * takes too long although it is left out, as a part of the frame may, ends the question.
 *
 * @param look brings the content up to date, or leaves out the page that has used up its time
 */
export function readConsistently<Answer>(ask: () => Answer, look: (over: OverBudget | null) => void): Answer {
  const leftOut = new Set<string>()
  for (;;) {
    try {
      return ask()
    } catch (error) {
      if (error instanceof OverBudget) {
        const { page } = error
        if (page !== null && leftOut.has(page.file)) throw error
        if (page !== null) leftOut.add(page.file)
        look(error)
      } else if (error instanceof ContentChanged) look(null)
      else throw error
    }
  }
}
