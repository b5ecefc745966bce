import { outputFileAsFolder, outputPathsDifferInCase, unsafeOutputPath } from '../diagnostics/codes/emit.ts'
import { duplicateOutput, outputPathTooLong } from '../diagnostics/codes/output.ts'
import { type Diagnostic, nowhere } from '../diagnostics/diagnostic.ts'
import { append } from '../formats/append.ts'
import { byTop, foldPath, maxNameBytes, maxPathBytes, outputPathFault, topOf } from '../model/output-path.ts'
import { hostFolder, isInHostFolder, ownFolder } from './places.ts'

interface CheckedFile {
  readonly path: string
  readonly isForHost: boolean
  /** The last release had it, and nothing was wrong with its path there. */
  readonly wasPublished: boolean
}

interface CheckedOutput {
  /** Of all files, each once. */
  readonly paths: ReadonlySet<string>
  /** Those that more than one file has. */
  readonly twice: readonly string[]
  /** All files but some of which `wasPublished` is true. */
  readonly others: readonly CheckedFile[]
}

/** Holds the paths of an output against each other and against what file systems take, before any is put in place. */
export function checkFiles({ paths, twice, others }: CheckedOutput): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const fresh: string[] = []
  const faulty = new Set<string>()
  for (const { path, isForHost, wasPublished } of others) {
    if (wasPublished && !isInHostFolder(path)) continue
    append(diagnostics, pathProblems(path, isForHost))
    if (pathFault(path, isForHost) !== null) faulty.add(path)
    else if (!wasPublished) fresh.push(path)
  }
  const again = twice.map((path) => duplicateOutput(nowhere, { path }))
  return [...diagnostics, ...again, ...inTheWay(paths, fresh, faulty)]
}

/** Paths of one release are in nobody's way there: in the way of each other are only new ones, and what lies beside them. */
function inTheWay(paths: ReadonlySet<string>, fresh: readonly string[], faulty: ReadonlySet<string>) {
  const diagnostics: Diagnostic[] = []
  if (fresh.length === 0) return diagnostics
  const tops = byTop(paths)
  for (const top of new Set(fresh.map(topOf))) {
    const byFold = new Map<string, string>()
    for (const path of tops.get(top) ?? []) {
      if (faulty.has(path)) continue
      const key = foldPath(path)
      const other = byFold.get(key)
      if (other === undefined) byFold.set(key, path)
      else diagnostics.push(outputPathsDifferInCase(nowhere, { path, other }))
    }
    append(diagnostics, filesAsFolders(byFold))
  }
  return diagnostics
}

/** @returns what speaks against one path by itself */
export function pathProblems(path: string, isForHost: boolean): readonly Diagnostic[] {
  const why = pathFault(path, isForHost)
  return why === null ? tooLong(path) : [unsafeOutputPath(nowhere, { path, why })]
}

function pathFault(path: string, isForHost: boolean): string | null {
  const fault = outputPathFault(path)
  if (fault !== null) return fault
  if (isForHost) return isInHostFolder(path) ? null : `it is not in \`${hostFolder}\``
  return foldPath(path).split('/')[0] === ownFolder ? `\`${ownFolder}\` is the tool's own folder` : null
}

function tooLong(path: string): readonly Diagnostic[] {
  const bytes = Buffer.byteLength(path)
  if (bytes > maxPathBytes) return [outputPathTooLong(nowhere, { path, length: bytes, limit: maxPathBytes })]
  const name = path.split('/').find((one) => Buffer.byteLength(one) > maxNameBytes)
  return name === undefined
    ? []
    : [outputPathTooLong(nowhere, { path: name, length: Buffer.byteLength(name), limit: maxNameBytes })]
}

function filesAsFolders(byFold: ReadonlyMap<string, string>): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const known = new Set<string>()
  let last = ''
  byFold.forEach((path, key) => {
    const end = key.lastIndexOf('/')
    // Those of a folder mostly follow each other.
    if (end === last.length && key.startsWith(last)) return
    last = key.slice(0, Math.max(end, 0))
    for (let at = end; at > 0; at = key.lastIndexOf('/', at - 1)) {
      const folder = key.slice(0, at)
      if (known.has(folder)) break
      known.add(folder)
      const file = byFold.get(folder)
      if (file !== undefined) diagnostics.push(outputFileAsFolder(nowhere, { path, other: file }))
    }
  })
  return diagnostics
}
