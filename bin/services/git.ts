import { execFile, spawnSync } from 'node:child_process'
import { codeOf } from '../../compiler/formats/thrown.ts'

/** Bytes of git's output that are read: the names of some million files. */
const maxOutput = 256 * 1024 * 1024

export interface GitResult {
  /** There is no program of that name. */
  readonly missing: boolean
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

const safe = ['-c', 'core.fsmonitor=false', '--no-pager']

function environment() {
  return { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' }
}

/**
 * Runs git while everything waits: for what is asked rarely, and in the middle of other work.
 *
 * @returns what it prints; empty when it fails or takes longer than the limit
 */
export function runGitNow(cwd: string, argv: readonly string[], milliseconds: number): string {
  const options = { cwd, env: environment(), maxBuffer: maxOutput, encoding: 'utf8', timeout: milliseconds } as const
  const { status, stdout } = spawnSync('git', [...safe, ...argv], options)
  return status === 0 ? stdout : ''
}

/** Runs git. The repository may be a stranger's: no program that its settings name is run. Messages come in English. */
export function runGit(cwd: string, argv: readonly string[]): Promise<GitResult> {
  const env = environment()
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
