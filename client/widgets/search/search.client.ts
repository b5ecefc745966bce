import { importer } from '../../import-again.ts'
import { readConfig } from '../../services/config.ts'
import { createSearch } from './search.ts'

const answers = importer(() => import('./answers.ts'))

/** One dialog a page: opened by its button, by `/` and by Ctrl or Cmd with K. */
export const open = createSearch(readConfig(), async (frame) => (await answers()).createAnswers(frame))
