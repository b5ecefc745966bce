import { visible } from '../diagnostics/cells.ts'
import { fileNameTooLong, namesDifferInCase, twoExtensions, unexpectedFileName } from '../diagnostics/codes/files.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** Bytes of a name: the output adds an extension and a hash to it, and file systems end at 255. */
export const nameLimit = 200
/** Bytes of a path below the root. */
const pathLimit = 1000

/** Names that mean devices on Windows, with any extension. */
const devices = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const reserved = /[\u0000-\u001f\u007f<>:"|?*\\]|[. ]$|^ /
const segment = /^[a-z0-9._-]+$/
/** Most names: nothing speaks against them but their length, a device or another name. */
const plain = /^(?:[a-z0-9._-]*[a-z0-9_-])?$/
/** Most of these: without its extension it is such a name as well. */
const plainer = /^[a-z0-9_-]+(?:\.[a-z0-9]+)?$/

const everySystem = 'one that every system and host takes'
const routeSegment = 'lower-case letters, digits, `.`, `_` and `-`'

/**
 * Checks the names of one folder's entries. Names of pages and of their folders are parts of URLs, and stricter.
 *
 * @param folder relative to the root, with `/`
 * @param names in order
 * @param folders those of the names that are folders
 */
export function checkNames(folder: string, names: readonly string[], folders: ReadonlySet<string>): Diagnostic[] {
  const found: Diagnostic[] = []
  const known = new Map<string, string>()
  const twins = twinsIn(folder, names)
  const isInPages = folder === 'content/pages' || folder.startsWith('content/pages/')
  const folderBytes = Buffer.byteLength(folder)
  for (const name of names) {
    const isPlain = plain.test(name)
    const at = { file: `${folder}/${name}`, place: null }
    const bytes = isPlain ? name.length : Buffer.byteLength(name)
    const pathBytes = folderBytes + 1 + bytes
    if (bytes > nameLimit) found.push(fileNameTooLong(at, { length: bytes, limit: nameLimit }))
    else if (pathBytes > pathLimit && folderBytes <= pathLimit)
      found.push(fileNameTooLong(at, { length: pathBytes, limit: pathLimit }))
    const key = isPlain ? name : name.normalize('NFC').toLowerCase()
    const other = known.get(key)
    if (other === undefined) known.set(key, name)
    else {
      const related = [{ message: `\`${other}\``, file: `${folder}/${other}`, line: null, column: null }]
      found.push(namesDifferInCase({ ...at, related }, { name, other }))
    }
    const twin = twins.get(name)
    if (twin !== undefined) {
      const related = [{ message: `\`${twin}\``, file: `${folder}/${twin}`, line: null, column: null }]
      found.push(twoExtensions({ ...at, related }, { name, other: twin }))
    }
    if (plainer.test(name) && !isDevice(name)) continue
    // `Page.MD` is no page: that is reported on its own, with a name that is right.
    const isRoute = isInPages && (folders.has(name) || /\.mdx?$/.test(name))
    const stem = isRoute && !folders.has(name) ? name.replace(/\.mdx?$/, '') : name
    if ((!isPlain && reserved.test(name)) || reserved.test(stem) || isDevice(name))
      found.push(
        unexpectedFileName(at, { name: visible(name), expected: everySystem, ...freeName(name, names, isRoute) }),
      )
    else if (isRoute && !segment.test(name))
      found.push(unexpectedFileName(at, { name, expected: routeSegment, ...freeName(name, names, isRoute) }))
  }
  return found
}

/** @returns files of settings and data that have the name of another one but for the extension, with that one */
function twinsIn(folder: string, names: readonly string[]): ReadonlyMap<string, string> {
  const twins = new Map<string, string>()
  if (folder !== 'content' && !/^content\/(?:navigation|data)(?:\/|$)/.test(folder)) return twins
  // A list of errors may lie in any number of files.
  const isOne = /^content\/data(?!\/errors(?:\/|$))/.test(folder)
  const all = new Set(names)
  for (const name of names) {
    const stem = /^(.+)\.ya?ml$/.exec(name)?.[1]
    if (stem === undefined) continue
    const before = [...(isOne ? [`${stem}.json`] : []), ...(name.endsWith('.yml') ? [`${stem}.yaml`] : [])]
    const twin = before.find((one) => all.has(one))
    if (twin !== undefined) twins.set(name, twin)
  }
  return twins
}

interface FreeName {
  /** The name made right, or null when nothing of it is left, or the folder has such a name or page already. */
  readonly instead: string | null
  /** What the folder has already. */
  readonly taken: string | null
}

function freeName(name: string, names: readonly string[], isRoute: boolean): FreeName {
  // The first page of a folder, as code hosts show it.
  const fixed = plainName(isRoute ? name.replace(/^readme(?=\.mdx?$)/i, 'index') : name)
  const isLeft = /[a-z0-9]/.test(fixed.replace(/\.mdx?$/, '')) && !/^mdx?$/.test(fixed)
  if (!isLeft || isDevice(fixed) || fixed === name) return { instead: null, taken: null }
  // `errors.md` and `errors.mdx` are one page.
  const page = isRoute ? /^(.+)\.mdx?$/.exec(fixed)?.[1] : undefined
  const same = page === undefined ? [fixed] : [fixed, `${page}.md`, `${page}.mdx`]
  const taken = same.find((one) => names.includes(one)) ?? null
  return { instead: taken === null ? fixed : null, taken }
}

/** @returns a name of letters, digits, dots, dashes and underscores as an address has it; empty where none is left */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replaceAll(/-*\.-*/g, '.')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
}

/** Windows has no file of such a name. */
export function isDevice(name: string): boolean {
  return devices.test(name)
}
