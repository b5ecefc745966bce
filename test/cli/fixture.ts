// A command like the real one, whose stages do what a test asks for. As of the real one, each way loads what it needs.
import { join } from 'node:path'
import type { CommandEntry } from '../../bin/command-list.ts'
import { launch } from '../../bin/process/launch.ts'

const fake = async (out: (root: string) => string | null) => (await import('./fakes.ts')).fakeCommand(out)

const commands: readonly CommandEntry[] = [
  { name: 'build', summary: 'Build', load: () => fake((root) => join(root, 'out')) },
  { name: 'check', summary: 'Check', load: () => fake(() => null) },
  { name: 'inline', summary: 'Build in this process', load: () => fake(() => null) },
]

const version = '1.2.3'
process.exit(
  await launch(process.argv.slice(2), {
    version,
    supervised: new Set(['build', 'check']),
    entry: process.argv[1] as string,
    run: async (argv) => (await import('../../bin/main.ts')).main(argv, { version, commands }),
  }),
)
