import type { NavigationFile } from '../data/navigation.ts'
import { unusedNavigation } from '../diagnostics/codes/pages.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { nearest } from '../formats/nearest.ts'
import type { FrameInput } from './frame.ts'
import type { RoutedPage } from './page-summary.ts'

/**
 * @param pages drafts and pages made from data are among them
 * @param productOf the product of a page, by its route
 * @param sidebarName which sidebar a page shows
 * @returns a warning for each navigation file that no page shows; of one with faults, its path may be what is wrong
 */
export function findUnusedNavigation(
  files: Iterable<NavigationFile>,
  pages: readonly RoutedPage[],
  productOf: (route: string) => string | null,
  sidebarName: FrameInput['sidebarName'],
): readonly Diagnostic[] {
  // What a page shows whose front matter is wrong is reported when that is put right.
  if (pages.some(({ isGuessed }) => isGuessed)) return []
  const wanted = new Set(
    pages.flatMap((page) => sidebarName(page.route, page.frontMatter, productOf(page.route)) ?? []),
  )
  const names = new Set<string>()
  const unused: Pick<NavigationFile, 'name' | 'file' | 'placeOf'>[] = []
  for (const { name, file, isWhole, placeOf } of files) {
    names.add(name)
    if (isWhole && !wanted.has(name)) unused.push({ name, file, placeOf })
  }
  const lacking = [...wanted].filter((name) => !names.has(name))
  return unused.map(({ name, file, placeOf }) =>
    unusedNavigation({ file, place: placeOf(['title']) }, { name, nearest: nearest(name, lacking) }),
  )
}
