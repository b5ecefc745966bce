import type { Answer, Look } from '../services/last-answer.ts'
import { complaints, terminal } from '../system.ts'
import { compiled } from './compiled.ts'
import { childMark } from './in-work.ts'

/** What `launch` chooses from. */
export interface Launchable {
  readonly version: string
  /** Names of the commands that run in a child process. */
  readonly supervised: ReadonlySet<string>
  /** The script that a supervised child runs: the one that called this. */
  readonly entry: string
  /** Loads the command and runs it in this process. @returns the exit status; never rejects */
  run(argv: readonly string[]): Promise<number>
}

/**
 * The command as a whole. Each way loads only what it needs: the version nothing, a supervisor not the compiler.
 *
 * @param argv the arguments after the script's name
 * @returns the exit status
 */
export async function launch(argv: readonly string[], program: Launchable): Promise<number> {
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
    await terminal(process.stdout).write(`${program.version}\n`)
    return 0
  }
  if (process.env[childMark] === undefined && isSupervised(argv, program)) {
    const look = argv[0] === 'build' ? await lookFirst(argv) : null
    if (look?.answer != null) return await said(look.answer)
    const { supervise } = await import('./supervisor.ts')
    return await supervise(program.entry, argv, look?.looked ?? null)
  }
  return await program.run(argv)
}

/** A build after which nothing has changed is answered without a second one: no compiler is loaded for it. */
async function lookFirst(argv: readonly string[]): Promise<Look | null> {
  const version = compiled()?.version
  if (version === undefined) return null
  const { lastAnswer } = await import('../services/last-answer.ts')
  const { isTTY, columns } = process.stdout
  const out = { tty: isTTY === true, columns: columns || 100 }
  return lastAnswer({ argv, cwd: process.cwd(), env: process.env, out, version })
}

async function said({ out, err, status }: Answer): Promise<number> {
  await complaints(process.stderr).write(err)
  await terminal(process.stdout).write(out)
  process.exitCode = status
  return status
}

/** The command's name comes first. `--help` needs no work that could run out of memory, so it runs without a supervisor. */
function isSupervised(argv: readonly string[], { supervised }: Launchable): boolean {
  if (argv.includes('--help') || argv.includes('-h')) return false
  return supervised.has(argv[0] ?? '')
}
