import {
  type SettingsFile,
  unknownFolderIcons,
  unknownPlaceholders,
  unknownProductIcons,
  unknownTexts,
} from '../assemble/frame-names.ts'
import { dataKinds, kindAt } from '../data/kinds.ts'
import { unknownCategories } from '../data/unknown-categories.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { withoutAllowed } from '../read/allowed-secrets.ts'
import { checkPartial } from '../validate/check-page.ts'
import type { Graph } from './graph/graph.ts'
import { asFindings, asNames } from './print.ts'
import type { SettingGroups, SettingSteps } from './setting-steps.ts'
import type { SourceSteps } from './source-steps.ts'
import { allowedByPath, allowedPath, unusedPermissions } from './unused-permissions.ts'
import type { World } from './world.ts'

/**
 * What is wrong in files that are no pages.
 *
 * @param included the partials that pages include: they are checked there
 */
export function fileCheckSteps(
  { step }: Graph,
  { sources, settings }: Pick<SettingGroups, 'sources' | 'settings'>,
  { theme }: Pick<World, 'theme'>,
  included: () => readonly string[],
) {
  const { icons, textKeys } = theme
  const partialProblems = partialProblemsStep(step, settings, included)
  /** An icon that the theme does not draw is shown as a plain page. A long file is read for this only when it is new. */
  const navigationProblems = step(
    'navigation problems',
    (path) => {
      const { value, diagnostics } = settings.navigationFile(path)
      return value === null || icons === undefined ? diagnostics : [...diagnostics, ...unknownFolderIcons(value, icons)]
    },
    asFindings,
  )
  const categoryProblems = step('category problems', () => unknownCategories(settings.data), asFindings)
  const unknownIcons = () =>
    icons === undefined ? [] : settingsFile().flatMap((file) => unknownProductIcons(file, icons))
  /** What is wrong in the files themselves, each by itself. */
  const ofFiles = (): readonly Diagnostic[] => withoutAllowed(everyFile(), () => settings.config().allow.secrets)
  const everyFile = (): readonly Diagnostic[] => [
    ...sources.problems(),
    ...sources.ownProblems(),
    ...assetProblems(sources, settings),
    ...settings.settings().diagnostics,
    ...unknownStrings(),
    ...unknownIcons(),
    ...dataKinds.flatMap(({ name }) => [...settings.dataProblems(name)]),
    ...categoryProblems(),
    ...sources.listed('data').flatMap((path) => (kindAt(path) === null ? sources.text(path).diagnostics : [])),
    ...sources.listed('navigation').flatMap((path) => navigationProblems(path)),
    ...settings.redirectsFile().diagnostics,
    ...unusedPermissions(sources, settings),
  ]
  const settingsFile = (): readonly SettingsFile[] => {
    const { standIn, placeOf } = settings.settings()
    return sources
      .listed('site')
      .slice(0, 1)
      .map((file) => ({ standIn, placeOf, file }))
  }
  const unknownStrings = (): readonly Diagnostic[] => {
    if (textKeys === undefined) return []
    return settingsFile().flatMap((file) => [...unknownTexts(file, textKeys), ...unknownPlaceholders(file, textKeys)])
  }
  return { ofFiles, partialProblems }
}

/** What is wrong in a partial; of one that pages include and that can be read as it is, what they don't tell. */
function partialProblemsStep(
  step: Graph['step'],
  { partial, validation }: Pick<SettingSteps, 'partial' | 'validation'>,
  included: () => readonly string[],
) {
  const used = step('used partials', () => new Set([...included()].sort()), asNames)
  return step(
    'partial problems',
    (name) => {
      const { page, diagnostics } = partial(name)
      if (page === null) return diagnostics
      const isUsed = used().has(name)
      if (isUsed && page.lacks === undefined) return diagnostics
      const ofReading = isUsed ? [] : page.diagnostics
      return [...diagnostics, ...ofReading, ...checkPartial(name, page, validation)]
    },
    asFindings,
  )
}

/** What browsers run is published only where `allow.activeAssets` says so. */
function assetProblems(sources: SourceSteps, { config }: SettingSteps): readonly Diagnostic[] {
  const allowed = new Set(config().allow.activeAssets.map(allowedPath))
  return sources
    .listed('asset')
    .flatMap((path) => sources.assetProblems(path).filter(({ code }) => !allowedByPath.has(code) || !allowed.has(path)))
}
