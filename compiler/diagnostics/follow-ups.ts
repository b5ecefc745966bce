import { unknownSpecification } from './codes/api-mentions.ts'
import { unknownPartial } from './codes/blocks.ts'
import { unreadableFile } from './codes/files.ts'
import { missingSiteFile, typographicQuote } from './codes/front-matter.ts'
import {
  unknownAiLabel,
  unknownBadgeCode,
  unknownDestination,
  unknownErrorRecord,
  unknownSettings,
  unknownSource,
} from './codes/lookup-rules.ts'
import { unknownSidebar, unusedNavigation } from './codes/pages.ts'
import { siteWithoutPages } from './codes/read.ts'
import { builtInRedirectFirst } from './codes/routes.ts'
import * as shape from './codes/shape.ts'
import * as yaml from './codes/yaml.ts'
import type { AnyDiagnostic } from './define.ts'
import type { Diagnostic } from './diagnostic.ts'

const codesOf = (family: Readonly<Record<string, AnyDiagnostic>>): ReadonlySet<string> =>
  new Set(Object.values(family).map(({ code }) => code))

/** The writing of a value, and its shape: what can't be read as it was meant has another shape as well. */
const written: ReadonlySet<string> = new Set([...codesOf(yaml), typographicQuote.code])
const shaped = codesOf(shape)

/**
 * One cause is one report: where a value can't be read as it was meant (an alias, a number that is not kept exactly), its
 * shape is not blamed too. That it does not fit makes an error of a warning.
 */
export function withoutFollowUps(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return withoutUnread(withoutHidden(diagnostics))
}

/** What says that the site has nothing of a kind. */
const none: ReadonlySet<string> = new Set([missingSiteFile.code, siteWithoutPages.code])

/** What says that something is missing, by the folder that it may lie in. What leads into a folder is not called dead at all. */
const soughtIn: Readonly<Record<string, ReadonlySet<string>>> = {
  'content/pages/': codesOf({ unusedNavigation, builtInRedirectFirst }),
  'content/data/': codesOf({
    unknownAiLabel,
    unknownBadgeCode,
    unknownDestination,
    unknownErrorRecord,
    unknownSettings,
    unknownSource,
    unknownSpecification,
  }),
  'content/partials/': codesOf({ unknownPartial }),
  'content/navigation/': codesOf({ unknownSidebar }),
}

/** What may lie in a folder that can't be read is not told as missing too. */
function withoutHidden(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const unread = diagnostics.flatMap(({ code, file }) => (code === unreadableFile.code ? [`${file}/`] : []))
  const isHidden = (file: string | null) =>
    unread.some((folder) => folder.startsWith(`${file}/`) || `${file}/`.startsWith(folder))
  if (unread.length === 0) return diagnostics
  return diagnostics.filter(
    ({ code, file }) =>
      !(none.has(code) && isHidden(file)) && !unread.some((folder) => soughtIn[folder]?.has(code) === true),
  )
}

function withoutUnread(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyOf = ({ file, line, column }: Diagnostic) => `${file} ${line} ${column}`
  const causes = new Set(diagnostics.filter(({ code, line }) => written.has(code) && line !== null).map(keyOf))
  if (causes.size === 0) return diagnostics
  const isFollowUp = (one: Diagnostic) => shaped.has(one.code) && causes.has(keyOf(one))
  const graver = new Set(diagnostics.filter((one) => isFollowUp(one) && one.severity === 'error').map(keyOf))
  return diagnostics.flatMap((one) => {
    if (isFollowUp(one)) return []
    return written.has(one.code) && graver.has(keyOf(one)) ? [{ ...one, severity: 'error' as const }] : [one]
  })
}
