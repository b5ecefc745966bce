import { readConfig } from '../../services/config.ts'
import { createCodeReport } from './report-code.ts'

/** One dialog a page: opens it for the code block whose button was clicked. */
export const open = createCodeReport(readConfig())
