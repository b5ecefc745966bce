import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import type { Disk } from '../../compiler/emit/disk.ts'
import { disk } from '../../compiler/emit/disk.ts'
import { type EmitReport, type PrepareOptions, prepare } from '../../compiler/emit/emit.ts'
import { openOutput } from '../../compiler/emit/open-output.ts'
import type { OutputFile } from '../../compiler/model/output.ts'
import { putFile } from '../put-files.ts'

/** A site's folder of its own, with sources; it goes when the test ends. */
export function makeRoot(t: TestContext): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'signalpost-emit-')))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  putFile(root, 'content/site.yaml', 'url: x\n')
  return root
}

/** Before the names of files that lie beside the published folder. */
const beside = '<host>/'

/** The files of an output as values; those whose name begins with `<host>/` are for operators. */
export function output(files: Readonly<Record<string, string>>): readonly OutputFile[] {
  return Object.entries(files).map(([path, content]) =>
    path.startsWith(beside) ? { path: path.slice(beside.length), isForHost: true, content } : { path, content },
  )
}

export interface PublishOptions extends Partial<PrepareOptions> {
  /** Default: `dist/site` of the root. */
  readonly out?: string
  /** Told of the folder that must go when the work is cut off, and null when there is none any more. */
  readonly temporary?: (folder: string | null) => void
}

/** Publishes to `dist/site` of a root, as a build does; without a lock it takes and releases one. */
export async function publishTo(
  root: string,
  files: readonly OutputFile[],
  options: PublishOptions = {},
): Promise<EmitReport> {
  const nothing = { written: 0, unchanged: 0, removed: 0, files: [] }
  const out = options.out ?? join(root, 'dist/site')
  const { temporary, disk } = options
  const given = options.lock
  const opened =
    given === undefined
      ? await openOutput({ out, root, ...(disk === undefined ? {} : { disk }) })
      : { value: given, diagnostics: [] }
  const lock = opened.value
  if (lock === null) return { ...nothing, diagnostics: opened.diagnostics }
  temporary?.(lock.work)
  try {
    const { value, diagnostics } = await prepare([files], { root, ...options, lock })
    return value === null ? { ...nothing, diagnostics } : await value.publish(() => temporary?.(null))
  } finally {
    temporary?.(null)
    if (given === undefined) await lock.release()
  }
}

/** Paths and contents of a folder, with the time of the last change of each file where it is asked for. */
export function tree(folder: string, times = false): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap((entry): [string, string][] => {
    const path = join(entry.parentPath ?? entry.path, entry.name)
    const name = path.slice(folder.length + 1)
    if (entry.isDirectory()) return readdirSync(path).length === 0 ? [[`${name}/`, 'empty']] : []
    const text = entry.isFile() ? readFileSync(path, 'utf8') : 'no file'
    return [[name, times ? `${text} ${lstatSync(path).mtimeMs}` : text]]
  })
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The published files; the list of them stands beside, in a folder of its own. */
export function pagesOf(root: string): Readonly<Record<string, string>> {
  if (!existsSync(join(root, 'dist/site.host/manifest.json'))) throw new Error('no manifest')
  const { '<host>/manifest.json': _, ...files } = whole(root)
  return files
}

/** All files of an output, the list and what lies beside included. */
export function whole(root: string, times = false): Readonly<Record<string, string>> {
  const host = join(root, 'dist/site.host')
  const forHost = Object.entries(existsSync(host) ? tree(host, times) : {}).map(([path, text]) => [beside + path, text])
  return { ...tree(join(root, 'dist/site'), times), ...Object.fromEntries(forHost) }
}

export const changing = [
  'makeFolder',
  'write',
  'writeText',
  'flush',
  'link',
  'copy',
  'rename',
  'remove',
  'removeFolder',
  'symlink',
] as const satisfies readonly (keyof Disk)[]

/** A disk whose changes are counted, and which `before` may stop: it throws in place of the change. */
export function watchedDisk(before: (count: number, call: string, path: string) => void): Disk {
  let count = 0
  const watched = Object.fromEntries(
    changing.map((name) => [
      name,
      (...given: readonly unknown[]) => {
        count++
        before(count, name, String(given[['rename', 'link', 'copy', 'symlink'].includes(name) ? 1 : 0]))
        return (disk[name] as (...all: readonly unknown[]) => unknown)(...given)
      },
    ]),
  )
  return { ...disk, ...watched }
}

export function systemError(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: simulated`), { code, syscall: 'write', path })
}
