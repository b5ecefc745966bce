import { join } from 'node:path'
import { type CommandEntry, commands } from '../../bin/command-list.ts'
import { run } from '../../bin/main.ts'
import type { System } from '../../bin/system.ts'
import { root } from '../root.ts'
import type { Ran, RunOptions } from './run-command.ts'

const nothing = { file: null, temporary: null, page: null }

/** Nobody watches what is worked on. */
export const unwatched: System['inWork'] = {
  file: () => {},
  temporary: () => {},
  page: () => {},
  current: () => nothing,
  takeInterrupt: () => null,
}

/** Where the browser's side lies, for commands that make a site: whoever calls them has compiled it. */
Object.assign(globalThis, { __compiled: { folder: join(root, 'dist/cli'), file: 'signalpost.cjs', version: '0' } })

/**
 * Runs a command in this process, for what it says and the status that it ends with: a process of its own, which
 * `run` of `run-command.ts` starts, costs half a second.
 *
 * @param options without `onError`; the environment is only what is given here
 */
export async function runHere(
  argv: readonly string[],
  { cwd = root, env = {} }: Pick<RunOptions, 'cwd' | 'env'> = {},
  known: readonly CommandEntry[] = commands,
): Promise<Ran> {
  const said = { out: '', err: '' }
  let status: number | null = null
  const to = (stream: keyof typeof said) => ({
    write: async (text: string) => {
      said[stream] += text
    },
    tty: false,
    columns: 100,
  })
  const system: System = {
    cwd,
    env,
    version: '0.0.0',
    out: to('out'),
    err: to('err'),
    inWork: unwatched,
    overBudget: new Map(),
    before: null,
    finish: (given) => {
      status = given
    },
  }
  const ended = await run(argv, known, system)
  return { status: ended ?? status, signal: null, stdout: said.out, stderr: said.err }
}
