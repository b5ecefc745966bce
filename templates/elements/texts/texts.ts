import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react'
import { german } from './de.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { japanese } from './ja.ts'
import { frameKeys, scriptKeys, type TextKey, type Texts } from './keys.ts'
import { portuguese } from './pt-br.ts'

/** @returns a text in the language of the page */
export type Say = (key: TextKey) => string

/** Texts of a site's own, by languages and English texts. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

export const languages: Readonly<Record<string, Texts>> = {
  de: german,
  es: spanish,
  fr: french,
  ja: japanese,
  'pt-br': portuguese,
}

/** The English texts that `strings` of `site.yaml` may name. */
export const textKeys: readonly string[] = [...frameKeys, ...scriptKeys]

/** @returns what says the frame's texts in a language: `es-mx`, then `es`, then English; a site's own texts go first */
export function texts(lang: string, own: OwnTexts): Say {
  const tables = languagesOf(lang).flatMap((one) => [own[one] ?? {}, languages[one] ?? {}])
  return (key) => {
    for (const table of tables) {
      const found = Object.hasOwn(table, key) ? (table as Readonly<Record<string, string>>)[key] : undefined
      if (found !== undefined) return found
    }
    return key
  }
}

/** A language and those that stand in for it. Portuguese is shipped as it is written in Brazil. */
function languagesOf(lang: string): readonly string[] {
  const parts = lang.toLowerCase().split('-')
  const longest = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
  return parts[0] === 'pt' ? [...longest, 'pt-br'] : [...longest, ...(parts[0] === 'en' ? [] : ['en'])]
}

/** What parts of content and frame say their texts with; English where no page stands around them. */
export const PageTexts = createContext<Say>((key) => key)

export function useTexts(): Say {
  return useContext(PageTexts)
}

/** @returns the texts of scripts that are others than the English ones */
export function scriptTexts(say: Say): Readonly<Record<string, string>> {
  return Object.fromEntries([...scriptKeys, ...frameKeys].flatMap((key) => (say(key) === key ? [] : [[key, say(key)]])))
}

/** @returns a piece that is rendered by itself, as it is said around it */
export function spoken(say: Say, content: ReactNode): ReactElement {
  return createElement(PageTexts.Provider, { value: say }, content)
}
