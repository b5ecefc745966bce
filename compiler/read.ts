import { join, resolve } from 'node:path'
import { append } from './append.ts'
import { diagnose } from './diagnostics/diagnose.ts'
import type { Diagnostic, Outcome } from './diagnostics/diagnostic.ts'
import { defaultReadLimits, type ReadLimits } from './read/limits.ts'
import { readText } from './read/read-text.ts'
import { type Role, roleOf } from './read/role.ts'
import { type FoundFile, walk } from './read/walk.ts'
import type { AssetFile, SourceFile } from './source.ts'

/** All of `content/`, read once: the other stages see no disk. Every list is in the order of the paths. */
export interface Content {
  /** Absolute path of the folder that holds `content/`. */
  readonly root: string
  readonly site: SourceFile | null
  readonly redirects: SourceFile | null
  readonly pages: readonly SourceFile[]
  readonly partials: readonly SourceFile[]
  readonly navigation: readonly SourceFile[]
  readonly data: readonly SourceFile[]
  /** `content/assets/**`, and what stands beside pages and is no page. */
  readonly assets: readonly AssetFile[]
  /** Paths of what is there and could not be read: a link to it is not dead. */
  readonly unread: readonly string[]
}

/**
 * Lists every file of the content with its size and time, without opening one.
 *
 * @param root the folder that holds `content/`
 */
export function scan(root: string): Outcome<readonly FoundFile[]> {
  const { files, diagnostics } = walk(resolve(root), 'content')
  return { value: files, diagnostics }
}

/**
 * Reads the content of a site: the only reader of `content/`. What can't be read or may not be there is reported and
 * left out.
 *
 * @param root the folder that holds `content/`
 * @param limits largest sizes in bytes
 */
export function readContent(root: string, limits: ReadLimits = defaultReadLimits): Outcome<Content> {
  const absolute = resolve(root)
  const found = walk(absolute, 'content')
  const diagnostics: Diagnostic[] = [...found.diagnostics]
  const unread: string[] = [...found.unread]
  const assets: AssetFile[] = []
  const texts: Record<Exclude<Role, 'asset'>, SourceFile[]> = {
    ...{ site: [], redirects: [], pages: [], partials: [], navigation: [], data: [] },
  }
  for (const { path, size } of found.files) {
    const { role, fault } = roleOf(path)
    if (fault !== null) diagnostics.push(fault)
    if (role === null) continue
    if (role === 'asset') {
      assets.push({ path, location: join(absolute, path), size })
      continue
    }
    const read = readText(absolute, path, limitFor(role, limits))
    append(diagnostics, read.diagnostics)
    if (read.source === null) unread.push(path)
    else texts[role].push(read.source)
  }
  const { site, redirects, ...lists } = texts
  const hasSite = site.length > 0
  if (hasSite && lists.pages.length === 0 && !unread.some((path) => path.startsWith('content/pages/')))
    diagnostics.push(diagnose('SP1051', { file: 'content/pages', place: null }))
  const value = { root: absolute, site: site[0] ?? null, redirects: redirects[0] ?? null, ...lists, assets, unread }
  return { value, diagnostics }
}

/** @returns the largest size of a file of this kind, in bytes */
export function limitFor(role: Role, limits: ReadLimits): number {
  if (role === 'pages' || role === 'partials') return limits.page
  return role === 'data' ? limits.data : limits.settings
}
