import type { CommandEntry } from './command-list.ts'
import { childMark } from './in-work.ts'

export interface Program {
  readonly version: string
  readonly commands: readonly CommandEntry[]
  /** The script that a supervised child runs: the one that called this. */
  readonly entry: string
}

/**
 * The command as a whole. Each way loads only what it needs: the version nothing, a supervisor not the compiler.
 *
 * @param argv the arguments after the script's name
 * @returns the exit status
 */
export async function launch(argv: readonly string[], program: Program): Promise<number> {
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
    process.stdout.write(`${program.version}\n`)
    return 0
  }
  if (process.env[childMark] === undefined && isSupervised(argv, program)) {
    if (argv[0] === 'build' && (await answered(argv))) return process.exitCode as number
    const { supervise } = await import('./supervisor.ts')
    return await supervise(program.entry, argv)
  }
  const { main } = await import('./main.ts')
  return await main(argv, program)
}

/** A build after which nothing has changed is answered without a second one: no compiler is loaded for it. */
async function answered(argv: readonly string[]): Promise<boolean> {
  const [{ lastAnswer }, { commandVersion }] = await Promise.all([
    import('./services/last-answer.ts'),
    import('./services/client-bundle.ts'),
  ])
  const version = commandVersion()
  if (version === null) return false
  const { isTTY, columns } = process.stdout
  const out = { tty: isTTY === true, columns: columns || 100 }
  const answer = lastAnswer({ argv, cwd: process.cwd(), env: process.env, out, version })
  if (answer === null) return false
  process.stderr.write(answer.err)
  await new Promise<void>((done) => process.stdout.write(answer.out, () => done()))
  process.exitCode = answer.status
  return true
}

/** The command's name stands first. Help crashes no engine. */
function isSupervised(argv: readonly string[], { commands }: Program): boolean {
  if (argv.includes('--help') || argv.includes('-h')) return false
  return commands.some(({ name, supervised }) => supervised && name === argv[0])
}
