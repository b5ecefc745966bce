import { allowsFunctionalStorage } from '../../../client/consent.ts'
import { languageChosen } from './language-event.client.ts'

/** Where the choice is kept (specification 9). */
const storageKey = 'preference.server'

/** Formats, not languages that a reader writes: never kept, and ignored if found. */
const namesFormat = (language: string): boolean => /^(json|xml)$/i.test(language)

/**
 * @returns the language that the reader chose last, such as `Node.js`, or null when none is known; what was kept is removed
 *   when the consent is gone
 */
export function preferredLanguage(): string | null {
  try {
    if (!allowsFunctionalStorage()) localStorage.removeItem(storageKey)
    const language = localStorage.getItem(storageKey)
    return language === null || namesFormat(language) ? null : language
  } catch {
    // Storage is denied: nothing is known.
    return null
  }
}

/**
 * Keeps a choice, where the reader allows it, and tells the whole page.
 *
 * @param isFormat whether what was chosen is a format under a name of its own, such as `Request body`
 */
export function chooseLanguage(language: string, isFormat = false): void {
  if (!isFormat && !namesFormat(language) && allowsFunctionalStorage()) {
    try {
      localStorage.setItem(storageKey, language)
    } catch {
      // Storage is denied or full: the choice holds for this page.
    }
  }
  document.dispatchEvent(new CustomEvent(languageChosen, { detail: { language } }))
}
