import type { PageOutline } from '../assemble/outline.ts'
import type { FactSteps } from './fact-steps.ts'
import type { PageSteps } from './page-steps.ts'
import type { SettingSteps } from './setting-steps.ts'
import type { SourceSteps } from './source-steps.ts'

/** Whose pages an output holds. */
export type Audience = 'all' | 'public' | 'protected'

/** The steps that are asked. */
interface Asked {
  readonly sources: SourceSteps
  readonly settings: SettingSteps
  readonly facts: FactSteps
  readonly pages: PageSteps
}

/** @returns routes of the pages that only some may read, written and made from data */
export function protectedRoutes({ facts }: Pick<Asked, 'facts'>): readonly string[] {
  const all = [...facts.routes().keys(), ...facts.generatedRoutes()]
  return all.filter((route) => facts.facts(route)?.protected === true)
}

/**
 * @param routes of pages of the site
 * @returns files of `content/assets` (and beside pages) that these pages name
 */
export function assetsOf(
  { pages, facts, sources }: Omit<Asked, 'settings'>,
  routes: Iterable<string>,
): ReadonlySet<string> {
  const found = new Set<string>()
  for (const route of routes) {
    const outline = pages.outline(pages.subjectOf(route))
    for (const url of urlsOf(outline)) {
      const { route: path } = facts.frame.link(url, outline.file)
      const file = path === undefined ? null : sources.assetAt(path)
      if (file !== null) found.add(file)
    }
  }
  return found
}

/** @returns files of `content/assets` that the settings name: marks and icons are on every page */
export function assetsOfSettings({ settings, sources }: Pick<Asked, 'settings' | 'sources'>): ReadonlySet<string> {
  const text = JSON.stringify(settings.config())
  // A name goes on: `a.svg` is not named where `a.svg2` or `a.svg.png` is.
  const named = (path: string) => text.split(path).some((rest, index) => index > 0 && !/^\.?[\p{L}\p{N}_-]/u.test(rest))
  return new Set([...sources.assets()].flatMap(([path, file]) => (named(path) ? [file] : [])))
}

function urlsOf({ links, derived, media, frontMatter }: PageOutline): readonly string[] {
  const image = frontMatter.image === undefined ? [] : [frontMatter.image]
  return [...Array.from(links, ({ url }) => url), ...derived.map(({ url }) => url), ...media, ...image]
}
