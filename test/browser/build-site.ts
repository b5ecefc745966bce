import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root } from '../root.ts'

/** Of this run of the tests, shared by all its files; removed at its end. */
const run = process.env.SIGNALPOST_TEST_RUN ?? join(root, 'node_modules/.cache/test', String(process.pid))

function execute(args: readonly string[]): string | null {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 600_000,
  })
  return status === 0 ? null : `${args.join(' ')} ended with status ${status}\n${stdout}\n${stderr}`
}

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
  const result = join(place, 'result')
  mkdirSync(run, { recursive: true })
  try {
    mkdirSync(place)
    const failure =
      execute(['bin/compile.mjs']) ?? execute(['bin/signalpost.js', 'build', '--root', resolve(folder), '--out', out])
    writeFileSync(result, failure ?? '')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    for (let wait = 0; wait < 6000 && !existsSync(result); wait += 1) await setTimeout(100)
  }
  const failure = existsSync(result) ? readFileSync(result, 'utf8') : 'The build in another test file did not end.'
  if (failure !== '') throw new Error(failure)
  return out
}
