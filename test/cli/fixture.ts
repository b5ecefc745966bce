// A command like the real one, whose stages do what a test asks for. As of the real one, each way loads what it needs.
import { launch } from '../../bin/process/launch.ts'
import { fakeCommands } from './fake-commands.ts'

const version = '1.2.3'
process.exit(
  await launch(process.argv.slice(2), {
    version,
    supervised: new Set(['build', 'check']),
    entry: process.argv[1] as string,
    run: async (argv) => (await import('../../bin/main.ts')).main(argv, { version, commands: fakeCommands }),
  }),
)
