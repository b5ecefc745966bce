import { Command, CommanderError } from 'commander'
import { nearest } from '../compiler/formats/nearest.ts'
import type { CommandEntry } from './command-list.ts'
import { didYouMean } from './did-you-mean.ts'
import { type ExitStatus, exit } from './exit.ts'
import { onQuit } from './process/bounded.ts'
import { endOf } from './process/crash.ts'
import { endWithParent } from './process/end-with-parent.ts'
import { beforeMark, certificatesMark, childMark, keepInWork, overBudgetMark } from './process/in-work.ts'
import { complaints, type System, terminal } from './system.ts'

/** The commands that there are. */
export interface CommandLine {
  readonly version: string
  readonly commands: readonly CommandEntry[]
}

/**
 * Runs one command in this process.
 *
 * @param argv the arguments after the script's name
 * @returns the exit status; never rejects
 */
export async function main(argv: readonly string[], { version, commands }: CommandLine): Promise<number> {
  const mark = process.env[childMark]
  if (mark !== undefined) endWithParent()
  const inWork = keepInWork(mark === undefined ? null : Number(mark))
  const overBudget = new Map(Object.entries<number>(JSON.parse(process.env[overBudgetMark] ?? '{}')))
  // Only of whoever has started this process for the work.
  const before = mark === undefined ? undefined : process.env[beforeMark]
  // A child of ours must not take itself for one that is supervised.
  delete process.env[childMark]
  delete process.env[overBudgetMark]
  delete process.env[beforeMark]
  const certificates = process.env[certificatesMark]
  // What it starts, and the site, see the environment as it was given.
  if (mark !== undefined && certificates !== undefined) process.env.NODE_EXTRA_CA_CERTS = certificates
  delete process.env[certificatesMark]
  let status: ExitStatus = exit.good
  if (overBudget.size > 0 && argv[0] !== 'preview') {
    const end = onQuit(inWork, () => {
      end()
      process.kill(process.pid, 'SIGINT')
    })
  }
  const system: System = {
    cwd: process.cwd(),
    env: process.env,
    version,
    out: terminal(process.stdout),
    err: complaints(process.stderr),
    inWork,
    overBudget,
    before: before === undefined ? null : JSON.parse(before),
    finish: (given) => {
      status = given
    },
  }
  const crash = async (error: unknown) => {
    const { text, status } = endOf(error, inWork.current(), version)
    await system.err.write(text)
    return status
  }
  return await new Promise((done) => {
    // Also what nobody waits for must not end as success.
    process.on('uncaughtException', (error) => void crash(error).then(done))
    run(argv, commands, system).then(
      (ended) => done(ended ?? status),
      (error) => void crash(error).then(done),
    )
  })
}

/**
 * Runs one command in a system that is given.
 *
 * @returns a status where the command itself gives none by `system.finish`: help, and calls that are wrong
 */
export async function run(
  argv: readonly string[],
  commands: readonly CommandEntry[],
  system: System,
): Promise<ExitStatus | null> {
  const name = argv[0]
  const isHelp = name === '--help' || name === '-h' || name === 'help'
  const wanted = isHelp ? argv[1] : name
  const program = createProgram(system)
  const entry = commands.find((one) => one.name === wanted)
  if (entry === undefined) {
    if (wanted !== undefined && !wanted.startsWith('-')) return await unknownCommand(wanted, commands, system)
    if (!isHelp && wanted !== undefined) return await unknownOption(wanted, system)
    for (const { name: command, summary } of commands) program.command(command).description(summary)
    await (isHelp ? system.out : system.err).write(program.helpInformation())
    return isHelp ? exit.good : exit.call
  }
  await define(program, entry, system)
  // A command of a command, such as `feedback serve`, has a help of its own.
  const asked = argv.slice(1, 3).filter((word) => !word.startsWith('-'))
  return await parse(program, isHelp ? [...asked, '--help'] : argv, system)
}

function createProgram(system: System): Command {
  return new Command('signalpost')
    .description('A documentation compiler: a folder of content becomes a checked static site.')
    .option('-V, --version', 'print the version')
    .helpCommand('help [command]', 'Say more about a command')
    .showHelpAfterError(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void system.out.write(text),
      writeErr: (text) => void system.err.write(text),
      outputError: (text, write) => write(text.replace(/^error: /, 'signalpost: ')),
    })
}

async function define(program: Command, { name, summary, load }: CommandEntry, system: System) {
  const module = await load()
  const command = program.command(name).description(summary)
  module.define(command, system)
  for (const one of [command, ...command.commands])
    one
      .showHelpAfterError(`signalpost help ${one === command ? name : `${name} ${one.name()}`} says what it takes.`)
      .option('--untrusted', "run no code of the site's own (SIGNALPOST_UNTRUSTED=1)")
      // What else the command starts is to know it too.
      .on('option:untrusted', () => {
        process.env.SIGNALPOST_UNTRUSTED = '1'
      })
}

async function parse(program: Command, argv: readonly string[], system: System): Promise<ExitStatus | null> {
  try {
    await program.parseAsync(argv, { from: 'user' })
    return null
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    const takesRoot = program.commands.some(({ options }) => options.some(({ long }) => long === '--root'))
    if (error.code === 'commander.excessArguments' && takesRoot)
      await system.err.write('The folder of a site is named with --root.\n')
    return error.exitCode === 0 ? exit.good : exit.call
  }
}

async function unknownCommand(name: string, commands: readonly CommandEntry[], system: System): Promise<ExitStatus> {
  const near = nearest(
    name,
    commands.map((one) => one.name),
  )
  const help = didYouMean(near, 'signalpost --help lists all.')
  await system.err.write(`signalpost: unknown command '${name}'. ${help}\n`)
  return exit.call
}

async function unknownOption(name: string, system: System): Promise<ExitStatus> {
  const near = nearest(name, ['--version', '--help'])
  const help = didYouMean(near, 'The command comes first; signalpost --help lists all.')
  await system.err.write(`signalpost: unknown option '${name}'. ${help}\n`)
  return exit.call
}
