import { version } from '../package.json'
import { compiled } from './compiled.ts'
import { launch } from './launch.ts'
import { supervised } from './supervised.ts'

process.exit(await launch(process.argv.slice(2), { version, supervised, entry: process.argv[1] ?? '', run }))

async function run(argv: readonly string[]): Promise<number> {
  const found = compiled()
  if (found === null) throw new Error('The command is not compiled')
  const { loadCommand } = await import('./load-command.ts')
  const { command, keep } = loadCommand(found)
  const status = await command.run(argv)
  // The others are over before what they have compiled could be of use.
  if (supervised.has(argv[0] ?? '')) keep()
  return status
}
