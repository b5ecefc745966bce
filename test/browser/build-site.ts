import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { compileCommand, execute, onceARun, run } from '../once-a-run.ts'
import { root } from '../root.ts'

/**
 * Builds a site with the compiled command, once a run of the tests: the first file that asks builds, others wait.
 *
 * @param folder the folder that holds `content/`; default: the repository, with its example site
 * @returns the output folder; nobody may change it
 * @throws with all that the build printed, when it failed
 */
export async function buildSite(folder: string = root): Promise<string> {
  const place = join(run, `site-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 12)}`)
  const out = join(place, 'site')
  await compileCommand()
  await onceARun(place, () => execute(['bin/signalpost.js', 'build', '--root', resolve(folder), '--out', out]))
  return out
}
