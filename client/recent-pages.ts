import { allowsFunctionalStorage } from './consent.ts'
import { readItem, writeItem } from './services/storage.ts'

/** A page that the reader has been on. */
export interface RecentPage {
  readonly title: string
  /** With the base path of the site. */
  readonly path: string
}

const key = 'signalpost.recent'
/** How many pages are kept. */
const maxPages = 6

/** @returns the last pages, latest first; none where functional cookies are not enabled */
export const recentPages = (): readonly RecentPage[] => (allowsFunctionalStorage() ? kept().filter(isPage) : [])

/** What is kept, which may come from anywhere. */
function kept(): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(readItem('localStorage', key) ?? '[]')
    return Array.isArray(list) ? list.slice(0, maxPages) : []
  } catch {
    return []
  }
}

/** Some servers answer a path of two slashes like that of one: as an address it would name a host. */
function isPage(value: unknown): value is RecentPage {
  const { title, path }: { readonly title?: unknown; readonly path?: unknown } = Object(value)
  return typeof title === 'string' && title !== '' && typeof path === 'string' && /^\/(?!\/)/.test(path)
}

/** Keeps the page that is shown. */
export function noteVisit(): void {
  const title = document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content
  // The page for missing addresses is not kept: nobody comes back to it.
  if (!title || document.querySelector('[data-nearest]')) return
  const path = location.pathname
  const others = kept().filter((page) => Object(page).path !== path)
  writeItem('localStorage', key, JSON.stringify([{ title, path }, ...others].slice(0, maxPages)))
}

/** Forgets all pages that were visited. */
export function forgetPages(): void {
  writeItem('localStorage', key, null)
}
