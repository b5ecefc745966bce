import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { activeContent, hostControl, pointerForFile } from '../diagnostics/codes/file-texts.ts'
import { assetTooLarge } from '../diagnostics/codes/files.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { activeIn } from './active-content.ts'
import { maxAsset, sizeOver, sizeText } from './limits.ts'
import { secretProblems } from './secret-problems.ts'

/** What Git LFS leaves in place of a file (its specification, 'The Pointer'). */
const pointer = /^version https:\/\/git-lfs\.[a-z.]+\/spec\/v\d\n/

/** Larger files are films and archives. */
const largestText = 50 * 1024 * 1024

/**
 * Looks into a file that is published as it is.
 *
 * @param root absolute path
 * @param path relative to the root, with `/`
 */
export function assetProblems(root: string, path: string): readonly Diagnostic[] {
  const bytes = readSafely(join(root, path))
  if (bytes === null) return []
  if (typeof bytes === 'number')
    return [assetTooLarge({ file: path, place: null }, { size: sizeOver(bytes, maxAsset), limit: sizeText(maxAsset) })]
  const found = activeIn(path, bytes)
  const active = [
    ...(found === null ? [] : [activeContent({ file: path, place: found.place }, { why: found.why, path })]),
    ...hostProblems(path),
  ]
  if (pointer.test(bytes.toString('latin1', 0, 64))) return [pointerForFile({ file: path, place: null })]
  const text = textIn(bytes)
  return text === null ? active : [...active, ...secretProblems(text, path)]
}

/** Names in the root of a site that hosts read, besides those that every build makes and scripts. */
const readInRoot: ReadonlySet<string> = new Set([
  '_routes.json',
  'cname',
  'netlify.toml',
  'now.json',
  'staticwebapp.config.json',
])

/** IIS reads it in every folder (its documentation, 'Configuration Reference', 'web.config'). Files with a dot in front are left out. */
const readAnywhere = 'web.config'

/** Programs that a server with the language runs when it is asked for them, as Apache, IIS and Tomcat are often set up. */
const program = /\.(?:php\d?|phtml|phar|aspx?|ashx|asmx|cshtml|jspx?|cgi|cfm)$/i

/** A host that only serves files takes these as what they are; another one acts on them. */
function hostProblems(path: string): readonly Diagnostic[] {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  const isInRoot = path.toLowerCase() === `content/pages/${name}`
  if (name === readAnywhere || (isInRoot && readInRoot.has(name)))
    return [hostControl({ file: path, place: null }, { path, what: 'settings of a host' })]
  if (program.test(name)) return [hostControl({ file: path, place: null }, { path, what: 'program of a server' })]
  return []
}

/** @returns null for what is no text */
function textIn(bytes: Buffer): string | null {
  if (bytes.length > largestText) return null
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le')
  return bytes.subarray(0, 4096).includes(0) ? null : bytes.toString('utf8')
}

/** What has gone meanwhile is reported where it is copied. @returns the size of a file that is too large */
function readSafely(location: string): Buffer | number | null {
  try {
    const { size } = statSync(location)
    return size > maxAsset ? size : readFileSync(location)
  } catch {
    return null
  }
}
