import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root } from './root.ts'

/** Of this run of the tests, shared by all its files; removed at its end. */
export const run = process.env.SIGNALPOST_TEST_RUN ?? join(root, 'node_modules/.cache/test', String(process.pid))

/** @returns what went wrong, or an empty text */
export function execute(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 600_000,
  })
  return status === 0 ? '' : `${args.join(' ')} ended with status ${status}\n${stdout}\n${stderr}`
}

/**
 * Does something once a run of the tests: the first file that asks does it, others wait.
 *
 * @param make returns what went wrong, or an empty text
 * @throws with that, in each file that asks
 */
export async function onceARun(place: string, make: () => string): Promise<void> {
  const result = join(place, 'result')
  mkdirSync(run, { recursive: true })
  try {
    mkdirSync(place)
    // Whoever finds the file finds all of it.
    writeFileSync(`${result}.new`, make())
    renameSync(`${result}.new`, result)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    for (let wait = 0; wait < 6000 && !existsSync(result); wait += 1) await setTimeout(100)
  }
  const failure = existsSync(result) ? readFileSync(result, 'utf8') : 'What another test file has begun did not end.'
  if (failure !== '') throw new Error(failure)
}

/** Compiles the command if its sources have changed: once a run, as it takes as long to see that they have not as to start. */
export const compileCommand = (): Promise<void> => onceARun(join(run, 'compiled'), () => execute(['bin/compile.mjs']))
