import { importer } from '../../import-again.ts'
import { readConfig } from '../../services/config.ts'
import { createSearch } from './search.ts'

/** One dialog a page: opened by its button, by `/` and by Ctrl or Cmd with K. */
export const open = createSearch(
  readConfig(),
  importer(() => import('./answers.ts')),
)
