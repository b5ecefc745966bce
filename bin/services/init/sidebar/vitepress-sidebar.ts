import { posix } from 'node:path'
import { isMapping } from '../../../../compiler/formats/members.ts'
import { type Chapter, leadsElsewhere, type OwnSidebar } from './chapters.ts'
import { nameInWords } from './folder-chapters.ts'

/** @param sidebar of the settings of VitePress, as far as it is written out: one for all pages, or one for each folder */
export function vitePressSidebars(sidebar: unknown): readonly OwnSidebar[] {
  if (Array.isArray(sidebar)) return [{ title: null, folder: '', chapters: itemsOf(sidebar, '/', true) }]
  if (!isMapping(sidebar)) return []
  return Object.entries(sidebar).map(([address, value]) => {
    const [items, base] = isMapping(value) ? [value.items, value.base] : [value, '/']
    const name = posix.basename(address)
    return {
      title: name === '' ? null : nameInWords(name),
      folder: name,
      chapters: itemsOf(items, typeof base === 'string' ? base : '/', true),
    }
  })
}

function itemsOf(items: unknown, base: string, isTop: boolean): readonly Chapter[] {
  if (!Array.isArray(items)) return []
  return items.flatMap((item): readonly Chapter[] => {
    if (!isMapping(item)) return []
    const { text, link, collapsed } = item
    const below = typeof item.base === 'string' ? item.base : base
    const entries = itemsOf(item.items, below, false)
    const title = typeof text === 'string' ? withoutTags(text) : null
    const address = typeof link === 'string' ? addressOf(link, below) : ''
    // Groups that do not close are headings.
    return [{ title, address, entries, ...(isTop && collapsed === undefined && { isPart: true }) }]
  })
}

/** Texts of VitePress may be HTML. */
const withoutTags = (text: string) => text.replace(/<[^<>]*>/g, '').trim() || null

function addressOf(link: string, base: string): string {
  const isElsewhere = leadsElsewhere({ title: null, address: link, entries: [] })
  return isElsewhere || link.startsWith('/') ? link : posix.join(base, link)
}

/** @returns whether sidebars are those of one of the other languages of a site, whose pages lie in a folder of its name */
export function isTranslated(sidebar: unknown): boolean {
  const addresses = isMapping(sidebar) ? Object.keys(sidebar) : []
  return addresses.length > 0 && addresses.every((address) => /^\/(?!en\b)[a-z]{2}(?:-[a-z]+)?\//i.test(address))
}
