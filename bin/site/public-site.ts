import { assetsOf, assetsOfSettings, protectedRoutes } from '../../compiler/pipeline/audience.ts'
import type { World } from '../../compiler/pipeline/world.ts'
import { createPipeline, type Pipeline } from '../../compiler/pipeline.ts'
import { type ContentView, withoutFiles } from '../../compiler/read/content-view.ts'

/**
 * The public part of a site as a site of its own: its pipeline looks at content in which the files of the protected pages,
 * and what only they use, are not there. So nothing that is made from pages can tell of them, whatever it is. What is left
 * to do is to leave out what the other files say of them: links, redirects, items of the frame.
 *
 * @param whole the same site with all its pages: it knows who may read what, and where links lead
 */
export function publicSite(content: ContentView, world: World, whole: Pipeline): Pipeline {
  const { facts, site } = whole
  const protectedOnes = protectedRoutes(whole)
  const hidden = new Set(protectedOnes)
  const isShown = (route: string) => !hidden.has(route)
  const kept = assetsOf(whole, site.shownRoutes().filter(isShown))
  const always = assetsOfSettings(whole)
  const assets = [...assetsOf(whole, protectedOnes)].filter((file) => !kept.has(file) && !always.has(file))
  const files = new Set([...protectedOnes.flatMap((route) => facts.fileAt(route) ?? []), ...assets])
  const isExcluded = (url: string, file: string): boolean => {
    // A redirect with a name in its path leads to many pages: all of them count.
    const fixed = url.indexOf('{')
    if (fixed !== -1) return isExcludedBelow(pathOf(url.slice(0, fixed), whole), hidden, site.shownRoutes())
    const { route } = facts.frame.link(url, file)
    if (route === undefined) return false
    const asset = whole.sources.assetAt(route)
    return hidden.has(route.replace(/\.md$/, '')) || (asset !== null && files.has(asset))
  }
  const { memory: _, onPage: _onPage, ...rest } = world
  return createPipeline(withoutFiles(content, files), { ...rest, isExcluded })
}

function pathOf(url: string, { settings }: Pipeline): string {
  const { url: own } = settings.config()
  return (url.startsWith(`${own}/`) ? url.slice(own.length) : url).replace(/\/+$/, '')
}

/** Whether there are pages below a path, and all of them are hidden. */
function isExcludedBelow(path: string, hidden: ReadonlySet<string>, shown: readonly string[]): boolean {
  const isBelow = (route: string) => route === path || route.startsWith(`${path}/`)
  return [...hidden].some(isBelow) && !shown.some((route) => !hidden.has(route) && isBelow(route))
}
