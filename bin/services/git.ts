import { execFile, spawnSync } from 'node:child_process'
import { devNull } from 'node:os'
import { codeOf } from '../../compiler/formats/thrown.ts'
import { isUntrusted } from './own-code/find-code.ts'

/** Bytes of git's output that are read: the names of some million files. */
const maxOutput = 256 * 1024 * 1024

export interface GitResult {
  /** There is no program of that name. */
  readonly missing: boolean
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

/**
 * A commit's signature is looked at by a program that settings name. A folder with `HEAD`, `config` and `objects/` is a
 * repository for git, and anybody can commit one: its settings would count for what lies in it (git 2.38 has the setting).
 */
const safeSettings = ['core.fsmonitor=false', 'log.showSignature=false', 'safe.bareRepository=explicit']
const safe = [...safeSettings.flatMap((setting) => ['-c', setting]), '--no-pager']

/** For `diff`: git looks into a submodule by a git of its own, to which the settings above are unknown. */
export const noPrograms = ['--no-ext-diff', '--ignore-submodules'] as const

/** Commits say what they have said everywhere: what one clone puts in their place is in no other, and no commit tells of it. */
const asCommitted = { GIT_NO_REPLACE_OBJECTS: '1', GIT_GRAFT_FILE: devNull }

function environment(cwd: string): NodeJS.ProcessEnv {
  const env = { ...process.env, ...asCommitted, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' }
  return isUntrusted(env) ? { ...env, ...withoutPrograms(cwd, env) } : env
}

/**
 * Where a stranger may have written the settings of the repository itself: programs that fetch what a partial clone
 * lacks, and those that change a file before it is compared (gitattributes, "filter"), can't be turned off as a whole.
 */
function withoutPrograms(cwd: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const argv = [...safe, 'config', '-z', '--name-only', '--get-regexp', '^filter\\..*\\.(clean|process|required)$']
  const { stdout } = spawnSync('git', argv, { cwd, env, encoding: 'utf8' })
  const names = (stdout ?? '').split('\0').filter((name) => name !== '')
  const before = Number(env.GIT_CONFIG_COUNT ?? 0)
  const settings = names.flatMap((name, at) => [
    [`GIT_CONFIG_KEY_${before + at}`, name],
    [`GIT_CONFIG_VALUE_${before + at}`, name.endsWith('.required') ? 'false' : ''],
  ])
  return {
    GIT_ALLOW_PROTOCOL: '',
    GIT_NO_LAZY_FETCH: '1',
    GIT_CONFIG_COUNT: String(before + names.length),
    ...Object.fromEntries(settings),
  }
}

/**
 * Runs git while everything waits: for what is asked rarely, and in the middle of other work.
 *
 * @returns what it prints; empty when it fails or takes longer than the limit
 */
export function runGitNow(cwd: string, argv: readonly string[], milliseconds: number): string {
  const options = { cwd, env: environment(cwd), maxBuffer: maxOutput, encoding: 'utf8', timeout: milliseconds } as const
  const { status, stdout } = spawnSync('git', [...safe, ...argv], options)
  return status === 0 ? stdout : ''
}

/**
 * Runs git. Messages come in English. The repository may be a stranger's: with `--untrusted` no program that its settings
 * name is run, and without it none that files of a commit name.
 */
export function runGit(cwd: string, argv: readonly string[]): Promise<GitResult> {
  const env = environment(cwd)
  return new Promise((done) => {
    execFile(
      'git',
      [...safe, ...argv],
      { cwd, env, maxBuffer: maxOutput, encoding: 'utf8' },
      (error, stdout, stderr) => {
        const code = codeOf(error)
        const status = error === null ? 0 : typeof code === 'number' ? code : 1
        done({ missing: code === 'ENOENT', status, stdout, stderr })
      },
    )
  })
}
