import { unknownSpecification } from './codes/api-mentions.ts'
import { unknownBlock, unknownPartial } from './codes/blocks.ts'
import { unreadableFile } from './codes/files.ts'
import { missingSiteFile } from './codes/front-matter.ts'
import { deadDerivedLink, deadLink, missingImage } from './codes/links.ts'
import {
  unknownAiLabel,
  unknownBadgeCode,
  unknownDestination,
  unknownErrorRecord,
  unknownSettings,
  unknownSource,
} from './codes/lookup-rules.ts'
import { doesNotCompile, ownBlockThrew, unusableOwnCode } from './codes/own-code.ts'
import { unknownSidebar, unusedNavigation } from './codes/pages.ts'
import { siteWithoutPages } from './codes/read.ts'
import { builtInRedirectFirst, deadRedirectPattern, deadRedirectTarget } from './codes/routes.ts'
import * as shape from './codes/shape.ts'
import * as yaml from './codes/yaml.ts'
import type { AnyDiagnostic } from './define.ts'
import type { Diagnostic } from './diagnostic.ts'

const codesOf = (family: Readonly<Record<string, AnyDiagnostic>>): ReadonlySet<string> =>
  new Set(Object.values(family).map(({ code }) => code))

/** The writing of a value, and its shape: what can't be read as it was meant has another shape as well. */
const written = codesOf(yaml)
const shaped = codesOf(shape)

/**
 * One cause is one report: where a value can't be read as it was meant (an alias, a number that is not kept exactly), its
 * shape is not blamed too. That it does not fit makes an error of a warning.
 */
export function withoutFollowUps(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return withoutUnread(withoutLostBlocks(withoutHidden(diagnostics)))
}

/** What says that the site has nothing of a kind. */
const none: ReadonlySet<string> = new Set([missingSiteFile.code, siteWithoutPages.code])

const links = { deadLink, deadDerivedLink, missingImage, deadRedirectTarget, deadRedirectPattern }
const records = {
  unknownAiLabel,
  unknownBadgeCode,
  unknownDestination,
  unknownErrorRecord,
  unknownSettings,
  unknownSource,
}

/** What says that something is missing, by the folder that it may lie in. */
const soughtIn: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['pages', codesOf({ ...links, unusedNavigation, builtInRedirectFirst })],
  ['data', codesOf({ ...links, ...records, unknownSpecification })],
  ['assets', codesOf({ missingImage, deadDerivedLink })],
  ['partials', codesOf({ unknownPartial })],
  ['navigation', codesOf({ unknownSidebar })],
])

/** What may lie in a folder that can't be read is not told as missing too. */
function withoutHidden(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const unread = diagnostics.flatMap(({ code, file }) => (code === unreadableFile.code ? [`${file}/`] : []))
  const isHidden = (file: string | null) =>
    unread.some((folder) => folder.startsWith(`${file}/`) || `${file}/`.startsWith(folder))
  if (unread.length === 0) return diagnostics
  return diagnostics.filter(
    (one) => !(none.has(one.code) && isHidden(one.file)) && !unread.some((folder) => maySayOf(one, folder)),
  )
}

/** What the addresses of files begin with, by their folder. */
const addresses: Readonly<Record<string, string>> = { pages: '`/', assets: '`/assets/' }

/** @returns whether what is missing may lie in the folder */
function maySayOf({ code, message }: Diagnostic, unread: string): boolean {
  const [, kind = '', rest = ''] = /^content\/(\w+)\/(.*)$/.exec(unread) ?? []
  if (soughtIn.get(kind)?.has(code) !== true) return false
  const address = addresses[kind]
  return address === undefined ? rest === '' : code === unusedNavigation.code || message.includes(address + rest)
}

/** What says that a block of the site can't be had. */
const lost: ReadonlySet<string> = new Set([doesNotCompile.code, unusableOwnCode.code, ownBlockThrew.code])

/** A block whose code can't be used is not called unknown as well, wherever a page has it. */
function withoutLostBlocks(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  // Pages write `<NoLuck>` and `:::no-luck` for the block of `blocks/no-luck/`.
  const plain = (name: string | undefined) => name?.replace(/[^a-z0-9]/gi, '').toLowerCase() ?? ''
  const folders = new Set(
    diagnostics.flatMap(({ code, file }) => {
      const folder = lost.has(code) ? /^blocks\/([^/]+)\//.exec(file ?? '')?.[1] : undefined
      return folder === undefined ? [] : [plain(folder)]
    }),
  )
  if (folders.size === 0) return diagnostics
  return diagnostics.filter(
    ({ code, message }) => code !== unknownBlock.code || !folders.has(plain(/`(.+)`/.exec(message)?.[1])),
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
