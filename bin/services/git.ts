import { execFile } from 'node:child_process'

/** Bytes of git's output that are read: the names of some million files. */
const maxOutput = 256 * 1024 * 1024

export interface GitResult {
  /** There is no program of that name. */
  readonly missing: boolean
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs git. The repository may be a stranger's: no program that its settings name is run. Messages come in English. */
export function runGit(cwd: string, argv: readonly string[]): Promise<GitResult> {
  const safe = ['-c', 'core.fsmonitor=false', '--no-pager']
  const env = { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' }
  return new Promise((done) => {
    execFile(
      'git',
      [...safe, ...argv],
      { cwd, env, maxBuffer: maxOutput, encoding: 'utf8' },
      (error, stdout, stderr) => {
        const code = (error as { code?: unknown } | null)?.code
        const status = error === null ? 0 : typeof code === 'number' ? code : 1
        done({ missing: code === 'ENOENT', status, stdout, stderr })
      },
    )
  })
}
