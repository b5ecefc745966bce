import type { MenuKey } from '../model/theme.ts'

/** How pages name, among their sources, files that the site makes for many of them: a word, and what tells them apart. */
const words = { menu: 'menu ', early: 'early ' }

/** @returns how a page names the file of its sidebar */
export function menuSource({ name, lang }: MenuKey): string {
  return words.menu + JSON.stringify([name, lang])
}

/** @returns how a page names its first script */
export function earlySource(lang: string): string {
  return words.early + lang
}

/** @returns whose sidebar is in the file; null for another source */
export function menuKey(source: string): MenuKey | null {
  if (!source.startsWith(words.menu)) return null
  const [name, lang] = JSON.parse(source.slice(words.menu.length)) as [string, string]
  return { name, lang }
}

/** @returns the language of a first script; null for another source */
export function earlyLanguage(source: string): string | null {
  return source.startsWith(words.early) ? source.slice(words.early.length) : null
}
