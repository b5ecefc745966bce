import { readConfig } from '../../services/config.ts'
import { createSearch } from './search.ts'

/** One dialog a page: opened by its button, by `/` and by Ctrl or Cmd with K. */
export const open = createSearch(readConfig(), async (frame) => (await import('./answers.ts')).createAnswers(frame))
