import { existsSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { contentOutsideRoot, missingContentFolder, missingRoot } from '../../compiler/diagnostics/codes/call.ts'
import { type Diagnostic, nowhere } from '../../compiler/diagnostics/diagnostic.ts'
import { checkoutAround } from '../services/checkout.ts'
import { isUntrusted } from '../services/own-code/find-code.ts'
import type { System } from '../system.ts'

/**
 * @param root as given on the command line
 * @returns the absolute folder, or what is wrong with it
 */
export function findRoot(root: string, { cwd, env }: Pick<System, 'cwd' | 'env'>): string | Diagnostic {
  const folder = resolve(cwd, root)
  if (!isFolder(folder)) return missingRoot(nowhere, { root })
  const content = join(folder, 'content')
  if (!isFolder(content)) return missingContentFolder(nowhere, { root, found: rootAbove(folder, cwd) })
  // Who builds may keep the content elsewhere; a stranger's checkout would publish any folder of this machine.
  const isElsewhere = () => !realpathSync(content).startsWith(join(realpathSync(folder), sep))
  return isUntrusted(env) && isElsewhere() ? contentOutsideRoot(nowhere, { root }) : folder
}

/** @returns the nearest site that a folder lies in, as seen from where the command was called; null where there is none */
function rootAbove(folder: string, cwd: string): string | null {
  for (let at = folder; dirname(at) !== at; at = dirname(at))
    if (findSiteFile(dirname(at)) !== null) return relative(cwd, dirname(at)) || '.'
  return null
}

/** @returns the path of a site's `site.yaml`, or `site.yml`, relative to its root; null where it has none */
export function findSiteFile(root: string): string | null {
  return ['content/site.yaml', 'content/site.yml'].find((path) => existsSync(join(root, path))) ?? null
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/**
 * The way from the top of the repository to a folder, as services that show a report beside the repository's files
 * need it: '' or ending in '/'. A folder that is in no checkout counts as the top.
 */
export function repositoryPrefix(folder: string): string {
  const path = relative(checkoutAround(folder) ?? folder, folder)
    .split(sep)
    .join('/')
  return path === '' ? '' : `${path}/`
}
