import { isMapping, memberOf, valueAt } from '../../../../compiler/formats/members.ts'
import { parseYaml } from '../../../../compiler/formats/yaml/parse-yaml.ts'
import { isIndex } from '../page-names.ts'
import { type Chapter, eachChapter, leadsElsewhere } from './chapters.ts'
import { beginningWith, folderChapters } from './folder-chapters.ts'

/** The sidebar of MkDocs. */
export interface MkDocsNav {
  readonly chapters: readonly Chapter[]
  /** Its first level stands at the top of the pages. */
  readonly hasTabs: boolean
}

/**
 * Pages that are not named one by one, in the place where they stand: all others (`...`), with or without a pattern, those
 * that begin so (`guide/*`), or those of a folder (`guide/`).
 */
const unnamed = /^(?:\.\.\.(?:\s*\|\s*(?:flat\s*\|\s*)?([^*?[\]{}]*).*)?|([^*?[\]{}]*)\*.*|(.*\/))$/s

/**
 * Reads `nav` of `mkdocs.yml`. Tags of its own, with which others have a value made by a program, are left out of account.
 *
 * @param text of the file
 * @param pages their paths below the folder of pages, sorted
 * @returns null where nothing is said
 */
export function mkDocsNav(text: string, pages: readonly string[]): MkDocsNav | null {
  const settings = parseYaml(text, { file: 'mkdocs.yml', keys: 'any', aliases: true }).value?.value
  const nav = memberOf(settings, 'nav')
  if (!Array.isArray(nav)) return null
  const features = valueAt(settings, ['theme', 'features'])
  const has = (feature: string) => Array.isArray(features) && features.includes(feature)
  const said = chaptersOf(nav)
  const chapters = withUnnamed(said, pages)
  return {
    chapters: has('navigation.sections') && !has('navigation.tabs') ? chapters.map(asPart) : chapters,
    hasTabs: has('navigation.tabs'),
  }
}

function chaptersOf(nav: readonly unknown[]): readonly Chapter[] {
  return nav.flatMap((item) => {
    if (typeof item === 'string') return [{ title: null, address: asPath(item), entries: [] }]
    return isMapping(item) ? Object.entries(item).flatMap(([title, value]) => chapterOf(title, value)) : []
  })
}

function chapterOf(key: string, value: unknown): readonly Chapter[] {
  const title = key.trim() === '' ? null : key
  if (typeof value === 'string') return [{ title, address: asPath(value), entries: [] }]
  if (!Array.isArray(value)) return []
  return [withOwnPage(title, chaptersOf(value))]
}

/** @returns a section that leads to the page of its folder, where that has no name of its own */
function withOwnPage(title: string | null, below: readonly Chapter[]): Chapter {
  const own = below.find((one) => one.title === null && one.entries.length === 0 && isIndex(one.address))
  return { title, address: own?.address ?? '', entries: below.filter((one) => one !== own) }
}

const asPath = (path: string) => path.replace(/^(?:\.\/)+/, '')

const asPart = (chapter: Chapter): Chapter => (chapter.entries.length === 0 ? chapter : { ...chapter, isPart: true })

/** Puts the pages that are not named in the places that stand for them; each page stands at one place. */
function withUnnamed(said: readonly Chapter[], pages: readonly string[]): readonly Chapter[] {
  const places = [...eachChapter(said)].filter((chapter) => startOf(chapter) !== null)
  if (places.length === 0) return said
  const taken = new Set([...eachChapter(said)].map(({ address }) => address))
  const sorted = pages.toSorted()
  const starts = new Set<string>()
  const found = new Map<Chapter, readonly Chapter[]>()
  // Those that are at a place of their own are not among all others.
  for (const place of places.toSorted((a, b) => Number(isRest(a)) - Number(isRest(b)))) {
    const start = startOf(place) ?? ''
    const inside = starts.has(start) ? [] : beginningWith(sorted, start).filter((path) => !taken.has(path))
    starts.add(start)
    for (const path of inside) taken.add(path)
    found.set(place, folderChapters(inside, start.slice(0, start.lastIndexOf('/') + 1)))
  }
  const filled = (chapters: readonly Chapter[]): readonly Chapter[] =>
    chapters.flatMap((chapter) => {
      const inside = found.get(chapter)
      if (inside === undefined) return [{ ...chapter, entries: filled(chapter.entries) }]
      return chapter.title === null ? inside : [withOwnPage(chapter.title, inside)]
    })
  return filled(said)
}

/** @returns what the pages at a place that names none begin with; null for a place that names one */
function startOf(chapter: Chapter): string | null {
  if (chapter.address.startsWith('/') || leadsElsewhere(chapter)) return null
  const found = unnamed.exec(chapter.address)
  return found === null ? null : (found[1] ?? found[2] ?? found[3] ?? '')
}

const isRest = ({ address }: Chapter) => address.startsWith('...')
