import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { disk } from '../../../compiler/emit/disk.ts'
import { makeFolders } from '../../../compiler/emit/folders.ts'
import { messageOf } from '../../../compiler/formats/thrown.ts'
import { type ExitStatus, exit } from '../../exit.ts'
import type { System } from '../../system.ts'
import { fileSchemas } from '../editor/schemas.ts'
import { type NewFile, writeNewFiles } from '../editor/write-files.ts'
import { type CopiedPages, copiedPages, saidOfCopies } from './copied-pages.ts'
import { type Check, leftToDo } from './left-to-do.ts'
import { firstPages, homePage, json, type MadeSidebars, siteYaml, surroundings } from './new-site.ts'
import { type DetectedProject, detectProject, readPackage } from './project/detect-project.ts'
import { dependsOnTool, newPackage, withScripts } from './project/package-scripts.ts'
import { inTopBar } from './sections.ts'

/**
 * Begins a site in a folder, which is made where it is missing. What is there stays as it is and is listed; only scripts
 * that `package.json` lacks are added. Nothing is asked. What copies of another tool's pages need still is told, and no failure.
 */
export async function initSite(dir: string, system: System, check?: Check): Promise<ExitStatus> {
  const root = resolve(system.cwd, dir)
  if (existsSync(root) && !statSync(root).isDirectory()) {
    await system.err.write(`signalpost: unexpected file ${dir}, expected a folder.\n`)
    return exit.call
  }
  try {
    // Node's own way never ends where a system takes no folder (Linux: `/proc`).
    makeFolders(root, disk)
  } catch (error) {
    await system.err.write(`signalpost: cannot write to ${dir}: ${messageOf(error)}\n`)
    return exit.environment
  }
  const own = readPackage(root)
  const project = await detectProject(root, own === 'broken' ? null : own)
  const hasPages = existsSync(join(root, 'content/pages'))
  const copied = hasPages ? null : await pagesOf(root, project.repository, system)
  if (copied === 'unread') return exit.environment
  const found: Found = { root, own, project, hasPages, copied }
  const written = await writeNewFiles(root, newFiles(found, system.version), system, { replace: false })
  if (written === null) return exit.environment
  const scripts = own === null || own === 'broken' ? null : withScripts(own)
  if (scripts !== null && (await writeNewFiles(root, [scripts.file], system, { replace: true })) === null)
    return exit.environment
  const lines = [
    ...written.made.map((path) => `  made     ${path}`),
    ...(scripts === null ? [] : [`  changed  package.json (scripts ${scripts.added.join(', ')})`]),
    ...[...written.kept, ...keptBesides(found, scripts !== null)].sort().map((path) => `  kept     ${path}`),
    '',
    ...(written.made.includes('content/site.yaml') ? saidOf(project) : []),
    ...(copied === null ? [] : saidOfCopies(copied)),
    ...(own === 'broken' ? ['package.json is no JSON object: its scripts are yours to add.'] : []),
  ]
  await system.out.write(`${lines.join('\n')}\n`)
  // What was made is told by then, however long that takes.
  const left = copied === null ? null : await leftToDo(root, system, check)
  const next = `${dir === '.' ? '' : `cd ${asWord(dir)} && `}${installation(own)}npx signalpost`
  const last = [...(left?.lines ?? []), `Next: ${next} ${left?.hasErrors === true ? 'check' : 'preview'}`]
  await system.out.write(`${last.join('\n')}\n`)
  return exit.good
}

/** A folder before anything is written into it. */
interface Found {
  /** Absolute. */
  readonly root: string
  readonly own: ReturnType<typeof readPackage>
  readonly project: DetectedProject
  /** It has pages of a site already. */
  readonly hasPages: boolean
  /** Pages of another tool; null where there are none. */
  readonly copied: CopiedPages | null
}

/** @returns all that a site begins with; what is there already is not written */
function newFiles({ own, project, hasPages, copied }: Found, version: string): readonly NewFile[] {
  const sidebars = copied?.sidebars ?? null
  const schemas = fileSchemas().map(({ name, schema }) => ({
    path: `.vscode/${name}.schema.json`,
    content: json(schema),
  }))
  return [
    siteYaml(
      project,
      copied === null ? null : madeSidebars(sidebars),
      copied === null ? [] : (sidebars?.topBar ?? inTopBar(copied.sections)),
    ),
    ...(copied === null && !hasPages ? firstPages(project) : (copied?.files ?? [])),
    ...(copied === null || copied.hasHome ? [] : [homePage(project, copied.sections)]),
    ...(sidebars?.files ?? []),
    ...(own === null ? [newPackage(project, version)] : []),
    ...surroundings(),
    ...schemas,
  ]
}

function madeSidebars(sidebars: CopiedPages['sidebars']): MadeSidebars {
  if (sidebars === null || sidebars.files.length === 0) return 'automatic'
  return sidebars.isMixed ? 'mixed' : 'of a folder'
}

/** @returns files that stay as they are, though nothing was to be written in their place */
function keptBesides({ root, own, project, hasPages }: Found, hasNewScripts: boolean): readonly string[] {
  const pages = hasPages ? firstPages(project).map(({ path }) => path) : []
  return [
    ...pages.filter((path) => existsSync(join(root, path))),
    ...(own === null || hasNewScripts ? [] : ['package.json']),
  ]
}

/** @returns null where there are no pages; 'unread' where one can't be read, which is reported */
async function pagesOf(
  root: string,
  repository: string | null,
  system: System,
): Promise<CopiedPages | 'unread' | null> {
  try {
    return copiedPages(root, repository)
  } catch (error) {
    await system.err.write(`signalpost: cannot copy the pages that are there: ${messageOf(error)}\n`)
    return 'unread'
  }
}

/** What nobody was asked about. */
function saidOf({ url, brand }: DetectedProject): readonly string[] {
  return [`Address: ${url.value} (${url.from})`, `Brand: ${brand.name}, key ${brand.key} (${brand.from})`]
}

/** What brings the tool, before it can run: the dependencies of a package are for the package manager to write. */
function installation(own: ReturnType<typeof readPackage>): string {
  if (own === null) return 'npm install && '
  return own === 'broken' || dependsOnTool(own) ? '' : 'npm install --save-dev signalpost && '
}

/** A path as one word of a command. */
function asWord(path: string): string {
  return /^[\w./@:+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`
}
