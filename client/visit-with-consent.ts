import { allowsFunctionalStorage } from './consent.ts'
import { forgetPages, noteVisit } from './recent-pages.ts'

/** Keeps the page that is shown; without consent, removes all that was kept. */
export function noteAllowedVisit(): void {
  if (allowsFunctionalStorage()) noteVisit()
  else forgetPages()
}
