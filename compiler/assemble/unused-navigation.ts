import { diagnose } from '../diagnostics/diagnose.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { nearest } from '../nearest.ts'
import { type NavigationFile, type PageFacts, sidebarName } from './frame.ts'
import type { PageModel } from './model-page.ts'

/** @returns a warning for each navigation file that no page shows, drafts counted as pages */
export function unusedNavigation(
  files: readonly NavigationFile[],
  models: readonly PageModel[],
  facts: Pick<ReadonlyMap<string, PageFacts>, 'get'>,
): readonly Diagnostic[] {
  // What a page shows whose front matter is wrong is told when that is put right.
  if (models.some(({ page }) => page.isGuessed === true)) return []
  const wanted = new Set(
    models.flatMap(({ page }) => sidebarName(page.frontMatter, facts.get(page.route)?.product ?? null) ?? []),
  )
  const lacking = [...wanted].filter((name) => files.every((file) => file.name !== name))
  return files
    .filter(({ name }) => !wanted.has(name))
    .map(({ name, file, placeOf }) =>
      diagnose('SP5104', { file, place: placeOf(['title']) }, name, nearest(name, lacking)),
    )
}
