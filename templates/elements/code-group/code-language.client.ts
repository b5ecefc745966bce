import { allowsFunctionalStorage } from '../../../client/consent.ts'
import { isFormat } from './format.ts'
import { languageChosen } from './language-event.client.ts'

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

/**
 * Keeps a choice, where the reader allows it, and tells the whole page.
 *
 * @param isOther whether what was chosen is a format under a name of its own, such as `Request body`: formats are never kept
 */
export function chooseLanguage(language: string, isOther = false): void {
  if (!isOther && !isFormat(language) && allowsFunctionalStorage()) {
    try {
      localStorage.setItem(storageKey, language)
    } catch {
      // Storage is denied or full: the choice holds for this page.
    }
  }
  document.dispatchEvent(new CustomEvent(languageChosen, { detail: { language } }))
}
