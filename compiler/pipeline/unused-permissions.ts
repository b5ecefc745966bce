import { activeContent, hostControl, secretInText, unusedPermission } from '../diagnostics/codes/file-texts.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ContentRole } from '../read/role.ts'
import type { SettingSteps } from './setting-steps.ts'
import type { SourceSteps } from './source-steps.ts'

const texts: readonly ContentRole[] = ['site', 'redirects', 'pages', 'partials', 'navigation', 'data']

/** What an entry of `allow.activeAssets` allows. */
export const allowedByPath: ReadonlySet<string> = new Set([activeContent.code, hostControl.code])

/** @returns the path of the file below the root that an entry of `allow.activeAssets` names */
export function allowedPath(entry: string): string {
  return `content/${entry.replace(/^\/|^content\//, '')}`
}

/**
 * Entries of `allow` that allow nothing. Every file is looked into only where there are such entries.
 */
export function unusedPermissions(sources: SourceSteps, settings: SettingSteps): readonly Diagnostic[] {
  const { activeAssets, secrets } = settings.config().allow
  if (activeAssets.length === 0 && secrets.length === 0) return []
  const { placeOf } = settings.settings()
  const [file = null] = sources.listed('site')
  const unused = (list: string, index: number, what: string) =>
    unusedPermission({ file, place: placeOf(['allow', list, index]) }, { what })
  const assets = new Set(sources.listed('asset'))
  const isActive = (path: string) =>
    assets.has(path) && sources.assetProblems(path).some(({ code }) => allowedByPath.has(code))
  const files = activeAssets.flatMap((entry, index) =>
    isActive(allowedPath(entry)) ? [] : [unused('activeAssets', index, `the active file \`${entry}\``)],
  )
  const hashes = secrets.length === 0 || mayMakeSecrets(sources, file) ? null : hintsOfSecrets(sources)
  const texts = secrets.flatMap((hash, index) =>
    hashes === null || hashes.some((hint) => hint.includes(hash))
      ? []
      : [unused('secrets', index, `a text with the hash \`${hash.slice(0, 15)}…\``)],
  )
  return [...files, ...texts]
}

/** Code of a site's own, and the environment, bring texts into pages that are in no file. */
function mayMakeSecrets(sources: SourceSteps, siteFile: string | null): boolean {
  return sources.hasOwnCode() || siteFile === null || sources.text(siteFile).file?.text.includes('${') === true
}

/** Each names a hash. */
function hintsOfSecrets(sources: SourceSteps): readonly string[] {
  return [
    ...texts.flatMap((role) => sources.listed(role).flatMap((path) => sources.text(path).diagnostics)),
    ...sources.listed('asset').flatMap((path) => sources.assetProblems(path)),
  ].flatMap(({ code, hint }) => (code === secretInText.code && hint !== null ? [hint] : []))
}
