import { allowsFunctionalStorage } from '../../../client/consent.ts'
import { keptHere } from '../../../client/keep-here.ts'
import { isFormat } from './format.ts'
import { languageChosen, tellLanguage } from './language-event.client.ts'

/** Where the choice is kept (specification 9). */
const storageKey = 'preference.server'

/**
 * @returns the language that the reader chose last, such as `Node.js`, or null when none is known; what was kept is removed
 *   when the consent is gone
 */
export function preferredLanguage(): string | null {
  try {
    if (!allowsFunctionalStorage()) localStorage.removeItem(storageKey)
    const language = localStorage.getItem(storageKey)
    return language === null || isFormat(language) ? null : language
  } catch {
    // Storage is denied: nothing is known.
    return null
  }
}

/** @returns the language that this page is shown in: one that was chosen here and is kept for no other page, else the preferred */
export function shownLanguage(): string | null {
  const [here] = keptHere(languageChosen)
  return here || preferredLanguage()
}

/**
 * Keeps a choice, where the reader allows it, and tells the whole page.
 *
 * @param isOther whether what was chosen is a format under a name of its own, such as `Request body`: formats are never kept
 */
export function chooseLanguage(language: string, isOther = false): void {
  const isKept = !isOther && !isFormat(language) && allowsFunctionalStorage() && keep(language)
  tellLanguage(language, isKept ? '' : language)
}

/** @returns whether it could be kept */
function keep(language: string): boolean {
  try {
    localStorage.setItem(storageKey, language)
    return true
  } catch {
    // Storage is denied or full: the choice holds for this page.
    return false
  }
}
