import { isMapping, memberOf } from '../../../../compiler/formats/members.ts'
import { type Chapter, saidText } from './chapters.ts'
import { beginningWith, folderChapters, type Placement } from './folder-chapters.ts'

/** What a sidebar of Starlight is made of. */
export interface StarlightPages {
  /** Sorted. */
  readonly pages: readonly string[]
  /** The folder of the language that slugs are of, with a slash behind it; empty where it has none. */
  readonly locale: string
  placementOf(path: string): Placement
}

/** @param sidebar of the settings of Starlight, as far as it is written out */
export function starlightSidebar(sidebar: unknown, site: StarlightPages): readonly Chapter[] {
  return Array.isArray(sidebar) ? sidebar.flatMap((item) => chapterOf(item, site, true)) : []
}

function chapterOf(item: unknown, site: StarlightPages, isTop: boolean): readonly Chapter[] {
  const { pages, locale, placementOf } = site
  if (typeof item === 'string') return [{ title: null, address: `${locale}${item}`, entries: [] }]
  if (!isMapping(item)) return []
  const { label, link, slug, items, autogenerate, collapsed } = item
  const title = saidText(label)
  if (typeof slug === 'string') return [{ title, address: `${locale}${slug || 'index'}`, entries: [] }]
  if (typeof link === 'string') return [{ title, address: link, entries: [] }]
  // Groups that do not begin closed are headings.
  const isPart = isTop && collapsed !== true ? { isPart: true as const } : {}
  const folder = memberOf(autogenerate, 'directory')
  if (typeof folder === 'string') {
    const above = `${locale}${folder.replace(/^\/+/, '').replace(/\/$/, '')}/`
    const entries = folderChapters(beginningWith(pages, above), above, placementOf)
    return [{ title, address: '', entries, ...isPart }]
  }
  if (!Array.isArray(items)) return []
  return [{ title, address: '', entries: items.flatMap((one) => chapterOf(one, site, false)), ...isPart }]
}
