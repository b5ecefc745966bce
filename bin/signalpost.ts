import { setFlagsFromString } from 'node:v8'
import { version } from '../package.json'
import { flagsAtStart, flagsOfLauncher } from './process/child-engine.ts'
import { compiled } from './process/compiled.ts'
import { childMark } from './process/in-work.ts'
import { launch } from './process/launch.ts'
import { supervised } from './process/supervised.ts'
import { watchEnd } from './process/unfinished.ts'
import { complaints } from './system.ts'

const noteDone = watchEnd()
if (process.env[childMark] === undefined) for (const flag of flagsOfLauncher()) setFlagsFromString(flag)
// A child starts with this file itself.
launch(process.argv.slice(2), { version, supervised, entry: __filename, run }).then(
  (status) => {
    noteDone()
    process.exit(status)
  },
  async (error) => {
    const { endOf } = await import('./process/crash.ts')
    const { text, status } = endOf(error, { file: null }, version)
    await complaints(process.stderr).write(text)
    noteDone()
    process.exitCode = status
  },
)

async function run(argv: readonly string[]): Promise<number> {
  const found = compiled()
  if (found === null) throw new Error('The command is not compiled')
  for (const flag of flagsAtStart(argv[0])) setFlagsFromString(flag)
  const { loadCommand } = await import('./process/load-command.ts')
  const { command, keep } = loadCommand(found)
  const status = await command.run(argv)
  // The others are over before what they have compiled could be of use.
  if (supervised.has(argv[0] ?? '')) keep()
  return status
}
